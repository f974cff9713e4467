import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a vote costs whoever sends it: a hash with so many zeros at its front has to be looked for, and is checked at once. */

function zerosOf(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte > 0);
  return first === -1 ? 8 * hash.length : 8 * first + Math.clz32(hash[first]!) - 24;
}

/** The proof is for this vote and this voter alone: no other can be sent with it. */
export const isProof = (work: number, poll: string, voter: string, proof: string): boolean =>
  zerosOf(sha256(utf8ToBytes(`${poll}:${voter}:${proof}`))) >= work;

/** The first number that proves it. */
export function proofOf(work: number, poll: string, voter: string): string {
  for (let tried = 0; ; tried++) if (isProof(work, poll, voter, String(tried))) return String(tried);
}
