import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { type Language, languages } from '../../shared/text/language.ts';

/** A copy of the house in which one more game stands: its own files, one line on the shelf, and its name, pitch and choices among the texts. */

const root = join(import.meta.dirname, '../..');

const rules = readFileSync(join(root, 'test/engine/toy.ts'), 'utf8').replaceAll('../../shared/', '../../');
const files: Record<string, string> = {
  'shared/games/toy/rules.ts': rules,
  'shared/games/toy/words.ts': `export const words = {
    lines: ({ type }) => [{ key: 'toy.log.' + type }],
    option: (option) => ({ key: 'toy.option', of: { option } }),
  };`,
  'web/src/lib/toy/Stage.svelte': `<script>const { room, names } = $props();</script>
    <main>toy stage{#if room}{' '}for {names.join(' and ')}: {room.page.view.play.decisions.map(({ about }) => about.key).join()}{/if}</main>`,
  'web/src/lib/toy/Guide.svelte': '<p>toy guide</p>',
  'web/src/lib/toy/Cover.svelte': '<p>toy cover</p>',
  'web/src/lib/toy/embed/Board.svelte': '<p>toy board</p>',
  'web/src/lib/toy/embed/Hand.svelte': '<p>toy hand</p>',
  'web/src/lib/toy/embed/facts.ts': `export const line = ({ round }) => ({ key: 'toy.round', of: { round } });`,
  'web/src/lib/toy/embed/picture.ts': `export const ground = '#123456'; export const picture = () => '<g>toy picture</g>';`,
};
for (const language of languages) {
  files[`shared/text/${language}/toy/board.ts`] = `export const toy = {
    'toy.number': '${language}: which number?', 'toy.option': '${language}: {option}',
    'toy.log.picked': 'x', 'toy.log.opened': 'y', 'toy.log.closed': 'z',
  };`;
  files[`shared/text/${language}/toy/guide.ts`] = `export const guide = { 'guide.toy.lead': '${language}: a toy' };`;
}

const LINE = `  toy: { rules: toy, bot: (_view, { fallback }) => fallback },\n`;

/** What is said of it before a table is set, by the file of each language that it goes into. */
const saidBefore = (language: Language): Record<string, Record<string, string>> => ({
  'common.ts': { 'game.toy': `${language}: Toy` },
  'site/site.ts': {
    'site.game.toy': `${language}: a game for tests`,
    'site.game.toy.players': '2–3',
    'site.game.toy.time': `${language}: 1 min`,
  },
  'site/options.ts': {
    'toy.option.length': `${language}: Length`,
    ...Object.fromEntries(
      ['short', 'long'].flatMap((choice) => [
        [`toy.option.length.${choice}`, `${language}: ${choice}`],
        [`toy.option.length.${choice}.help`, `${language}: a ${choice} one`],
      ]),
    ),
  },
});

/** What SvelteKit and the platform bring along, as far as a page that is drawn and a room without sockets ask for it. */
const outside: Record<string, string> = {
  '$app/forms': 'export const enhance = () => {}; export const applyAction = async () => {};',
  '$app/navigation': 'export const goto = async () => {};',
  'cloudflare:workers': `globalThis.WebSocketRequestResponsePair ??= class {};
    export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }`,
  'cloudflare:sockets': `export const connect = () => { throw new Error('no sockets here'); };`,
};
/** What the layout tells every page: where it is. */
files['web/src/lib/Layout.svelte'] = `<script>
  import { setHere } from '$lib/here.ts';
  const { path, Page, data } = $props();
  setHere(() => path);
</script>
<Page {data} form={null} />`;

const fileOf = (module: string): string => `outside/${module.replace(/\W/g, '-')}.js`;

/** Writes into a file of the copy. */
function change(house: string, path: string, edit: (text: string) => string): void {
  const before = readFileSync(join(house, path), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`nothing to change in ${path}`);
  writeFileSync(join(house, path), after);
}

export interface House {
  load: <M>(path: string) => Promise<M>;
  close: () => Promise<void>;
}

export async function openHouse(): Promise<House> {
  const house = mkdtempSync(join(tmpdir(), 'parley-toy-'));
  for (const part of ['shared', 'worker', 'web/src/lib', 'web/src/routes'])
    cpSync(join(root, part), join(house, part), { recursive: true });
  cpSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const [module, text] of Object.entries(outside)) files[fileOf(module)] = text;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  change(
    house,
    'shared/games/shelf.ts',
    (text) => `import { toy } from './toy/rules.ts';\n${text.replace(/(shelf: .* = \{\n)/, `$1${LINE}`)}`,
  );
  for (const language of languages) {
    for (const [path, messages] of Object.entries(saidBefore(language))) {
      const lines = Object.entries(messages).map(([key, message]) => `  '${key}': '${message}',\n`);
      change(house, `shared/text/${language}/${path}`, (text) => text.replace(/^(?=\}.*;\n$)/m, lines.join('')));
    }
  }
  const server: ViteDevServer = await createServer({
    root: house,
    configFile: false,
    cacheDir: join(house, '.vite'),
    logLevel: 'error',
    plugins: [svelte({ configFile: false })],
    resolve: {
      alias: {
        ...Object.fromEntries(Object.keys(outside).map((module) => [module, join(house, fileOf(module))])),
        $lib: join(house, 'web/src/lib'),
        $shared: join(house, 'shared'),
      },
    },
    ssr: { noExternal: ['worker-mailer'] },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  return {
    load: async <M>(path: string) => (await server.ssrLoadModule(path)) as M,
    close: async () => {
      await server.close();
      rmSync(house, { recursive: true });
    },
  };
}
