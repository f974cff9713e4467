import { existsSync, readdirSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { compiledTexts } from './compiled-texts.ts';

/**
 * What every page needs comes in one piece, what every table needs in another, and what many parts of a game need in a third:
 * small files compress badly. What only forms of the host need stays out of it.
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
    test: /node_modules\/(svelte|@sveltejs(?!.*\/app\/forms\.js)|esm-env|devalue|clsx|intl-messageformat|@formatjs)\/|(preload|dynamic-import)-helper|rolldown\/runtime|\/shared\/text\/(say|catalogue|kept|language)\.ts|\/lib\/(speech|names|colours|soften)\.ts|\/lib\/parts\/(Drawings|Icon|Logo|Shape|Who|Said)\.svelte/,
  },
  {
    name: 'table',
    test: /\/partysocket\/|\/shared\/(pace|engine\/(patch|json|decision)|text\/desk-lines)\.ts|\/lib\/tables\.ts|\/lib\/play\/(\w+\/)?((Explain|CatchUp|TablePage|TopBar|Menu|Clock|DecisionBar|Rail|Fold|Fairness|Unread)\.svelte|(hearing|keys|late|load|looked|missed|parts|screen|seat-room|stages|talkable|texts|time|undo|unread)(\.svelte)?\.ts)/,
  },
  { name: 'over', test: /\/lib\/play\/rail\/(AfterPlay|Result)\.svelte/ },
  {
    name: 'comet-cards',
    test: /\/shared\/games\/comet\/(board|cards|names|picks|words|data\/.*)\.(ts|json)|\/lib\/comet\/(\w+\/)?(Card|Drawings)\.svelte$/,
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

/** A script names the styles alone of what it may fetch: what a page needs first is named in the page itself, and most of the rest it has. */
const isNeeded = (path: string): boolean => path.endsWith('.css');

export default defineConfig({
  plugins: [compiledTexts(), fewPieces(), sveltekit()],
  build: { modulePreload: { resolveDependencies: (_, paths) => paths.filter(isNeeded) } },
  server: { fs: { allow: ['..'] } },
});
