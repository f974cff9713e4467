import type { Told } from '../../engine/save.ts';
import type { Saying, Word } from '../../text/say.ts';
import { animal, isAnimal, type Sign } from './cards.ts';
import type { Card } from './facts.ts';
import { cardsWord, cardWord, hexWord, signsWord, signSaying } from './names.ts';
import { parsePick } from './picks.ts';
import type { CometView } from './view.ts';

export { abilitySaying, cardSaying, hexSaying, scoreSaying, signSaying } from './names.ts';

/** What happens at the table, put into sayings: the page, the mail and the screen reader all speak from here. */

/** A line of the log; one with `only` is for the eyes of the viewer alone. */
export interface Line extends Saying {
  only?: true;
}

/** Companions are counted from 1 for people. */
const companion = (slot: string | number): number => Number(slot) + 1;

/** The kind of any card a decision can name: in hand, in the row, before the seat, or just discarded. */
function kindOf(id: string, { hand = [], row, seats, last }: CometView, seat: number): string {
  const own = seats[seat]!;
  if (id === 'leader') return own.leader.kind;
  const cards: (Card | null)[] = [...hand, ...row, ...own.rescued, ...own.slots, ...(last?.cards ?? [])];
  return cards.find((card) => card?.id === id)?.kind ?? '';
}

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

/** A happening as lines of the log. */
export function logLines({ type, of }: Told): Line[] {
  const key = `comet.log.${type}`;
  const seat: Word = { seat: of['seat'] as number };
  const kind = of['kind'] as string;
  switch (type) {
    case 'dealt':
      return dealtLines(of['first'] as number, of['leaders'] as string[]);
    case 'drew': {
      const line: Line = { key, of: { seat, count: of['count'] as number } };
      const cards = of['cards'] as Card[] | undefined;
      return cards ? [line, { key: 'comet.log.drawn', of: { cards: cardsWord(cards.map((card) => card.kind)) }, only: true }] : [line];
    }
    case 'refilled':
      return [{ key, of: { cards: cardsWord((of['cards'] as unknown as Card[]).map((card) => card.kind)) } }];
    case 'refreshed': {
      const kinds = (of['cards'] as unknown as Card[]).map((card) => card.kind);
      return [{ key, of: { seat, count: kinds.length, cards: cardsWord(kinds) } }];
    }
    case 'played':
      return [{ key, of: { seat, card: cardWord(kind), symbols: signsWord(animal(kind).symbols) } }];
    case 'appeared':
      return [{ key, of: { seat, card: cardWord(kind), hex: hexWord(of['hex'] as string) } }];
    case 'stepped':
      return [steppedLine(of as unknown as Stepped)];
    case 'guided':
      return [{ key, of: { seat, n: companion(of['slot'] as number), terrain: of['terrain'] as string } }];
    case 'token':
      return [{ key, of: { seat, token: { say: { key: `comet.token.${of['token'] as string}` } }, hex: hexWord(of['to'] as string) } }];
    case 'readied':
      return [{ key, of: { seat, cards: cardsWord(of['kinds'] as string[]) } }];
    case 'retrieved':
      return [{ key, of: { seat, by: cardWord(of['by'] as string), card: cardWord(kind) } }];
    case 'copied':
      return [{ key, of: { seat, by: cardWord(of['by'] as string), symbols: signsWord(of['pool'] as Sign[]) } }];
    case 'rescued':
      return [{ key, of: { seat, card: cardWord(kind), vp: of['vp'] as number } }];
    case 'passed':
      return [{ key: of['forced'] ? `${key}.forced` : key, of: { seat } }];
    case 'chose':
      return [{ key: `${key}.${of['choice'] as string}`, of: { seat } }];
    case 'reshuffled':
      return [{ key: `${key}.${of['deck'] as string}` }];
    case 'swept':
      return [{ key, of: { count: of['count'] as number } }];
    case 'comet':
    case 'over':
      return [{ key }];
    case 'moved':
      return [];
    case 'readied_all':
    case 'withdrew':
      return [{ key, of: { seat } }];
    default:
      return [{ key, of: { seat, card: cardWord(kind) } }];
  }
}

function dealtLines(first: number, leaders: readonly string[]): Line[] {
  const led = leaders.map((kind, seat): Line => ({ key: 'comet.log.leader', of: { seat: { seat }, leader: cardWord(kind) } }));
  return [...led, { key: 'comet.log.dealt', of: { first: { seat: first } } }];
}

interface Stepped {
  seat: number;
  slot: number;
  to: string;
  symbol: Sign | null;
}

function steppedLine({ seat, slot, to, symbol }: Stepped): Line {
  const of = { seat: { seat }, n: companion(slot), hex: hexWord(to) };
  return symbol ? { key: 'comet.log.stepped', of: { ...of, symbol: { say: signSaying(symbol) } } } : { key: 'comet.log.walked', of };
}
