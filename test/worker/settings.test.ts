import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { demandSettings, wrongSettings } from '../../worker/settings.ts';

const { PUSH_KEY } = env as unknown as { PUSH_KEY: string };
const jwk = JSON.parse(PUSH_KEY) as JsonWebKey;

describe('settings', () => {
  it('are right where there are none, and with keys as the project makes them', () => {
    expect(wrongSettings({})).toEqual([]);
    expect(wrongSettings({ LINK_KEY: '', PUSH_KEY: '' })).toEqual([]);
    expect(wrongSettings({ LINK_KEY: 'x'.repeat(43), PUSH_KEY })).toEqual([]);
    expect(
      wrongSettings({
        SMTP_URL: 'smtp://name:p%40ss@mail.example:587',
        MAIL_FROM: 'table@parley.example',
        ORIGIN: 'https://parley.example:8443',
        KEEP_FINISHED_DAYS: '30',
      }),
    ).toEqual([]);
  });

  it.each([
    { LINK_KEY: 'secret' },
    { PUSH_KEY: 'secret' },
    { PUSH_KEY: '"secret"' },
    { PUSH_KEY: 'null' },
    { PUSH_KEY: JSON.stringify({ ...jwk, d: undefined }) },
    { PUSH_KEY: JSON.stringify({ ...jwk, crv: 'P-384' }) },
    { PUSH_KEY: JSON.stringify({ ...jwk, x: 'short' }) },
    { SMTP_URL: 'mail.example:587' },
    { SMTP_URL: 'https://name:word@mail.example' },
    { SMTP_URL: 'smtp://name:a@b@c:99999' },
    { MAIL_FROM: 'Table <t@parley.example>' },
    { ORIGIN: 'cards.example' },
    { ORIGIN: 'https://cards.example/play' },
    { ORIGIN: 'https://cards.example/' },
    { ORIGIN: 'javascript:alert(1)' },
    { KEEP_UNFINISHED_DAYS: 'soon' },
    { KEEP_FINISHED_DAYS: '3' },
  ])('%j are refused with what to do, and are not repeated', (wrong) => {
    const [name, value] = Object.entries(wrong)[0]!;
    const [said, ...more] = wrongSettings(wrong);
    expect(more).toEqual([]);
    expect(said).toContain(name);
    expect(said).toMatch(/Make one with: node scripts\/keys\.ts|Write /);
    expect(said).not.toContain(value);
    expect(() => demandSettings(wrong)).toThrow(said);
  });
});
