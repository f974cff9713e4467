/** The pages as SvelteKit builds them. */
declare module '*/_worker.js' {
  const pages: { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };
  export default pages;
}

declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

/** Of what paints pictures, what we use: its own types speak of a browser. */
declare module '@resvg/resvg-wasm' {
  export function initWasm(module: WebAssembly.Module): Promise<void>;
  export class Resvg {
    constructor(svg: string, options: { font: { fontBuffers: Uint8Array[]; defaultFontFamily: string } });
    render(): { asPng(): Uint8Array; free(): void };
    free(): void;
  }
}
