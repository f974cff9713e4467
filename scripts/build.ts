import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Builds the pages and bundles the worker with them to dist/, unless nothing has changed since it was last done. */

export const root = join(import.meta.dirname, '..');
export const bundle = join(root, 'dist/index.js');
export const pagesDirectory = join(root, 'web/.svelte-kit/cloudflare');

const pagesWorker = join(pagesDirectory, '_worker.js');
const stamp = join(root, 'dist/built');

/** What stands for the pages while there are none: the API works all the same. */
const NO_PAGES = `export default { fetch: () => new Response('no pages built', { status: 404 }) };\n`;

const inputs = ['package-lock.json', 'wrangler.toml', '{shared,worker,web}/**/*', 'scripts/build.ts'];

/** The release: the version of the package and a hash of everything it is built from. */
export function releaseOf(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256').update(version);
  const exclude = (path: string) => /(^|\/)(node_modules|\.svelte-kit|\.wrangler)(\/|$)/.test(path);
  for (const path of globSync(inputs, { cwd: root, exclude }).sort()) {
    if (statSync(join(root, path)).isFile()) hash.update(path).update(readFileSync(join(root, path)));
  }
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}

function run(command: string, args: string[], cwd = root): void {
  execFileSync(join(root, 'node_modules/.bin', command), args, {
    cwd,
    stdio: ['ignore', process.env['PARLEY_QUIET'] ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: process.env['WRANGLER_LOG'] ?? 'warn' },
  });
}

export function buildPages(): void {
  if (existsSync(join(root, 'web/vite.config.ts'))) run('vite', ['build', '--logLevel', 'warn'], join(root, 'web'));
}

/** The files of all that a page may fetch by itself, each with what it needs (web/vite.config.ts). */
function filesOfSources(): string {
  const path = join(root, 'web/.svelte-kit/output/client/.vite/files.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '{}';
}

/** The styles that a page links only if it shows what they are for (web/pieces.ts), each with the classes of that. */
function seldomStyles(): Record<string, string[]> {
  const assets = join(root, 'web/.svelte-kit/output/client/_app/immutable/assets');
  const files = globSync('{seldom,home}-*.css', { cwd: assets });
  return Object.fromEntries(files.map((file) => [file, [...new Set(readFileSync(join(assets, file), 'utf8').match(/\b_\w{4}\b/g))]]));
}

export function bundleWorker(release: string, deploy = false): void {
  if (!existsSync(pagesWorker)) {
    mkdirSync(dirname(pagesWorker), { recursive: true });
    writeFileSync(pagesWorker, NO_PAGES);
    writeFileSync(join(pagesDirectory, '.assetsignore'), '_worker.js\n');
  }
  const how = deploy ? [] : ['--dry-run', '--outdir', 'dist'];
  const defines = {
    PARLEY_CODE: JSON.stringify(release),
    PARLEY_FILES: filesOfSources(),
    PARLEY_SELDOM: JSON.stringify(seldomStyles()),
  };
  run('wrangler', ['deploy', ...how, ...Object.entries(defines).flatMap(([name, value]) => ['--define', `${name}:${value}`])]);
}

/** `pages: false` leaves the pages as they are. */
export function build({ pages = true, deploy = false } = {}): void {
  const release = releaseOf();
  if (!deploy && existsSync(bundle) && existsSync(stamp) && readFileSync(stamp, 'utf8') === release) return;
  console.log(`build: ${release}`);
  if (pages) buildPages();
  bundleWorker(release, deploy);
  if (pages && !deploy) writeFileSync(stamp, release);
}

if (import.meta.main) build({ pages: !process.argv.includes('--no-pages'), deploy: process.argv.includes('--deploy') });
