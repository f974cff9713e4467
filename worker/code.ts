declare const PARLEY_CODE: string | undefined;

/** The release that is running; put in by the build. */
export const CODE: string = typeof PARLEY_CODE === 'string' ? PARLEY_CODE : 'dev';
