/** Where the words of the game are found that are at hand before the page is drawn: on the server, which waits for nothing while drawing. */
export const WORDS = Symbol('words');
