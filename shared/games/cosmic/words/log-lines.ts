import type { Told } from '../../../engine/save.ts';
import type { moments as english } from '../../../text/en/cosmic/moments.ts';
import type { After, LogLine, Saying, Word } from '../../../text/say.ts';
import type { OwnHappenings, OwnLoss, Particulars } from '../abilities/own.ts';
import { counts, type Face } from '../cards/cards.ts';
import { specials } from '../cards/destiny.ts';
import type { Side } from '../facts.ts';
import type { CoreHappenings, CosmicHappenings, CosmicTold } from '../happenings.ts';
import {
  abilitySaying,
  alienSaying,
  faceSaying,
  flareOf,
  isSeat,
  isTech,
  partOf,
  placesSaying,
  planetSaying,
  shipsIn,
  techSaying,
  wordsOf,
} from './words.ts';

/** What happens, as lines of the log. */

const say = (saying: Saying): Word => ({ say: saying });
const techsWord = (techs: readonly string[]): Word => ({ list: techs.map(techSaying) });
const facesWord = (faces: readonly Face[]): Word => ({ list: faces.map(faceSaying) });

/** What has its words in every language: a line without them does not compile. */
type LogLineType = After<'cosmic.log.', typeof english> | `lost.${OwnLoss}` | keyof OwnHappenings;

const line = (type: LogLineType, of: Record<string, Word> = {}): LogLine => ({ key: `cosmic.log.${type}`, of });

/** A public line, and what this viewer alone is told of the cards in it. */
const withFaces = (type: 'dealt' | 'drew' | 'handed' | 'offered', faces: readonly Face[] | undefined, said: LogLine): LogLine[] =>
  faces?.length ? [said, { ...line(`${type}.faces`, { faces: facesWord(faces) }), only: true }] : [said];

/** The same of technologies. */
const withTechs = (type: 'tech-dealt' | 'tech-drew' | 'tech-kept', techs: readonly string[] | undefined, said: LogLine): LogLine[] =>
  techs?.length ? [said, { ...line(`${type}.own`, { techs: techsWord(techs) }), only: true }] : [said];

const bySeat =
  (type: LogLineType) =>
  ({ seat }: { seat: number }): LogLine[] => [line(type, { seat: { seat } })];

const ofTech =
  (type: LogLineType) =>
  ({ seat, tech }: { seat: number; tech: string }): LogLine[] => [line(type, { seat: { seat }, tech: say(techSaying(tech)) })];

const plain = (type: LogLineType) => (): LogLine[] => [line(type)];

const words = { 'word:here': 'here', 'word:away': 'away', 'word:slow': 'slow', 'word:miss': 'miss' } as const;

