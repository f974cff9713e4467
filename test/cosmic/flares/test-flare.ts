import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../shared/engine/decision.ts';
import { playsAs, type Role } from '../../../shared/games/cosmic/abilities/ability.ts';
import { abilities } from '../../../shared/games/cosmic/abilities/abilities.ts';
import { isMoment, type Moment } from '../../../shared/games/cosmic/abilities/moments.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import type { FlareSide } from '../../../shared/games/cosmic/facts.ts';
import { readUsing } from '../../../shared/games/cosmic/window/window.ts';
import { Game, lay } from '../game.ts';

type Side = [role: Role, ...at: Moment[]];

/** Both sides of a flare as the rules have them: who plays it, and when; an augmenting one where its power is used. */
interface FlareRules {
  wild: Side;
  super: Side;
  /** Sides that the encounters played here do not bring about: the alien's own tests show them. */
  seldom?: readonly FlareSide[];
  /** Where a side goes that does not come back: to the pile, since its alien is not here, or to the seat it is aimed at. */
  leaves?: Partial<Record<FlareSide, string>>;
}

/** What holds for every flare, shown of one in plain encounters. */
export function testFlare(alien: string, { seldom = [], leaves = {}, ...rules }: FlareRules): void {
  describe(`the flare: ${alien}`, () => {
    test('it has both its sides', () => {
      expect(aliens[alien]!.flare!.map(({ id, flare }) => [id, flare])).toEqual([
        [`${alien}.wild`, 'wild'],
        [`${alien}.super`, 'super'],
      ]);
    });
    for (const side of ['wild', 'super'] as const) testSide(alien, side, rules[side], seldom.includes(side), leaves[side]);
  });
}

function testSide(alien: string, side: FlareSide, [role, ...moments]: Side, isSeldom: boolean, goes: string | undefined): void {
  const id = `${alien}.${side}`;
  const face = `flare:${alien}`;
  let known: Search | undefined;
  const found = (): Search => (known ??= search(id, side === 'super' ? alien : undefined, role, moments));

  test(`${side}: nobody is offered it in another role than ${role} or at another moment than ${moments.join(' and ')}`, () => {
    expect(found().wrong).toEqual([]);
    expect(found().offer === null).toBe(isSeldom);
  });
  if (isSeldom) return;

  test(`${side}: played it ${goes === undefined ? 'comes back' : 'leaves'}, and card-zapped it does nothing`, () => {
    const offer = found().offer!;
    const holder = offer.decision.seat;
    const zapped = playOut(offer, zapperFor(holder));
    expect([placeOf(playOut(offer), face), placeOf(zapped, face)]).toEqual([goes ?? seats[holder], 'pile']);
    expect(zapped.told('stopped').map((one) => one['ability'])).toContain(id);
    expect(zapped.facts.encounter!.lasting.filter(({ ability }) => ability === id)).toEqual([]);
  });

  test(`${side}: not offered to who has the other side`, () => {
    const { game, decision, at } = found().offer!;
    const { seat } = decision;
    const other = new Game(structuredClone(game.sitting.save) as never);
    other.facts.seats[seat]!.alien = side === 'wild' ? alien : 'none';
    const again = new Game(structuredClone(other.sitting.save) as never);
    const offered = again.sitting.open
      .filter((one) => one.seat === seat && one.about.key === decision.about.key)
      .flatMap(({ options }) => options.filter((option) => option.id.startsWith('card:')))
      .map((option) => readUsing(again.table, at, seat, option.id)['ability']);
    expect(offered).not.toContain(id);
  });
}

/** A meets B; C is with the offense, D with the defense, E with nobody. Whoever can answer a card by a Card Zap holds nothing else. */
const hands = { A: ['a10', 'a06'], B: ['a08', 'a09', 'a14', '+2'], C: ['a07', 'N'], D: ['a06', 'N'], E: ['a05', 'N'] };
const seats = 'ABCDE';

interface Fight {
  cards: [string, string];
  deal?: true;
  /** The offense has no ally. */
  alone?: true;
  /** What somebody else plays, with which card. */
  plays?: [at: string, card: string];
}

const fights: Fight[] = [
  { cards: ['a20', 'a04'] },
  { cards: ['a04', 'a20'] },
  { cards: ['a15', 'N'] },
  { cards: ['N', 'a15'] },
  { cards: ['N', 'N'], deal: true },
  { cards: ['N', 'N'] },
  { cards: ['a12', 'a11'], alone: true },
  { cards: ['a04', 'a11'] },
  { cards: ['a12', 'a30'], plays: ['regroup.start', 'Plague'] },
];

function begin({ cards, plays }: Fight, holder: number, flare: string, alien?: string): Game {
  const held: Record<string, string[]> = structuredClone(hands);
  held['A']!.push(cards[0]);
  held['B']!.push(cards[1]);
  held[seats[holder]!]!.push(`flare:${flare}`);
  held[seats[zapperFor(holder)]!]!.push('CZ', ...(plays ? [plays[1]] : []));
  const game = lay({
    seats: 5,
    flares: [flare],
    aliens: alien ? { [seats[holder]!]: alien } : {},
    hands: held,
    discard: ['+3'],
    ships: { A: { warp: 3 }, B: { warp: 3, c2: 1 }, C: { warp: 3 }, D: { warp: 3 }, E: { warp: 3 } },
  });
  // what some powers live on
  if (alien) game.table.openStore(holder, alien).tokens = 5;
  return game;
}

