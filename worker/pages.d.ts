/** The pages as SvelteKit builds them. */
declare module '*/_worker.js' {
  const pages: { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };
  export default pages;
}
