import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { build, root } from '../../scripts/build.ts';

beforeAll(() => build());

it('no secret gets into the log, however its link is mistyped', async () => {
  const state = mkdtempSync(join(tmpdir(), 'parley-logs-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'served.ts'), state], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await once(child.stdout, 'data');
    const origin = said.trim();
    const table = { game: 'centauri', seats: 2, pace: 'live', host: 'Ann' };
    const made = await fetch(`${origin}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    const { host } = (await made.json()) as { host: string };
    const [room, secret] = host.slice(3).split('.') as [string, string];
    const links = [
      `${room}.${secret}`,
      `${room},${secret}`,
      `${room}%2E${secret}`,
      `${room}.${secret}x`,
      `${room}.${secret}%00`,
      `.${secret}`,
      secret,
    ];
    const statuses = new Set<number>();
    for (const link of links) {
      for (const path of [
        `/h/${link}`,
        `/H/${link}`,
        `/h/${link}/`,
        `/h/${link}/nothing`,
        `/x/${link}`,
        `/${link}`,
        `/api/l/h/${link}`,
        `/api/l/h/${link}/nothing`,
        `/api/${link}`,
      ]) {
        for (const method of ['GET', 'POST', 'PUT']) {
          const answer = await fetch(`${origin}${path}`, { method, redirect: 'manual', ...(method !== 'GET' && { body: '{' }) });
          await answer.arrayBuffer();
          statuses.add(answer.status);
        }
      }
    }
    expect(statuses).toContain(200);
    expect(statuses).toContain(404);
    expect(said.slice(origin.length)).not.toContain(secret);
  } finally {
    process.kill(-child.pid!, 'SIGKILL');
    await once(child, 'exit');
    rmSync(state, { recursive: true, force: true });
  }
});

it('the platform keeps no record of requests, whose addresses are links', () => {
  expect(readFileSync(join(root, 'wrangler.toml'), 'utf8')).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m);
});
