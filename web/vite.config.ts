import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { compiledTexts } from './compiled-texts.ts';

/**
 * What every page needs comes in one piece, what every table needs in another, and what many parts of a game need in a third:
 * small files compress badly. What leads from page to page comes apart, for tables do without it. What only forms of the host need stays out of it.
 * The styles of a game come in one piece too, so that whatever the server draws of it has them.
 */
const lib = new URL('src/lib/', import.meta.url);
const games = readdirSync(lib).filter((folder) => existsSync(new URL(`${folder}/Stage.svelte`, lib)));
const styles = ['play', ...games].map((folder) => ({
  name: `${folder}-style`,
  test: new RegExp(String.raw`/lib/${folder}/(?!Cover).*(type=style|\.css)`),
}));
const groups = [
  ...styles,
  {
    name: 'site',
    test: /node_modules\/(svelte(?!\/src\/(legacy|store))|esm-env|clsx|intl-messageformat|@formatjs)\/|(preload|dynamic-import)-helper|rolldown\/runtime|\/shared\/text\/(say|catalogue|kept|language)\.ts|\/shared\/pace\.ts|\/lib\/(here|speech|names|colours|soften|tables|play\/room\/time)\.ts|\/lib\/parts\/(Drawings|Icon|Logo|Shape|Who|Said)\.svelte/,
  },
  { name: 'pages', test: /node_modules\/(@sveltejs\/kit(?!.*\/app\/forms\.js)|devalue|svelte)\// },
  {
    name: 'table',
    test: /\/partysocket\/|\/shared\/(engine\/(patch|json|decision)|text\/desk-lines)\.ts|\/lib\/play\/(\w+\/)?((Explain|CatchUp|TablePage|TopBar|Menu|Clock|DecisionBar|Rail|Fold|Fairness|Unread)\.svelte|(hearing|keys|late|load|looked|missed|parts|screen|seat-room|stages|talkable|texts|undo|unread|waking)(\.svelte)?\.ts)/,
  },
  { name: 'rail', test: /\/lib\/play\/rail\/(Log|Plates|Talk)\.svelte/ },
  { name: 'over', test: /\/lib\/play\/rail\/(AfterPlay|Result)\.svelte/ },
  {
    name: 'comet-cards',
    test: /\/shared\/games\/comet\/(board|cards|names|picks|words|map\/board|data\/.*)\.(ts|json)|\/lib\/comet\/(\w+\/)?(Card|Drawings)\.svelte$/,
  },
  {
    name: 'centauri-cards',
    test: /\/shared\/games\/centauri\/(cards|picks|scoring|words)\.ts|\/lib\/centauri\/sky\/(Card|Globe)\.svelte$/,
  },
  {
    name: 'cosmic-cards',
    test: /\/shared\/games\/cosmic\/(cards\/cards|facts|totals\/(forces|lines)|words|words\/(words|log-lines))\.ts|\/lib\/cosmic\/(\w+\/)?(Answered|Card|Options|Sigil|Sprite|Stack)\.svelte$/,
  },
];

function fewPieces(): Plugin {
  return {
    name: 'parley-few-pieces',
    config: (_, { isSsrBuild }) => (isSsrBuild ? {} : { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  };
}

/** What brings tables to life is fetched by itself, as no part of the script that leads from page to page. */
function tablesAwake(): Plugin {
  return {
    name: 'parley-tables-awake',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('play/page/wake.ts', lib)), name: 'entry/table' });
    },
  };
}

interface Piece {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/**
 * Names the pieces of the pages so that SvelteKit finds the styles of all that its server draws. It asks what a page may fetch later
 * before it is done with what the page needs at once, and forgets what it meets on both ways; and it knows what is fetched later by the
 * name of its source, which a piece that is also needed at once somewhere does not bear.
 */
function stylesOfPages(): Plugin {
  return {
    name: 'parley-styles-of-pages',
    writeBundle: {
      order: 'post',
      handler({ dir }, bundle) {
        const file = `${dir}/.vite/manifest.json`;
        if (this.environment.name !== 'client' || !existsSync(file)) return;
        const pieces = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Piece>;
        /** What is fetched later, under the names of the components in it. */
        const named = (name: string): string[] => {
          const chunk = bundle[pieces[name]!.file];
          if (!name.startsWith('_') || chunk?.type !== 'chunk') return [name];
          const sources = chunk.moduleIds.filter((id) => id.endsWith('.svelte') && this.getModuleInfo(id)?.dynamicImporters.length);
          return sources.map((id) => {
            const source = relative(import.meta.dirname, id);
            pieces[source] ??= { file: pieces[name]!.file, imports: [name] };
            return source;
          });
        };
        const needed = (source: string, found = new Set<string>()): Set<string> => {
          if (found.has(source)) return found;
          found.add(source);
          for (const one of pieces[source]?.imports ?? []) needed(one, found);
          return found;
        };
        const later = Object.entries(pieces)
          .filter(([, { isEntry }]) => isEntry)
          .map(([source, page]) => ({ page, fetched: [...needed(source)].flatMap((one) => pieces[one]?.dynamicImports ?? []) }));
        for (const piece of Object.values(pieces)) delete piece.dynamicImports;
        for (const { page, fetched } of later) page.dynamicImports = [...new Set(fetched.flatMap(named))];
        writeFileSync(file, JSON.stringify(pieces));
      },
    },
  };
}

/** A script names the styles alone of what it may fetch: what a page needs first is named in the page itself, and most of the rest it has. */
const isNeeded = (path: string): boolean => path.endsWith('.css');

export default defineConfig({
  plugins: [compiledTexts(), fewPieces(), tablesAwake(), stylesOfPages(), sveltekit()],
  build: { modulePreload: { resolveDependencies: (_, paths) => paths.filter(isNeeded) } },
  server: { fs: { allow: ['..'] } },
});
