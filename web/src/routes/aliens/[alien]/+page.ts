/** Drawn by the server alone: there is nothing to press but links and forms, and much to say. */
export const csr = false;
