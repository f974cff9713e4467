import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import app from '../../../worker/index.ts';
import { newAddress, openTable } from '../table.ts';

beforeEach(() => void newAddress());

/** All that goes to the log from now on. */
function logged(): () => string {
  const said: string[] = [];
  const spies = (['log', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts) => void said.push(parts.map(String).join(' '))),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return () => said.join('\n');
}

describe('the log', () => {
  it('of a failure says which door it was, and not whose link', async () => {
    const log = logged();
    const secret = 'AbcdefghijklmnopqrstuV';
    const broken = { getByName: () => ({ reply: () => Promise.reject(new Error('broken')) }) };
    for (const link of [`abcdefghijkl.${secret}`, `abcdefghijkl,${secret}`, `abcdefghijkl%2E${secret}`, secret]) {
      const { status } = await app.request(`https://parley.test/api/l/p/${link}/export`, {}, { ...env, ROOMS: broken });
      expect(status).toBe(500);
    }
    expect(log()).toContain('/api/l/:role/:link/export');
    expect(log()).toContain('broken');
    expect(log()).not.toContain(secret);
  });

  it('of news that could not be posted does not say where to', async () => {
    const table = await openTable();
    const log = logged();
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input) => Promise.reject(new TypeError(`no way to ${String(input)}`)));
    onTestFinished(() => fetching.mockRestore());
    await table.host.host({ act: 'webhook', address: 'https://hooks.example/services/T0KEN' });
    await vi.waitUntil(() => log().includes('delivery'), { timeout: 3_000 });
    expect(log()).toMatch(/^delivery news try 1: TypeError$/);
  });
});
