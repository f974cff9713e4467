import type { Told } from '../../engine/save.ts';
import type { comet as english } from '../../text/en/comet/board/words.ts';
import type { After, LogLine, Saying, Word } from '../../text/say.ts';
import type { OwnWords } from '../words.ts';
import { animal, isAnimal, type Sign } from './cards.ts';
import type { Card } from './facts.ts';
import type { CometHappenings, CometTold } from './happenings.ts';
import { cardsWord, cardWord, hexWord, placeWord, signsWord, signSaying } from './words/names.ts';
import { parsePick } from './picks.ts';
import type { CometView } from './view.ts';

export { abilitySaying, cardSaying, hexSaying, scoreSaying, signSaying } from './words/names.ts';

/** What happens at the table, put into sayings: the page, the mail and the screen reader all speak from here. */

/** Companions are counted from 1 for people. */
const companion = (slot: string | number): number => Number(slot) + 1;

/** The kind of any card a decision can name: in hand, in the row, before the seat, or just discarded. */
function kindOf(id: string, { hand = [], row, seats, last }: CometView, seat: number): string {
  const own = seats[seat]!;
  if (id === 'leader') return own.leader.kind;
  const cards: (Card | null)[] = [...hand, ...row, ...own.rescued, ...own.slots, ...(last?.cards ?? [])];
  return cards.find((card) => card?.id === id)?.kind ?? '';
}

/** What stands over options that belong to one card. */
export const groupOf = (group: string): Saying => ({ key: 'comet.pick.card', of: { card: group } });

/** What an option says. */
export function labelOf(option: string, view: CometView, seat: number): Saying {
  const { verb, what, at, by } = parsePick(option);
  const cardOf = (id: string): Word => {
    const kind = kindOf(id, view, seat);
    return kind ? cardWord(kind) : id;
  };
  switch (verb) {
    case 'play': {
      const kind = kindOf(what, view, seat);
      if (!kind || !isAnimal(kind)) return { key: 'comet.pick.card', of: { card: cardOf(what) } };
      return { key: 'comet.pick.play', of: { card: cardWord(kind), symbols: signsWord(animal(kind).symbols) } };
    }
    case 'go':
      return by
        ? { key: 'comet.pick.step', of: { n: companion(what), hex: hexWord(at), symbol: { say: signSaying(by as Sign) } } }
        : { key: 'comet.pick.go', of: { n: companion(what), hex: hexWord(at) } };
    case 'nest':
      return { key: 'comet.pick.go', of: { n: companion(what), hex: hexWord(at) } };
    case 'guide':
      return { key: 'comet.pick.guide', of: { n: companion(what), terrain: by } };
    case 'token':
      return { key: 'comet.pick.token', of: { token: { say: { key: `comet.token.${what}` } }, hex: hexWord(at) } };
    case 'take':
      return { key: 'comet.pick.take', of: { by: cardOf(what), card: cardOf(at) } };
    case 'copy':
      return at === 'all'
        ? { key: 'comet.pick.copy.all', of: { by: cardOf(what) } }
        : { key: 'comet.pick.copy', of: { by: cardOf(what), card: cardOf(at) } };
    case 'word':
      return what === 'draw' ? { key: 'comet.pick.draw', of: { limit: view.seats[seat]!.limit } } : { key: `comet.pick.${what}` };
    case 'appear':
    case 'use':
      return { key: `comet.pick.${verb}`, of: { card: cardOf(what) } };
    default:
      return { key: 'comet.pick.card', of: { card: cardOf(what) } };
  }
}

/** What has its words in every language: a line without them does not compile. */
type LogLineType = After<'comet.log.', typeof english>;

const line = (type: LogLineType, of: Record<string, Word> = {}): LogLine => ({ key: `comet.log.${type}`, of });
const kindsOf = (cards: readonly { kind: string }[]): string[] => cards.map(({ kind }) => kind);

/** A happening as lines of the log. */
export function logLines(told: Told): LogLine[] {
  const { type, of } = told as unknown as CometTold;
  switch (type) {
    case 'dealt':
      return dealtLines(of);
    case 'drew': {
      const said = line(type, { seat: { seat: of.seat }, count: of.count });
      return of.cards ? [said, { ...line('drawn', { cards: cardsWord(kindsOf(of.cards)) }), only: true }] : [said];
    }
    case 'refilled':
      return [line(type, { cards: cardsWord(kindsOf(of.cards)) })];
    case 'refreshed':
      return [line(type, { seat: { seat: of.seat }, count: of.cards.length, cards: cardsWord(kindsOf(of.cards)) })];
    case 'played':
      return [line(type, { seat: { seat: of.seat }, card: cardWord(of.kind), symbols: signsWord(animal(of.kind).symbols) })];
    case 'appeared':
      return [line(type, { seat: { seat: of.seat }, card: cardWord(of.kind), hex: placeWord(of.hex) })];
    case 'stepped':
      return [steppedLine(of)];
    case 'guided':
      return [line(type, { seat: { seat: of.seat }, n: companion(of.slot), terrain: of.terrain })];
    case 'token':
      return [line(type, { seat: { seat: of.seat }, token: { say: { key: `comet.token.${of.token}` } }, hex: placeWord(of.to) })];
    case 'readied':
      return [line(type, { seat: { seat: of.seat }, cards: cardsWord(of.kinds) })];
    case 'retrieved':
      return [line(type, { seat: { seat: of.seat }, by: cardWord(of.by), card: cardWord(of.kind) })];
    case 'copied':
      return [line(type, { seat: { seat: of.seat }, by: cardWord(of.by), symbols: signsWord(of.pool) })];
    case 'rescued':
      return [line(type, { seat: { seat: of.seat }, card: cardWord(of.kind), vp: of.vp })];
    case 'passed':
      return [line(of.forced ? 'passed.forced' : 'passed', { seat: { seat: of.seat } })];
    case 'chose':
      return [line(`chose.${of.choice}`, { seat: { seat: of.seat } })];
    case 'reshuffled':
      return [line(`reshuffled.${of.deck}`)];
    case 'swept':
      return [line(type, { count: of.count })];
    case 'comet':
    case 'over':
      return [line(type)];
    case 'moved':
      return [];
    case 'readied_all':
    case 'withdrew':
      return [line(type, { seat: { seat: of.seat } })];
    case 'showed':
    case 'took_gold':
    case 'used':
      return [line(type, { seat: { seat: of.seat }, card: cardWord(of.kind) })];
  }
}

function dealtLines({ first, leaders }: CometHappenings['dealt']): LogLine[] {
  const led = leaders.map((kind, seat) => line('leader', { seat: { seat }, leader: cardWord(kind) }));
  return [...led, line('dealt', { first: { seat: first } })];
}

function steppedLine({ seat, slot, to, symbol }: CometHappenings['stepped']): LogLine {
  const of = { seat: { seat }, n: companion(slot), hex: placeWord(to) };
  return symbol ? line('stepped', { ...of, symbol: { say: signSaying(symbol) } }) : line('walked', of);
}

export const words: OwnWords = {
  lines: logLines,
  option: (option, { seat }, board) => labelOf(option, board as CometView, seat),
  group: groupOf,
};
