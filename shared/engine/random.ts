import { _SHA256, sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** The state of a game's chance: a secret seed and how many 32-bit words were drawn from it. */
export interface Chance {
  seed: string;
  drawn: number;
}

const WORDS = 8;
const SPAN = 2 ** 32;

/** SHA-256 of a message that fills, with its padding, just one block. */
class OneBlock extends _SHA256 {
  hash(padded: DataView): readonly number[] {
    this.set(...initial);
    this.process(padded, 0);
    return this.get();
  }

  /** The state of a fresh hash. */
  get state() {
    return this.get();
  }
}

const initial = new OneBlock().state;
const oneBlock = new OneBlock();

/** A seed and the number of a block are 40 bytes; then come, by the standard, a one, noughts, and the length in bits. */
function pad(seed: string): DataView {
  const view = new DataView(new ArrayBuffer(64));
  hexToBytes(seed).forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(40, 0x80);
  view.setUint32(60, 40 * 8);
  return view;
}

/** The streams used last, each with its newest block: a game, a bot and a fuzzer draw in turn. */
const streams = new Map<string, { input: DataView; number: number; block: readonly number[] }>();

function streamOf(seed: string) {
  let stream = streams.get(seed);
  if (!stream) {
    stream = { input: pad(seed), number: -1, block: initial };
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
    stream.input.setUint32(32, Math.floor(number / SPAN));
    stream.input.setUint32(36, number % SPAN);
    stream.block = oneBlock.hash(stream.input);
    stream.number = number;
  }
  return stream.block[index % WORDS]! >>> 0;
}

/** A whole number from 0 to n − 1, every one equally likely: words past the last full multiple of n are passed over. */
export function below(chance: Chance, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n >= SPAN) throw new Error(`below(${n})`);
  // in whole numbers of 32 bits, which are quicker to divide: 2³² and 2³² − n leave the same remainder
  const divisor = n >>> 0;
  const limit = SPAN - ((-divisor >>> 0) % divisor);
  for (;;) {
    const value = word(chance.seed, chance.drawn++);
    if (value < limit) return value % divisor;
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

/** Published before the deal; once the seed is opened at the end, anyone can deal again and check. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The seed of a deal that several have a part in: SHA-256 over a seed that was committed to, and what each seat added, each with its length before it. */
export function dealSeed(seed: string, added: readonly string[]): string {
  const parts = added.flatMap((one) => [Uint8Array.of(one.length / 2), hexToBytes(one)]);
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), ...parts)));
}
