import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { compiledTexts } from './compiled-texts.ts';

/** What every page needs comes in one piece, and what every table needs in another: small files compress badly. */
const groups = [
  {
    name: 'site',
    test: /node_modules\/(svelte|@sveltejs|esm-env|devalue|clsx|intl-messageformat|@formatjs)\/|preload-helper|\/shared\/text\/(say|catalogue|language)\.ts|\/lib\/(speech|names|colours)\.ts|\/lib\/parts\/(Icon|Logo|Shape|Who|Said)\.svelte/,
  },
  {
    name: 'table',
    test: /node_modules\/partysocket\/|\/shared\/(pace|engine\/(patch|json|decision))\.ts|\/lib\/tables\.ts|\/lib\/play\/(TablePage|TopBar|Menu|Clock|DecisionBar|Rail|Fold|Fairness)\.svelte|\/lib\/play\/[a-z-]+(\.svelte)?\.ts/,
  },
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
