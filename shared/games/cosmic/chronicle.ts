import type { Params } from '../../engine/json.ts';
import type { Told } from '../../engine/save.ts';
import type { Saying, Word } from '../../text/say.ts';
import type { Face } from './cards.ts';
import type { Ships, Side } from './facts.ts';
import { abilitySaying, alienSaying, faceSaying, placesSaying, planetSaying, shipsIn } from './words.ts';

/** What happens, as lines of the log. */

/** A line of the log; one with `only` is for the eyes of the viewer alone. */
export interface Line extends Saying {
  only?: true;
}

type Lines = (of: Params) => Line[];

const seat = (of: Params, name = 'seat'): Word => ({ seat: Number(of[name]) });
const list = (of: Params, name: string): Word => ({ seats: of[name] as number[] });
const number = (of: Params, name: string): number => Number(of[name]);
const planet = (of: Params): Word => ({ say: planetSaying(String(of['planet'])) });
const ability = (of: Params): Word => ({ say: abilitySaying(String(of['ability'])) });
const facesOf = (of: Params): Word => ({ list: (of['faces'] as Face[]).map(faceSaying) });

const line = (type: string, of: Record<string, Word> = {}): Line => ({ key: `cosmic.log.${type}`, of });

/** A public line, and what this viewer alone is told of the cards in it. */
function withFaces(of: Params, type: string, said: Line): Line[] {
  const faces = of['faces'] as Face[] | undefined;
  return faces?.length ? [said, { ...line(`${type}.faces`, { faces: facesOf(of) }), only: true }] : [said];
}

const lines: Record<string, Lines> = {
  aliens: (of) => (of['aliens'] as string[]).map((alien, at) => line('alien', { seat: { seat: at }, alien: { say: alienSaying(alien) } })),
  unveiled: (of) => [line('unveiled', { seat: seat(of), alien: { say: alienSaying(String(of['alien'])) } })],
  rotated: (of) => [
    of['alien'] && of['given']
      ? line('rotated', {
          seat: seat(of),
          alien: { say: alienSaying(String(of['alien'])) },
          given: { say: alienSaying(String(of['given'])) },
        })
      : line('rotated.hidden', { seat: seat(of) }),
  ],
  dealt: (of) => withFaces(of, 'dealt', line('dealt')),
  first: (of) => [line('first', { seat: seat(of) })],
  encounter: (of) => [
    line(of['ofTurn'] === 2 ? 'encounter.second' : 'encounter', { number: number(of, 'number'), seat: seat(of, 'offense') }),
  ],
  drew: (of) => withFaces(of, 'drew', line('drew', { seat: seat(of), count: number(of, 'count') })),
  reshuffled: (of) => [line('reshuffled', { count: number(of, 'cards') })],
  quake: () => [line('quake')],
  // what follows says it
  bare: () => [],
  renewed: (of) => [
    (of['faces'] as Face[]).length ? line('renewed', { seat: seat(of), faces: facesOf(of) }) : line('renewed.empty', { seat: seat(of) }),
  ],
  over: (of) => [(of['winners'] as number[]).length ? line('over', { seats: list(of, 'winners') }) : line('over.nobody')],
  retrieved: (of) => [
    of['planet'] ? line('retrieved', { seat: seat(of), planet: planet(of) }) : line('retrieved.gate', { seat: seat(of) }),
  ],
  'turn-over': (of) => [line('turn-over', { seat: seat(of) })],
  destiny: (of) => destinyLines(String(of['card']), of),
  redrawn: () => [line('redrawn')],
  defense: (of) => [of['planet'] ? line('defense.on', { seat: seat(of), planet: planet(of) }) : line('defense', { seat: seat(of) })],
  resettled: (of) => [line('resettled', { seat: seat(of), planet: planet(of), count: number(of, 'ships') })],
  aimed: (of) => [line('aimed', { planet: planet(of) })],
  sent: (of) => {
    const ships = of['ships'] as Ships;
    return [line(`sent.${String(of['side'])}`, { seat: seat(of), count: shipsIn(ships), places: placesSaying(ships) })];
  },
  aborted: (of) => [line(`aborted.${String(of['why'])}`)],
  invited: (of) => {
    const side = String(of['side']);
    const { length } = of['seats'] as number[];
    return [
      length
        ? line(`invited.${side}`, { seat: seat(of, 'by'), seats: list(of, 'seats') })
        : line('invited.nobody', { seat: seat(of, 'by') }),
    ];
  },
  declined: (of) => [line('declined', { seat: seat(of) })],
  shown: (of) => [line('shown', { seat: seat(of), card: { say: faceSaying(String(of['face'])) } })],
  selected: () => [line('selected')],
  revealed: (of) => [
    line('revealed', { offense: { say: faceSaying(String(of['offense'])) }, defense: { say: faceSaying(String(of['defense'])) } }),
  ],
  sums: () => [],
  outcome: outcomeLines,
  landed: (of) => [line('landed', { seat: seat(of), planet: planet(of), count: number(of, 'ships') })],
  handed: (of) =>
    withFaces(
      of,
      'handed',
      line(`handed.${String(of['why'])}`, { from: seat(of, 'from'), to: seat(of, 'to'), count: number(of, 'count') }),
    ),
  rewarded: (of) => [line('rewarded', { seat: seat(of), ships: number(of, 'ships'), cards: number(of, 'cards') })],
  bargain: (of) => [line(`bargain.${String(of['mode'])}`)],
  meeting: (of) => [line(`meeting.${String(of['word']).slice('word:'.length)}`, { seat: seat(of) })],
  withdrawn: (of) => [line('withdrawn', { seat: seat(of), number: number(of, 'number') })],
  refused: (of) => [line('refused', { seat: seat(of) })],
  offered: (of) => withFaces(of, 'offered', line('offered', { seat: seat(of), number: number(of, 'number') })),
  agreed: () => [line('agreed')],
  released: (of) => [line('released', { seat: seat(of, 'owner'), count: number(of, 'ships') })],
  'deal-made': () => [line('deal-made')],
  'deal-failed': () => [line('deal-failed')],
  lost: (of) => {
    const ships = of['ships'] as Ships;
    return [line(`lost.${String(of['cause'])}`, { seat: seat(of), count: shipsIn(ships), places: placesSaying(ships) })];
  },
  stranded: (of) => [line('stranded', { seat: seat(of), count: number(of, 'ships') })],
  home: (of) => [line('home', { seat: seat(of), count: shipsIn(of['ships'] as Ships), places: placesSaying(of['ships'] as Ships) })],
  played: (of) => [usedLine('played', of)],
  used: (of) => [usedLine('used', of)],
  stopped: (of) => [line('stopped', { seat: seat(of), what: ability(of) })],
  discarded: (of) => [line('discarded', { seat: seat(of), faces: facesOf(of) })],
  conceded: (of) => [line('conceded', { seat: seat(of) })],
  'power-back': (of) => [line('power-back', { seat: seat(of) })],
  'power-lost': (of) => [line('power-lost', { seat: seat(of) })],
};

