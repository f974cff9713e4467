import { afterEach, beforeAll, expect, it } from 'vitest';
import { build } from '../../scripts/build.ts';
import { serve, type Served } from '../../scripts/serve.ts';

/** The mails that a laptop keeps hold links to seats. */

let served: Served | null = null;
beforeAll(() => build());
afterEach(async () => {
  await served?.stop();
  served = null;
});

async function open(vars: Record<string, string> = {}): Promise<(headers?: Record<string, string>) => Promise<number>> {
  served = await serve({ port: 0, vars: { LINK_KEY: 'k'.repeat(43), ...vars } });
  const { url } = served;
  return async (headers = {}) => (await fetch(new URL('/dev/outbox', url), { headers })).status;
}

it('is shown to who sits before the machine, and to nobody behind a proxy, whatever host they name', async () => {
  const look = await open();
  expect(await look()).toBe(200);
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via', 'X-Forwarded-Host'])
    expect(await look({ [name]: '192.0.2.7' }), name).toBe(404);
});

it.each([{ ORIGIN: 'https://parley.example' }, { ADDRESS_HEADER: 'X-Real-IP' }])(
  'is shown to nobody where the service is one for others: %j',
  async (vars) => {
    expect(await (await open(vars))()).toBe(404);
  },
);
