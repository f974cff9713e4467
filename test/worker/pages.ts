interface Bindings {
  API: { fetch(path: string): Promise<Response> };
}

/** What a frame is drawn from. */
const FRAME = /^\/embed\/(readers\/)?([^/]+)$/;

let drawn = 0;

/** Stands for the built pages; each page is numbered, and a frame says what it was drawn from. */
export default {
  fetch: async (request: Request, { API }: Bindings): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const [, isReaders, link] = FRAME.exec(pathname) ?? [];
    const read = link ? await API.fetch(`/v1/${isReaders ? 'readers' : 'tables'}/${link}`) : null;
    const text = read ? await read.text() : `page ${pathname}`;
    return new Response(text, { status: read?.status ?? 200, headers: { 'X-From': 'pages', 'X-Nth': String(++drawn) } });
  },
};
