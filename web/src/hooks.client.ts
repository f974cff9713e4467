import type { HandleClientError } from '@sveltejs/kit';

/** To a table the browser leads, and not the script of the pages (worker/index.ts): that it knows no way there is no failure. */
export const handleError: HandleClientError = ({ error, status }) => {
  if (status !== 404) console.error(error);
};
