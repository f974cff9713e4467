import { beforeEach, expect, it } from 'vitest';
import { newAddress, openTable, send } from './table.ts';

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
