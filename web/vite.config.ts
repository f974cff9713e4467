import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { compiledTexts } from './compiled-texts.ts';

export default defineConfig({
  plugins: [compiledTexts(), sveltekit()],
  server: { fs: { allow: ['..'] } },
});
