/** Said as a page is closed from outside because its link has too many of them open. A page that hears it does not fight for its place. */
export const DISPLACED = 4429;
