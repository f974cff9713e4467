import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { below, commitment, dealSeed, farAhead, shuffle } from '../../shared/engine/random.ts';

const SEED = '0123456789abcdef'.repeat(4);

const blockOf = (number: string) =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from(SEED, 'hex'), Buffer.from(number, 'hex')]))
    .digest();

test('the stream is SHA-256 over seed and block number, as anyone can check', () => {
  const block = blockOf('0000000000000001');
  expect(below({ seed: SEED, drawn: 8 }, 2 ** 31)).toBe(block.readUInt32BE(0) % 2 ** 31);
  expect(below({ seed: SEED, drawn: 15 }, 2 ** 31)).toBe(block.readUInt32BE(28) % 2 ** 31);
});

test('so it is far ahead, where the number of a block needs more than 32 bits', () => {
  expect(below({ seed: SEED, drawn: (2 ** 36 + 2 ** 33 + 5) * 8 }, 2 ** 31)).toBe(blockOf('0000001200000005').readUInt32BE(0) % 2 ** 31);
});

test('the same seed and place give the same, another seed another', () => {
  const draw = (seed: string) => shuffle({ seed, drawn: 3 }, [...Array(20).keys()]).join();
  expect(draw(SEED)).toBe(draw(SEED));
  expect(draw(SEED)).not.toBe(draw('ff'.repeat(32)));
});

test('every number is about equally likely', () => {
  const chance = { seed: SEED, drawn: 0 };
  const counts = Array<number>(6).fill(0);
  for (let i = 0; i < 12_000; i++) counts[below(chance, 6)]!++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('a fallback draws far ahead and leaves the game as it was', () => {
  const chance = { seed: SEED, drawn: 5 };
  const ahead = farAhead(chance, 7);
  below(ahead, 10);
  expect(chance.drawn).toBe(5);
  expect(below(farAhead(chance, 7), 1000)).toBe(below(farAhead(chance, 7), 1000));
});

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitment(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
});

test('no chance below one', () => {
  expect(() => below({ seed: SEED, drawn: 0 }, 0)).toThrow();
});

test('the seed of a deal is the SHA-256 of the room’s and of what each seat added, each with its length', () => {
  const added = ['ab'.repeat(32), '', 'cd'.repeat(32)];
  const bytes = Buffer.concat([
    Buffer.from(SEED, 'hex'),
    ...added.map((one) => Buffer.concat([Buffer.from([one.length / 2]), Buffer.from(one, 'hex')])),
  ]);
  expect(dealSeed(SEED, added)).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(dealSeed(SEED, ['', ...added])).not.toBe(dealSeed(SEED, added));
  expect(dealSeed(SEED, [added[1]!, added[0]!, added[2]!])).not.toBe(dealSeed(SEED, added));
});
