import { Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, pagesDirectory, root } from './build.ts';

export interface Serving {
  /** 0 takes any free port. */
  port: number;
  /** The folder that keeps the rooms; without one they live as long as the process. */
  state?: string;
  /** Variables of the worker. */
  vars?: Record<string, string>;
  /** Writes that one address may send in ten seconds. */
  flood?: number;
  log?: LogLevel;
}

export interface Served {
  url: URL;
  stop(): Promise<void>;
}

/** The same as in production: the wrangler file names it. */
function compatibilityDate(): string {
  const [, date] = /^compatibility_date = "(.+)"$/m.exec(readFileSync(join(root, 'wrangler.toml'), 'utf8')) ?? [];
  if (!date) throw new Error('wrangler.toml names no compatibility_date');
  return date;
}

/** Serves the built worker by Miniflare alone: `wrangler dev` puts proxies before it that cost three quarters of the speed. */
export async function serve({ port, state, vars = {}, flood = 300, log = LogLevel.WARN }: Serving): Promise<Served> {
  const options: MiniflareOptions = {
    host: '127.0.0.1',
    port,
    log: new Log(log),
    cf: false,
    name: 'parley',
    modules: [{ type: 'ESModule', path: bundle }],
    compatibilityDate: compatibilityDate(),
    compatibilityFlags: ['nodejs_als'],
    bindings: vars,
    durableObjects: { ROOMS: { className: 'GameRoom', useSQLite: true } },
    ...(state !== undefined && { durableObjectsPersist: state }),
    ratelimits: { FLOOD: { namespace_id: '1001', simple: { limit: flood, period: 10 } } },
    assets: {
      directory: pagesDirectory,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: false },
      assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: 'none' },
    },
  };
  const miniflare = new Miniflare(options);
  const url = await miniflare.ready;
  return { url, stop: () => miniflare.dispose() };
}