const lines: { [Type in keyof CoreHappenings]: (of: CoreHappenings[Type]) => LogLine[] } = {
  aliens: ({ aliens }) => aliens.map((alien, seat) => line('alien', { seat: { seat }, alien: say(alienSaying(alien)) })),
  unveiled: ({ seat, alien }) => [line('unveiled', { seat: { seat }, alien: say(alienSaying(alien)) })],
  rotated: ({ seat, alien, given }) => [
    alien && given
      ? line('rotated', { seat: { seat }, alien: say(alienSaying(alien)), given: say(alienSaying(given)) })
      : line('rotated.hidden', { seat: { seat } }),
  ],
  dealt: ({ faces }) => withFaces('dealt', faces, line('dealt')),
  first: ({ seat, cards = [] }) => {
    const before = cards
      .filter((card) => !card.startsWith('seat:'))
      .map((card) => ({ key: `cosmic.destiny.${card.replace('special:', '')}` }));
    return [before.length ? line('first.drawn', { seat: { seat }, cards: { list: before } }) : line('first', { seat: { seat } })];
  },
  encounter: ({ number, offense, ofTurn }) => [line(ofTurn > 1 ? 'encounter.second' : 'encounter', { number, seat: { seat: offense } })],
  drew: ({ seat, count, faces }) => withFaces('drew', faces, line('drew', { seat: { seat }, count })),
  reshuffled: ({ cards }) => [line('reshuffled', { count: cards })],
  'tech-dealt': ({ techs }) => withTechs('tech-dealt', techs, line('tech-dealt')),
  'tech-drew': ({ seat, count, techs }) => withTechs('tech-drew', techs, line('tech-drew', { seat: { seat }, count })),
  'tech-kept': ({ seat, given, tech }) =>
    withTechs(
      'tech-kept',
      tech === undefined ? [] : [tech],
      given.length ? line('tech-kept', { seat: { seat }, techs: techsWord(given) }) : line('tech-kept.only', { seat: { seat } }),
    ),
  'tech-reshuffled': ({ count }) => [line('tech-reshuffled', { count })],
  researched: ({ seat, count, tech }) => [
    tech === undefined
      ? line('researched', { seat: { seat }, count })
      : line('researched.own', { seat: { seat }, count, tech: say(techSaying(tech)) }),
  ],
  'tech-completed': ofTech('tech-completed'),
  'tech-abandoned': ofTech('tech-abandoned'),
  'tech-discarded': ofTech('tech-discarded'),
  quake: plain('quake'),
  // what follows says it
  bare: () => [],
  renewed: ({ seat, faces }) => [
    faces.length ? line('renewed', { seat: { seat }, faces: facesWord(faces) }) : line('renewed.empty', { seat: { seat } }),
  ],
  over: ({ winners }) => [winners.length ? line('over', { seats: { seats: winners } }) : line('over.nobody')],
  retrieved: ({ seat, planet }) => [
    planet ? line('retrieved', { seat: { seat }, planet: say(planetSaying(planet)) }) : line('retrieved.gate', { seat: { seat } }),
  ],
  'turn-over': bySeat('turn-over'),
  destiny({ card, named }) {
    if (card === 'wild') return [line('destiny.wild')];
    const special = specials.find((one) => card === `special:${one}`);
    return [line(special ? `destiny.${special}` : 'destiny', { seat: { seat: named! } })];
  },
  redrawn: plain('redrawn'),
  defense: ({ seat, planet }) => [
    planet ? line('defense.on', { seat: { seat }, planet: say(planetSaying(planet)) }) : line('defense', { seat: { seat } }),
  ],
  resettled: ({ seat, planet, ships }) => [line('resettled', { seat: { seat }, planet: say(planetSaying(planet)), count: ships })],
  aimed: ({ planet }) => [line('aimed', { planet: say(planetSaying(planet)) })],
  sent: ({ seat, side, ships }) => [line(`sent.${side}`, { seat: { seat }, count: shipsIn(ships), places: placesSaying(ships) })],
  aborted: ({ why }) => [line(`aborted.${why}`)],
  invited: ({ by, side, seats }) => [
    seats.length ? line(`invited.${side}`, { seat: { seat: by }, seats: { seats } }) : line('invited.nobody', { seat: { seat: by } }),
  ],
  declined: bySeat('declined'),
  shown: ({ seat, face }) => [line('shown', { seat: { seat }, card: say(faceSaying(face)) })],
  selected: plain('selected'),
  revealed: ({ offense, defense }) => [line('revealed', { offense: say(faceSaying(offense)), defense: say(faceSaying(defense)) })],
  sums: () => [],
  outcome({ ending, winner, totals }) {
    if (ending === 'deal' || ending === 'both-lost') return [line(`outcome.${ending}`)];
    if (!winner) return [];
    return [totals ? line(`outcome.${winner}`, { offense: totals[0]!, defense: totals[1]! }) : line(`outcome.${winner}.plain`)];
  },
  landed: ({ seat, planet, ships }) => [line('landed', { seat: { seat }, planet: say(planetSaying(planet)), count: ships })],
  handed: ({ from, to, count, why, faces }) =>
    withFaces('handed', faces, line(`handed.${why}`, { from: { seat: from }, to: { seat: to }, count })),
  'given-back': ({ from, to, count }) => [line('given-back', { from: { seat: from }, to: { seat: to }, count })],
  rewarded: ({ seat, ships, cards }) => [line('rewarded', { seat: { seat }, ships, cards })],
  bargain: ({ mode }) => [line(`bargain.${mode}`)],
  meeting: ({ seat, word }) => [line(`meeting.${words[word]}`, { seat: { seat } })],
  withdrawn: ({ seat, number }) => [line('withdrawn', { seat: { seat }, number })],
  refused: bySeat('refused'),
  offered: ({ seat, number, faces }) => withFaces('offered', faces, line('offered', { seat: { seat }, number })),
  agreed: plain('agreed'),
  released: ({ owner, ships }) => [line('released', { seat: { seat: owner }, count: ships })],
  'deal-made': plain('deal-made'),
  'deal-failed': plain('deal-failed'),
  removed: ({ seat, ships }) => [line('removed', { seat: { seat }, count: shipsIn(ships) })],
  restored: ({ seat, ships }) => [line('restored', { seat: { seat }, count: ships })],
  stayed: ({ seat, ships, planet }) => [line('stayed', { seat: { seat }, count: ships, planet: { say: planetSaying(planet) } })],
  lost: ({ seat, ships, cause }) => [line(`lost.${cause}`, { seat: { seat }, count: shipsIn(ships), places: placesSaying(ships) })],
  stranded: ({ seat, ships }) => [line('stranded', { seat: { seat }, count: ships })],
  home: ({ seat, ships }) => [line('home', { seat: { seat }, count: shipsIn(ships), places: placesSaying(ships) })],
  played: (of) => [usedLine('played', of)],
  used: (of) => (of.quiet ? [] : [usedLine('used', of)]),
  stopped: ({ seat, ability }) => [line('stopped', { seat: { seat }, what: say(abilitySaying(ability)) })],
  discarded: ({ seat, faces }) => [line('discarded', { seat: { seat }, faces: facesWord(faces) })],
  conceded: bySeat('conceded'),
  'power-back': bySeat('power-back'),
  'power-lost': bySeat('power-lost'),
};

