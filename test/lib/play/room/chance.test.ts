import { beforeEach, expect, it, vi } from 'vitest';

/** What a browser keeps, and what it sends. */
const drawer = new Map<string, string>();
const sent: string[] = [];
let network: () => Promise<Response>;
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => drawer.get(key) ?? null, setItem: (key: string, value: string) => drawer.set(key, value) },
  fetch: (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { bytes: string }).bytes);
    return network();
  },
});

/** A page that was just loaded. */
async function page() {
  vi.resetModules();
  return import('$lib/play/room/chance.ts');
}

beforeEach(() => {
  drawer.clear();
  sent.length = 0;
});

it('a seat adds once, however often its page looks', async () => {
  network = async () => new Response('{}');
  const { addChance, addedBy } = await page();
  await Promise.all([addChance('/p/a.b', 'f'), addChance('/p/a.b', 'f')]);
  await addChance('/p/a.b', 'f');
  expect(sent).toHaveLength(1);
  expect(addedBy('/p/a.b')).toEqual({ bytes: sent[0], fingerprint: 'f' });
});

it('a page that was left before it heard sends the same again', async () => {
  network = () => Promise.reject(new Error('left'));
  await (await page()).addChance('/p/a.b', 'f');
  network = async () => new Response('{}');
  await (await page()).addChance('/p/a.b', 'f');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

it('where another page was first, this one has added nothing, and asks no more', async () => {
  network = async () => new Response('{}', { status: 409 });
  const { addChance, addedBy } = await page();
  await addChance('/p/a.b', 'f');
  await addChance('/p/a.b', 'f');
  expect(sent).toHaveLength(1);
  expect(addedBy('/p/a.b')).toBeNull();
});
