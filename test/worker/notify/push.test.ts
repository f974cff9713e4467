import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { fromBase64url, toBase64url } from '../../../worker/base64url.ts';
import { encrypt, publicKeyOf, type Subscription } from '../../../worker/notify/senders/push.ts';
import { later, MINUTE } from '../post.ts';
import { newAddress, type Person, post, startTable, stored } from '../table.ts';

beforeEach(() => void newAddress());

const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;

const imported = (d: string, q: string) => {
  const point = fromBase64url(q);
  const jwk = { kty: 'EC', crv: 'P-256', d, x: toBase64url(point.slice(1, 33)), y: toBase64url(point.slice(33)) };
  return crypto.subtle.importKey('jwk', jwk, P256, true, ['deriveBits']);
};

describe('what is pushed', () => {
  it('is sealed as the example in RFC 8291 has it', async () => {
    const to: Subscription = {
      endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    };
    const ours = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
    const pair = {
      privateKey: await imported('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', ours),
      publicKey: await crypto.subtle.importKey('raw', fromBase64url(ours), P256, true, []),
    };
    const body = await encrypt(to, 'When I grow up, I want to be a watermelon', { pair, salt: fromBase64url('DGv6ra1nlYgDCS1FRnbzlw') });
    expect(toBase64url(body)).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });
});

/** A browser that can read what it is sent. */
async function browser(endpoint: string) {
  const pair = (await crypto.subtle.generateKey(P256, true, ['deriveBits'])) as CryptoKeyPair;
  const own = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const text = (said: string) => new TextEncoder().encode(said);
  const hkdf = async (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) => {
    const key = await crypto.subtle.importKey('raw', secret as Uint8Array<ArrayBuffer>, 'HKDF', false, ['deriveBits']);
    return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info } as never, key, length * 8));
  };
  return {
    subscription: { endpoint, keys: { p256dh: toBase64url(own), auth: toBase64url(auth) } },
    async read(body: Uint8Array): Promise<unknown> {
      const salt = body.slice(0, 16);
      const sender = body.slice(21, 21 + body[20]!);
      const theirs = await crypto.subtle.importKey('raw', sender, P256, true, []);
      const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs } as never, pair.privateKey, 256));
      const secret = await hkdf(shared, auth, new Uint8Array([...text('WebPush: info\0'), ...own, ...sender]), 32);
      const key = await crypto.subtle.importKey(
        'raw',
        await hkdf(secret, salt, text('Content-Encoding: aes128gcm\0'), 16),
        'AES-GCM',
        false,
        ['decrypt'],
      );
      const iv = await hkdf(secret, salt, text('Content-Encoding: nonce\0'), 12);
      const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body.slice(21 + body[20]!)));
      return JSON.parse(new TextDecoder().decode(plain.slice(0, -1)));
    },
  };
}

interface Call {
  url: string;
  headers: Headers;
  body: Uint8Array;
}

/** Stands for the push service: says this to whoever comes. */
function pushService(...answers: number[]): { calls: Call[]; spy: MockInstance } {
  const calls: Call[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    calls.push({ url: String(input), headers: new Headers(init!.headers), body: new Uint8Array(init!.body as Uint8Array) });
    return new Response(null, { status: answers[Math.min(calls.length, answers.length) - 1]! });
  });
  return { calls, spy };
}

const subscribe = (person: Person, subscription: Subscription) => post(`${person.api}/push`, { act: 'subscribe', ...subscription });

