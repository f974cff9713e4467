import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { securityText } from '../../../worker/http/security-text.ts';
import app from '../../../worker/index.ts';
import { newAddress, openTable, send } from '../table.ts';

beforeEach(() => void newAddress());

it('answers of the API are kept by nobody, framed by nobody and can run nothing', async () => {
  const { host } = await openTable();
  for (const path of [host.api, '/api/nothing', '/api/l/p/x']) {
    const { headers } = await send(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

it('pages pass through with the same care', async () => {
  const seat = await send('/p/abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA');
  expect(seat.headers.get('x-from')).toBe('pages');
  expect(seat.headers.get('cache-control')).toBe('no-store');
  expect(seat.headers.get('x-robots-tag')).toContain('noindex');
  expect(seat.headers.get('referrer-policy')).toBe('no-referrer');
  const front = await send('/');
  expect(front.headers.get('cache-control')).toBeNull();
  expect(front.headers.get('x-robots-tag')).toBeNull();
  expect(front.headers.get('x-frame-options')).toBe('DENY');
  expect(front.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

it('what stands under /embed may be framed, and its script be used elsewhere', async () => {
  const frame = await send('/embed/abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA');
  expect(frame.headers.get('x-frame-options')).toBeNull();
  expect(frame.headers.get('content-security-policy')).toBe('frame-ancestors *');
  expect(frame.headers.get('cache-control')).toBe('no-store');
  expect(frame.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  // also for a frame that is shut off from its own origin
  for (const path of ['/embed.js', '/embed-frame.js', '/embed-options.js', '/embed-readers.js', '/_app/immutable/assets/0.css']) {
    const { headers } = await send(path);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
  for (const path of ['/embedded', '/embed', '/p/embed/', '/embed.json'])
    expect((await send(path)).headers.get('x-frame-options')).toBe('DENY');
});

it('browsers are told to come by https alone, where they did', async () => {
  const { host } = await openTable();
  for (const path of [host.api, host.link, '/', '/api/nothing']) {
    expect((await send(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = await exports.default.fetch(new Request(`http://parley.test${path}`));
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  }
});

describe('security.txt', () => {
  const ask = (env: Partial<Env>) => securityText('https://parley.example', env, Date.UTC(2026, 10, 16, 12));

  it('names whom to tell, until when that holds and where it stands', () => {
    expect(ask({ SECURITY_CONTACT: 'https://parley.example/security' })).toBe(
      [
        'Contact: https://parley.example/security',
        'Expires: 2027-05-15T00:00:00.000Z',
        'Preferred-Languages: en, ru, uk',
        'Canonical: https://parley.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    expect(ask({ SECURITY_CONTACT: 'sec@parley.example' })).toContain('Contact: mailto:sec@parley.example\n');
    expect(ask({ MAIL_FROM: 'table@parley.example' })).toContain('Contact: mailto:table@parley.example\n');
    expect(ask({})).toBeNull();
  });

  it('is served as plain text, and is not there where nobody is named', async () => {
    expect((await send('/.well-known/security.txt')).headers.get('x-from')).toBe('pages');
    const named = await app.request('https://parley.test/.well-known/security.txt', {}, { ...env, MAIL_FROM: 'table@parley.example' });
    expect(named.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await named.text()).toContain('Canonical: https://parley.test/.well-known/security.txt');
  });
});
