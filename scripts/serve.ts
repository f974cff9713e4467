import { Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, pagesDirectory, root } from './build.ts';

export interface Serving {
  /** 0 takes any free port. */
  port: number;
  /** The folder that keeps the rooms; without one they live as long as the process. */
  state?: string;
  /** Variables of the worker. */
  vars?: Record<string, string>;
  /** Writes that one address may send in ten seconds, tables it may set and letters it may have sent. */
  flood?: number;
  log?: LogLevel;
}

export interface Served {
  url: URL;
  runtime: Miniflare;
  stop(): Promise<void>;
}

const NO_FILE = `export default { fetch: () => new Response(null, { status: 404 }) };`;

/** The same as in production: the wrangler file names it. */
export function compatibilityDate(): string {
  const [, date] = /^compatibility_date = "(.+)"$/m.exec(readFileSync(join(root, 'wrangler.toml'), 'utf8')) ?? [];
  if (!date) throw new Error('wrangler.toml names no compatibility_date');
  return date;
}

/**
 * Serves the built worker by Miniflare alone: `wrangler dev` puts proxies before it that cost three quarters of the speed.
 * For the same reason the static files stand behind the worker, which asks for them itself, and not before it.
 */
export async function serve({ port, state, vars = {}, flood, log = LogLevel.WARN }: Serving): Promise<Served> {
  const compiled = globSync('*.wasm', { cwd: dirname(bundle) }).map((name) => ({
    type: 'CompiledWasm' as const,
    path: join(dirname(bundle), name),
  }));
  const options: MiniflareOptions = {
    host: '127.0.0.1',
    port,
    log: new Log(log),
    cf: false,
    ...(state !== undefined && { durableObjectsPersist: state }),
    workers: [
      {
        name: 'parley',
        modules: [{ type: 'ESModule', path: bundle }, ...compiled],
        compatibilityDate: compatibilityDate(),
        compatibilityFlags: ['nodejs_als', 'enable_request_signal'],
        bindings: {
          ...vars,
          ...(flood !== undefined && { FLOOD_LIMIT: String(flood), TABLE_LIMIT: String(flood), LETTER_LIMIT: String(flood) }),
        },
        // what is not sent is kept to be looked at: /dev/outbox
        durableObjects: {
          ROOMS: { className: 'GameRoom', useSQLite: true },
          QUOTAS: { className: 'Quota', useSQLite: true },
          READERS: { className: 'Readers', useSQLite: true },
          OUTBOX: { className: 'Outbox', useSQLite: true },
        },
        serviceBindings: { ASSETS: 'parley-files' },
      },
      {
        name: 'parley-files',
        modules: [{ type: 'ESModule', path: 'files.js', contents: NO_FILE }],
        compatibilityDate: compatibilityDate(),
        assets: {
          directory: pagesDirectory,
          routerConfig: { has_user_worker: true },
          assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: 'none' },
        },
      },
    ],
  };
  const runtime = new Miniflare(options);
  const url = await runtime.ready;
  return { url, runtime, stop: () => runtime.dispose() };
}
