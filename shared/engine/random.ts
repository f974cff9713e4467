import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** The state of a game's chance: a secret seed and how many 32-bit words were drawn from it. */
export interface Chance {
  seed: string;
  drawn: number;
}

const WORDS = 8;
const SPAN = 2 ** 32;

/** The streams used last, each with its newest block: a game, a bot and a fuzzer draw in turn. */
const streams = new Map<string, { input: Uint8Array; number: number; block: Uint8Array }>();

function streamOf(seed: string) {
  let stream = streams.get(seed);
  if (!stream) {
    const input = new Uint8Array(40);
    input.set(hexToBytes(seed));
    stream = { input, number: -1, block: input };
    if (streams.size >= 8) streams.clear();
    streams.set(seed, stream);
  }
  return stream;
}

/** Word number `index` of the stream: SHA-256 over the 32 bytes of the seed and the number of the block, eight words a block. */
function word(seed: string, index: number): number {
  const stream = streamOf(seed);
  const number = Math.floor(index / WORDS);
  if (number !== stream.number) {
    for (let byte = 39, rest = number; byte >= 32; byte--, rest = Math.floor(rest / 256)) stream.input[byte] = rest % 256;
    stream.block = sha256(stream.input);
    stream.number = number;
  }
  const at = (index % WORDS) * 4;
  const { block } = stream;
  return block[at]! * 2 ** 24 + block[at + 1]! * 2 ** 16 + block[at + 2]! * 2 ** 8 + block[at + 3]!;
}

/** A whole number from 0 to n − 1, every one equally likely: words past the last full multiple of n are passed over. */
export function below(chance: Chance, n: number): number {
  if (!Number.isInteger(n) || n < 1) throw new Error(`below(${n})`);
  const limit = SPAN - (SPAN % n);
  for (;;) {
    const value = word(chance.seed, chance.drawn++);
    if (value < limit) return value % n;
  }
}

export function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

const FAR = 2 ** 40;

/** Words of the same stream so far ahead that no game gets there: a draw that uses up none of the game's chance. */
export function farAhead(chance: Chance, place: number): Chance {
  return { seed: chance.seed, drawn: FAR + place * 1024 };
}

/** Published at the deal; once the seed is opened at the end, anyone can deal again and check. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
