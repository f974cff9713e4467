/** `auto` is the device's own. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
