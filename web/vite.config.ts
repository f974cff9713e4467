import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { compiledTexts } from './compiled-texts.ts';
import { groups } from './pieces.ts';

const lib = new URL('src/lib/', import.meta.url);

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
        /** What is fetched later, under the names of the sources in it. */
        const named = (name: string): string[] => {
          const chunk = bundle[pieces[name]!.file];
          if (!name.startsWith('_') || chunk?.type !== 'chunk') return [name];
          const sources = chunk.moduleIds.filter((id) => /\.(svelte|ts)$/.test(id) && this.getModuleInfo(id)?.dynamicImporters.length);
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

/** What tables and home are sent from, and nothing else the server has to name. */
const NAMED = /^(src\/lib\/.*\.(svelte|ts)|\.\.\/shared\/(text\/..\/.*|games\/\w+\/words)\.ts)$/;

/** Writes down in which files each source comes that a page fetches by itself, so that the server can name them before a script asks. */
function filesOfSources(): Plugin {
  return {
    name: 'parley-files-of-sources',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }, bundle) {
      const needed = (file: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (found.has(file) || chunk?.type !== 'chunk') return found;
        found.add(file);
        for (const one of chunk.imports) needed(one, found);
        return found;
      };
      const files: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const isFetched = (id: string): boolean => {
          const { isEntry, dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
          return isEntry === true || dynamicImporters.length > 0;
        };
        for (const id of chunk.moduleIds.filter(isFetched)) {
          const source = relative(import.meta.dirname, id);
          if (NAMED.test(source)) files[source] = [...needed(chunk.fileName)];
        }
        // what home says is put together from several sources, and goes by the name it has there
        if (chunk.name.startsWith('home-')) files[chunk.name] = [...needed(chunk.fileName)];
      }
      writeFileSync(`${dir}/.vite/files.json`, JSON.stringify(files));
    },
  };
}

export default defineConfig({
  plugins: [compiledTexts(), fewPieces(), tablesAwake(), stylesOfPages(), filesOfSources(), sveltekit()],
  build: { modulePreload: { resolveDependencies: (_, paths) => paths.filter(isNeeded) } },
  server: { fs: { allow: ['..'] } },
});
