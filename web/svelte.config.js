import adapter from '@sveltejs/adapter-cloudflare';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one script that stands in pages themselves: it marks those that run one. */
const [, marking] = /<script>([^]*?)<\/script>/.exec(readFileSync(new URL('src/app.html', import.meta.url), 'utf8')) ?? [];
if (!marking) throw new Error('app.html marks no page');

/** By the mark of its styles, the component. */
const marked = new Map();

/** The mark that styles of one component bear, short: it stands on most of what a page draws. */
function markOf({ hash, css, filename }) {
  const mark = hash(filename ?? css).slice(-4);
  const other = marked.get(mark) ?? filename;
  if (other !== filename) throw new Error(`${filename} and ${other} have one mark for their styles: rename one of them`);
  marked.set(mark, filename);
  return `_${mark}`;
}

/** @type {import('@sveltejs/kit').Config} */
export default {
  // every component is written in runes: what served the older syntax is left out
  compilerOptions: { runes: true, cssHash: markOf },
  kit: {
    adapter: adapter({ config: 'kit-build.toml' }),
    alias: { $shared: '../shared' },
    csp: {
      mode: 'nonce',
      directives: {
        'default-src': ['self'],
        'script-src': ['self', `sha256-${createHash('sha256').update(marking).digest('base64')}`],
        'style-src': ['self'],
        // the one style attribute there is: SvelteKit's own announcer of page changes
        'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
        'img-src': ['self', 'data:'],
        'connect-src': ['self'],
        'manifest-src': ['self'],
        'form-action': ['self'],
        'frame-ancestors': ['none'],
        'base-uri': ['none'],
        'object-src': ['none'],
      },
    },
    // pages send no referrer, so browsers send `Origin: null` with their forms; hooks.server.ts checks Sec-Fetch-Site instead
    csrf: { trustedOrigins: ['*'] },
    output: { bundleStrategy: 'split' },
    // a page carries no list of all others: the server says what a link leads to
    router: { resolution: 'server' },
    version: { pollInterval: 0 },
  },
};
