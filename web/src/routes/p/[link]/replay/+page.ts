/** Drawn by the server, step by step; a script of its own fetches the next. */
export const csr = false;
