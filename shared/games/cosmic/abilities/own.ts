import type { About } from '../../../engine/decision.ts';
import type { Params } from '../../../engine/json.ts';
import type { Face } from '../cards/cards.ts';
import type { PlanetId, Ships, Side } from '../facts.ts';

/**
 * What a single alien, artifact, flare or technology brings to the table that has to be put into words. Each declares its own by its id, in its own file:
 *
 *     declare module '../abilities/own.ts' {
 *       interface Own {
 *         mite: { asks: { bluster: { of: { cards: number; planet: PlanetId }; words: 'discard' | 'concede' } } };
 *       }
 *     }
 *
 * The entry of its words in every language is checked against this.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled from the files of the abilities
export interface Own {}

/** What may be declared of one of them. */
export interface Vocabulary {
  /** Its powers or uses that are a choice, each with the ways to use it: words, `number` for seats, `never` if there is but one. */
  uses?: Record<string, string | number>;
  /** What only it tells. */
  tells?: Record<string, Particulars>;
  /** What only it asks: with the words to choose from, if any, and whether picks are gathered before a button is pressed. */
  asks?: Record<string, { of?: Particulars; words?: string; act?: true }>;
  /** Moments of its own that standing orders speak of, each also with a role in which one meets it: `accuse`, `accuse.glance`. */
  orders?: string;
  /** It sends ships to the warp, apart from any defeat. */
  loses?: true;
  /** It brings a ship or a planet with a name of its own, whose id is its own. */
  piece?: 'ship' | 'planet';
  /** What a host can choose of it, and why one of the choices may not be had. */
  options?: Record<string, { choices: string; bars?: string }>;
}

/** What can be told or asked of: a name always stands for the same thing, so that it is put into words without knowing whose it is. */
export type Particulars = {
  seat?: number;
  from?: number;
  to?: number;
  seats?: number[];
  side?: Side;
  planet?: PlanetId;
  ships?: Ships;
  count?: number;
  cards?: number;
  face?: Face;
  faces?: Face[];
  alien?: string;
  ability?: string;
  tech?: string;
};

type Fits<T extends Record<keyof T, Vocabulary>> = T;
export type Owner = keyof Fits<Own> & string;
type Of<O extends Owner, K extends keyof Vocabulary> = Own[O] extends Record<K, infer Declared> ? Declared : never;
type Name<K extends 'tells' | 'asks'> = { [O in Owner]: `${O}.${keyof Of<O, K> & string}` }[Owner];
type Named<N extends string, K extends 'tells' | 'asks'> = N extends `${infer O extends Owner}.${infer What}`
  ? What extends keyof Of<O, K>
    ? Of<O, K>[What]
    : never
  : never;

/** By `owner.what`, as it is told. */
export type OwnHappenings = { [N in Name<'tells'>]: Named<N, 'tells'> };
export type OwnQuestion = Name<'asks'>;
/** By `owner.what`, as standing orders know it. */
export type OwnMoment = { [O in Owner]: Own[O] extends { orders: infer W extends string } ? `${O}.${W}` : never }[Owner];
export type OwnLoss = { [O in Owner]: Own[O] extends { loses: true } ? O : never }[Owner];

/** A question of one ability alone: `about: asks('mite.bluster', { cards, planet })`. */
export const asks = <N extends OwnQuestion>(name: N, of: Named<N, 'asks'> extends { of: infer P } ? P : object): About => ({
  key: `cosmic.asks.${name}`,
  of: of as Params,
});