function destinyLines(card: string, of: Params): Line[] {
  if (card === 'wild') return [line('destiny.wild')];
  const named = { seat: seat(of, 'named') };
  return [card.startsWith('special:') ? line(`destiny.${card.slice('special:'.length)}`, named) : line('destiny', named)];
}

function outcomeLines(of: Params): Line[] {
  if (of['ending'] === 'deal') return [line('outcome.deal')];
  const totals = of['totals'] as [number, number] | null;
  const winner = of['winner'] as Side;
  return [totals ? line(`outcome.${winner}`, { offense: totals[0], defense: totals[1] }) : line(`outcome.${winner}.plain`)];
}

/** What was played or used, and with what aim. */
function usedLine(type: 'played' | 'used', of: Params): Line {
  const [pick] = of['picks'] as string[];
  const said = { seat: seat(of), what: ability(of) };
  if (pick === 'offense' || pick === 'defense') return line(`${type}.${pick}`, said);
  if (pick !== undefined) {
    const seats = (of['picks'] as string[]).map((one) => Number(one.slice(one.indexOf(':') + 1)));
    return line(`${type}.on`, { ...said, seats: { seats } });
  }
  return line(type, said);
}

/** A happening as lines of the log. */
export function logLines({ type, of }: Told): Line[] {
  const lined = lines[type];
  if (!lined) throw new Error(`no words for ${type}`);
  return lined(of);
}

const icons: Record<string, string> = {
  encounter: 'start',
  drew: 'cards',
  dealt: 'cards',
  renewed: 'cards',
  handed: 'cards',
  discarded: 'cards',
  retrieved: 'regroup',
  home: 'regroup',
  destiny: 'destiny',
  redrawn: 'destiny',
  defense: 'destiny',
  aimed: 'launch',
  sent: 'launch',
  invited: 'alliance',
  declined: 'alliance',
  selected: 'planning',
  shown: 'planning',
  revealed: 'reveal',
  outcome: 'resolution',
  landed: 'colony',
  resettled: 'colony',
  conceded: 'colony',
  lost: 'warp',
  stranded: 'warp',
  released: 'warp',
  used: 'star',
  played: 'zap',
  stopped: 'x',
};

/** The drawing that stands before a happening. */
export const iconOf = (type: string): string => icons[type] ?? 'resolution';
