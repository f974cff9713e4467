/** The reader has asked for no motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
