/** Stands for the built pages. */
export default {
  fetch: (request: Request): Response => new Response(`page ${new URL(request.url).pathname}`, { headers: { 'X-From': 'pages' } }),
};