/** What was played or used, and with what aim. */
function usedLine(type: 'played' | 'used', { seat, ability, picks }: CoreHappenings['used']): LogLine {
  const [pick] = picks;
  const said = { seat: { seat }, what: say(abilitySaying(ability)) };
  const key = type === 'used' && isTech(ability) ? 'used.tech' : type;
  if (pick === undefined || (pick.includes(':') && !isSeat(pick))) return line(key, said);
  if (isSeat(pick))
    return line(`${key}.on`, { ...said, seats: { seats: picks.filter(isSeat).map((one) => Number(one.split(':').at(-1))) } });
  if (type === 'used')
    return { key: `cosmic.log.${partOf(ability)}.${pick}`, of: { ...said, faces: facesWord(picks.slice(1).filter(isFace)) } };
  return line(`played.${pick as Side}`, said);
}

const isFace = (pick: string): boolean => counts[pick] !== undefined;

const isCore = (type: keyof CosmicHappenings): type is keyof CoreHappenings => type in lines;
const linesOf = <Type extends keyof CoreHappenings>(type: Type, of: CoreHappenings[Type]): LogLine[] => lines[type](of);

/** A happening as lines of the log. What only one ability tells has its words with that ability. */
export function logLines(told: Told): LogLine[] {
  const { type, of } = told as unknown as CosmicTold;
  if (isCore(type)) return linesOf(type, of as CoreHappenings[typeof type]);
  const own: Particulars = of as OwnHappenings[typeof type];
  return [line(type, wordsOf(own))];
}

const icons: { [Type in keyof CoreHappenings]?: string } = {
  encounter: 'start',
  drew: 'cards',
  dealt: 'cards',
  renewed: 'cards',
  handed: 'cards',
  'given-back': 'cards',
  discarded: 'cards',
  researched: 'regroup',
  'tech-completed': 'star',
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

/** The drawing that stands before a happening; what one ability tells of itself bears the star of a power. */
export const iconOf = (type: string, ability = ''): string =>
  type === 'played' && flareOf(ability)
    ? 'flare'
    : type in icons
      ? icons[type as keyof CoreHappenings]!
      : type.includes('.')
        ? 'star'
        : 'resolution';