const zapperFor = (holder: number): number => (holder === 4 ? 3 : 4);

/** How everyone plays: to bring as much about as can be. */
function answer(game: Game, { seat, about, options, fallback }: Decision, fight: Fight, holder: number): string[] {
  const key = about.key.slice('cosmic.'.length);
  const has = (id: string) => options.some((option) => option.id === id);
  if (key === 'invite') return options.map(({ id }) => id);
  if (key === 'join')
    return [seat === 2 ? 'side:offense' : seat === 3 ? 'side:defense' : 'word:decline'].map((pick) => (has(pick) ? pick : 'word:decline'));
  if (key === 'ally-or-not' && seat !== 4 && !(fight.alone && seat === 2)) return [options[0]!.id];
  if (key === 'select') return [game.pick(seat, `#${fight.cards[seat]!}`)].map((pick) => (has(pick) ? pick : fallback[0]!));
  if (key === 'gather') return ['word:here'];
  if (key === 'offer' && fight.deal) return ['get:b5'];
  if (key === 'answer') return [options.find(({ id }) => id.startsWith('accept:'))?.id ?? 'word:refuse'];
  const [at, card] = fight.plays ?? [];
  if (key === at && seat === zapperFor(holder))
    return [game.pick(seat, `#${card!}@${holder}`)].map((pick) => (has(pick) ? pick : fallback[0]!));
  const power = seat === holder ? options.find(({ id }) => id.startsWith('power:')) : undefined;
  return power ? [power.id] : fallback;
}

interface Offer {
  game: Game;
  decision: Decision;
  option: string;
  ability: string;
  at: Moment;
}

/** Plays an encounter, and tells wherever the holder is offered what is looked for. */
function play(fight: Fight, holder: number, game: Game, ability: string, tell: (offer: Offer) => void): void {
  for (let answers = 0; answers < 250 && game.sitting.open.length && game.facts.encounters <= 1; answers++) {
    for (const decision of game.sitting.open) {
      const key = decision.about.key.slice('cosmic.'.length);
      const at = key === 'join' ? 'alliance.join' : key;
      if (decision.seat !== holder || !isMoment(at)) continue;
      for (const { id } of decision.options) {
        if (!id.startsWith('card:') || readUsing(game.table, at, holder, id)['ability'] !== ability) continue;
        tell({ game, decision, option: id, ability, at });
      }
    }
    const [decision] = game.sitting.open;
    game.give(decision!, answer(game, decision!, fight, holder));
  }
}

interface Search {
  /** The first way to play it. */
  offer: Offer | null;
  /** Where it was offered though the rules know nothing of that. */
  wrong: string[];
}

function search(ability: string, alien: string | undefined, role: Role, moments: readonly Moment[]): Search {
  const found: Search = { offer: null, wrong: [] };
  const isAugmenting = (at: Moment) => at === 'on.power-use' && abilities.find(({ id }) => id === ability)!.flare === 'super';
  const flare = ability.slice(0, ability.lastIndexOf('.'));
  for (const fight of fights) {
    for (const holder of [0, 1, 2, 3, 4]) {
      play(fight, holder, begin(fight, holder, flare, alien), ability, (offer) => {
        const { at, game } = offer;
        // what makes more of a power is played as that is used
        const when = isAugmenting(at) ? game.table.use.at! : at;
        if (!moments.includes(when) || !playsAs(role, game.table, holder)) found.wrong.push(`at ${when} as ${seats[holder]}`);
        found.offer ??= { ...offer, game: new Game(structuredClone(game.sitting.save) as never) };
      });
    }
  }
  return found;
}

/** Everyone else passes, but for who may stop what was played, until it is settled. */
function playOut({ game, decision, option, ability }: Offer, zapper?: number): Game {
  const own = new Game(structuredClone(game.sitting.save) as never);
  own.give(
    own.sitting.open.find(({ id }) => id === decision.id)!,
    [option],
  );
  const isPlayed = () => own.told('played').some((one) => one['ability'] === ability);
  for (let answers = 0; answers < 80 && own.sitting.open.length && (!isPlayed() || own.facts.uses.length > 0); answers++) {
    const zap = isPlayed() ? own.sitting.open.find(({ seat, about }) => seat === zapper && about.key === 'cosmic.on.card-play') : undefined;
    const pick = zap && own.pick(zapper!, '#CZ');
    if (zap && own.table.use.ability === ability && zap.options.some(({ id }) => id === pick)) own.give(zap, [pick!]);
    else own.give(own.sitting.open[0]!, own.sitting.open[0]!.fallback);
  }
  expect(isPlayed(), ability).toBe(true);
  return own;
}

const placeOf = ({ facts }: Game, face: string): string => {
  const seat = facts.seats.findIndex(({ hand, stores }) =>
    [...hand, ...stores.flatMap(({ cards }) => cards)].some((card) => card.face === face),
  );
  return seat >= 0 ? seats[seat]! : facts.discard.includes(face) ? 'pile' : 'elsewhere';
};
