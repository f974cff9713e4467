import { runInDurableObject } from 'cloudflare:test';
import { expect, it, onTestFinished } from 'vitest';
import { originFor } from '../../../worker/notify/origin.ts';
import { mailsTo, newMailbox, settle } from '../post.ts';
import { newAddress, startTable } from '../table.ts';

it('links in mails lead where the service says it is, and without that to this machine alone', () => {
  const set = { ORIGIN: 'https://parley.example' };
  expect(originFor(set, 'https://evil.example')).toBe('https://parley.example');
  expect(originFor(set, undefined)).toBe('https://parley.example');
  for (const here of ['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787']) expect(originFor({}, here)).toBe(here);
  for (const said of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'https://10.0.0.1',
    'nonsense',
    '',
  ]) {
    expect(originFor({}, said), said).toBeNull();
  }
  expect(originFor({}, undefined)).toBeNull();
});

it('nobody is mailed a link to wherever a request claims to have come', async () => {
  newAddress();
  const { players, host, room } = await startTable({ pace: 'daily' });
  await runInDurableObject(room, (instance) => {
    const { env } = instance as unknown as { env: { ORIGIN?: string | undefined } };
    const { ORIGIN } = env;
    env.ORIGIN = undefined;
    onTestFinished(() => void (env.ORIGIN = ORIGIN));
  });
  const address = newMailbox();
  const asked = await settle(players[0]!, { act: 'address', address, language: 'en' });
  expect(asked).toMatchObject({ status: 422, body: { reason: 'no_mail_here' } });
  expect(await host.host({ act: 'invite', address, language: 'en' })).toMatchObject({ status: 501, body: { reason: 'not_set_up' } });
  expect(await mailsTo(address)).toEqual([]);
});
