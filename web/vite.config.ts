import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { compiledTexts } from './compiled-texts.ts';

/**
 * What every page needs comes in one piece, what every table needs in another, and what many parts of a game need in a third:
 * small files compress badly. What only forms of the host need stays out of it.
 * The styles of a game come in one piece too, so that whatever the server draws of it has them.
 */
const styles = ['play', 'centauri', 'comet', 'cosmic'].map((folder) => ({
  name: `${folder}-style`,
  test: new RegExp(String.raw`/lib/${folder}/.*(type=style|\.css)`),
}));
const groups = [
  ...styles,
  {
    name: 'site',
    test: /node_modules\/(svelte|@sveltejs(?!.*\/app\/forms\.js)|esm-env|devalue|clsx|intl-messageformat|@formatjs)\/|preload-helper|\/shared\/text\/(say|catalogue|language)\.ts|\/lib\/(speech|names|colours)\.ts|\/lib\/parts\/(Drawings|Icon|Logo|Shape|Who|Said)\.svelte/,
  },
  {
    name: 'table',
    test: /\/partysocket\/|\/shared\/(pace|engine\/(patch|json|decision)|text\/desk-lines)\.ts|\/lib\/tables\.ts|\/lib\/play\/((TablePage|TopBar|Menu|Clock|DecisionBar|Rail|Fold|Fairness|Undo)\.svelte|(keys|late|load|parts|screen|seat-room|stages|talkable|texts|time)(\.svelte)?\.ts)/,
  },
  { name: 'over', test: /\/lib\/play\/(AfterPlay|Result)\.svelte/ },
  {
    name: 'comet-cards',
    test: /\/shared\/games\/comet\/(board|cards|names|picks|words|data\/.*)\.(ts|json)|\/lib\/comet\/(Card|Drawings)\.svelte$/,
  },
  { name: 'cosmic-cards', test: /\/shared\/games\/cosmic\/(cards|facts|words)\.ts|\/lib\/cosmic\/(Card|Sigil|Sprite|Stack)\.svelte$/ },
];

function fewPieces(): Plugin {
  return {
    name: 'parley-few-pieces',
    config: (_, { isSsrBuild }) => (isSsrBuild ? {} : { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  };
}

export default defineConfig({
  plugins: [compiledTexts(), fewPieces(), sveltekit()],
  server: { fs: { allow: ['..'] } },
});