describe('a browser', () => {
  it('is told that it is its seat’s move, without a hand or a link, at a live table too', async () => {
    const { calls, spy } = pushService(201);
    const table = await startTable({ pace: 'live', title: 'Friday table' });
    const phone = await browser('https://push.example/one');
    const { status, body } = await subscribe(table.players[0]!, phone.subscription);
    expect(status).toBe(200);
    expect(body.own!.pushed).toBe(1);
    expect(body.push).toBe(publicKeyOf({ PUSH_KEY: (await import('cloudflare:workers')).env['PUSH_KEY' as never] }));
    await later(table, 30_000);
    await vi.waitUntil(() => calls.length > 0, { timeout: 3_000 });
    const [call] = calls;
    expect(call!.url).toBe('https://push.example/one');
    expect(call!.headers.get('content-encoding')).toBe('aes128gcm');
    expect(await phone.read(call!.body)).toMatchObject({ room: table.host.room, seat: 0, title: 'Your move: Friday table' });
    expect(JSON.stringify(await phone.read(call!.body))).not.toContain(table.players[0]!.secret);
    const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(call!.headers.get('authorization')!)!;
    const [head, claims, signature] = token!.split('.');
    expect(JSON.parse(new TextDecoder().decode(fromBase64url(claims!)))).toMatchObject({ aud: 'https://push.example' });
    const point = await crypto.subtle.importKey('raw', fromBase64url(key!), { name: 'ECDSA', namedCurve: 'P-256' }, true, ['verify']);
    const isTrue = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      point,
      fromBase64url(signature!),
      new TextEncoder().encode(`${head}.${claims}`),
    );
    expect(isTrue).toBe(true);
    spy.mockRestore();
  });

  it.each([404, 410])('that is gone (%i) is forgotten', async (status) => {
    const { calls, spy } = pushService(status);
    const table = await startTable({ pace: 'daily', options: { planning: 'open' } });
    const phone = await browser('https://push.example/gone');
    await subscribe(table.players[0]!, phone.subscription);
    await later(table, 2 * MINUTE);
    await vi.waitUntil(async () => (await table.players[0]!.page()).own!.pushed === 0, { timeout: 3_000 });
    expect(calls).toHaveLength(1);
    expect(await stored(table.room)).not.toContain('push.example');
    spy.mockRestore();
  });

  it('is told later if the push service is down, and once', async () => {
    const { calls, spy } = pushService(503, 201);
    const table = await startTable({ pace: 'daily', options: { planning: 'open' } });
    const phone = await browser('https://push.example/later');
    await subscribe(table.players[0]!, phone.subscription);
    await later(table, 2 * MINUTE);
    await vi.waitUntil(() => calls.length === 1, { timeout: 3_000 });
    await later(table, 2 * MINUTE);
    await vi.waitUntil(() => calls.length === 2, { timeout: 3_000 });
    await later(table, 10 * MINUTE);
    expect(calls).toHaveLength(2);
    spy.mockRestore();
  });

  it('that is at the table is told nothing, and one that says so nothing more', async () => {
    const { calls, spy } = pushService(201);
    const table = await startTable({ pace: 'daily', options: { planning: 'open' } });
    const phone = await browser('https://push.example/two');
    await subscribe(table.players[0]!, phone.subscription);
    await subscribe(table.players[0]!, phone.subscription);
    expect((await table.players[0]!.page()).own!.pushed).toBe(1);
    const page = await table.players[0]!.open();
    await later(table, 2 * MINUTE);
    page.close();
    await post(`${table.players[0]!.api}/push`, { act: 'unsubscribe', endpoint: 'https://push.example/two' });
    await later(table, 20 * 60 * MINUTE);
    expect(calls).toEqual([]);
    spy.mockRestore();
  });

  it.each(['http://push.example/x', 'https://127.0.0.1/x', 'https://localhost/x', 'https://push.example:8443/x', 'https://router.local/x'])(
    'that leads into the house is refused: %s',
    async (endpoint) => {
      const { players } = await startTable();
      const { subscription } = await browser(endpoint);
      expect((await subscribe(players[0]!, subscription)).status).toBe(422);
    },
  );

  it('with keys that are none is refused', async () => {
    const { players } = await startTable();
    expect((await subscribe(players[0]!, { endpoint: 'https://push.example/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } })).status).toBe(400);
  });
});
