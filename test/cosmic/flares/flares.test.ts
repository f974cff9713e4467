import { expect, test } from 'vitest';
import type { Decision } from '../../../shared/engine/decision.ts';
import { playsAs, type Role } from '../../../shared/games/cosmic/abilities/ability.ts';
import { abilities } from '../../../shared/games/cosmic/abilities/abilities.ts';
import { isMoment } from '../../../shared/games/cosmic/abilities/moments.ts';
import { readUsing } from '../../../shared/games/cosmic/window/window.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import { Game, lay } from '../game.ts';

/** Both sides of every flare, as the rules have them: who plays it, and when; an augmenting one where its power is used. */
const rules: Record<string, [wild: string, wildAt: string, own: string, ownAt: string]> = {
  amoeba: ['main', 'planning.before-select', 'ally', 'planning.selected'],
  'anti-matter': ['side', 'on.card-play', 'any', 'on.card-play'],
  barbarian: ['side', 'resolve.compensation resolve.rewards', 'ally', 'resolve.result'],
  calculator: ['main', 'planning.selected', 'ally', 'planning.selected'],
  chosen: ['main', 'planning.before-select', 'main', 'reveal.modify'],
  citadel: ['side', 'reveal.modify', 'any', 'planning.selected'],
  clone: ['any', 'on.card-resolved', 'main', 'resolve.compensation'],
  cudgel: ['offense', 'resolve.landing', 'main', 'resolve.losses'],
  demon: ['main', 'alliance.before-invites', 'main', 'alliance.before-invites'],
  dictator: ['not-offense', 'destiny.drawn', 'offense', 'destiny.before-draw'],
  fido: ['main', 'planning.before-select', 'any', 'resolve.discard'],
  filch: ['any', 'on.card-play', 'any', 'resolve.discard'],
  fodder: ['bystander', 'reveal.modify', 'main', 'reveal.modify'],
  gambler: ['main', 'planning.selected', 'main', 'reveal.flip'],
  grudge: ['main', 'resolve.result', 'main', 'resolve.losses deal.made deal.failed'],
  hacker: ['main', 'resolve.compensation', 'main', 'resolve.compensation'],
  hate: ['main', 'planning.before-select', 'offense', 'turn.start'],
  healer: ['any', 'on.card-play', 'any', 'on.ships-lost'],
  human: ['main', 'reveal.modify', 'side', 'reveal.modify'],
  kamikaze: ['main', 'planning.selected', 'offense', 'regroup.retrieve'],
  loser: ['main', 'planning.before-select', 'main', 'planning.selected'],
  machine: ['offense', 'turn.continue', 'offense', 'regroup.retrieve'],
  macron: ['side', 'reveal.modify', 'any', 'launch.send alliance.join'],
  masochist: ['any', 'regroup.retrieve', 'offense', 'regroup.retrieve'],
  mind: ['any', 'on.card-draw', 'not-main', 'alliance.before-invites'],
  mirror: ['main', 'reveal.modify', 'main', 'planning.selected'],
  miser: ['any', 'on.hand-refill resolve.compensation', 'offense', 'regroup.start'],
  mite: ['main', 'alliance.formed', 'offense', 'launch.after'],
  mutant: ['main', 'resolve.result deal.made', 'main', 'alliance.before-invites'],
  observer: ['main', 'alliance.formed', 'any', 'launch.send alliance.join'],
  oracle: ['main', 'planning.before-select', 'main', 'planning.select'],
  pacifist: ['main', 'reveal.modify', 'main', 'deal.failed'],
  parasite: ['any', 'on.power-lost', 'not-main', 'alliance.join'],
  philanthropist: ['any', 'regroup.start', 'side', 'planning.select'],
  reincarnator: ['any', 'resolve.after', 'side', 'resolve.after'],
  remora: ['any', 'on.card-resolved', 'any', 'on.colony-gained'],
  reserve: ['any', 'on.card-discard', 'side', 'reveal.modify'],
  shadow: ['defense', 'resolve.losses', 'offense', 'destiny.drawn'],
  sorcerer: ['any', 'planning.before-select', 'ally', 'planning.selected'],
  spiff: ['defense', 'on.ships-losing', 'offense', 'on.ships-losing'],
  'tick-tock': ['any', 'on.deck-reshuffle', 'main', 'resolve.result deal.made'],
  trader: ['main', 'alliance.before-invites', 'main', 'planning.before-select'],
  tripler: ['main', 'reveal.immediate', 'main', 'reveal.modify'],
  vacuum: ['any', 'reveal.modify', 'any', 'on.ships-lost'],
  virus: ['main', 'reveal.modify', 'main', 'reveal.modify'],
  void: ['any', 'on.card-play', 'ally', 'on.ships-losing'],
  vulch: ['main', 'resolve.result deal.made', 'any', 'on.card-discard on.hand-refill'],
  warpish: ['main', 'reveal.modify', 'main', 'reveal.modify'],
  warrior: ['defense', 'resolve.after', 'ally', 'reveal.modify'],
  will: ['offense', 'destiny.target', 'offense', 'destiny.target'],
  zombie: ['any', 'on.ships-losing', 'main', 'alliance.join'],
};
const flares = abilities.filter(({ flare }) => flare);
const alienOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
const spec = (id: string): { role: string; moments: string[] } => {
  const [wild, wildAt, own, ownAt] = rules[alienOf(id)]!;
  return id.endsWith('.wild') ? { role: wild, moments: wildAt.split(' ') } : { role: own, moments: ownAt.split(' ') };
};

test('every flare has both its sides, of which the rules speak', () => {
  const withFlare = Object.values(aliens).filter(({ flare }) => flare);
  for (const { id, flare } of withFlare) expect(flare!.map((side) => side.id)).toEqual([`${id}.wild`, `${id}.super`]);
  expect(Object.keys(rules)).toEqual(expect.arrayContaining(withFlare.map(({ id }) => id)));
});

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

function begin({ cards, plays }: Fight, holder: number, faces: string[], alien?: string): Game {
  const held: Record<string, string[]> = structuredClone(hands);
  held['A']!.push(cards[0]);
  held['B']!.push(cards[1]);
  held[seats[holder]!]!.push(...faces);
  held[seats[zapperFor(holder)]!]!.push('CZ', ...(plays ? [plays[1]] : []));
  const game = lay({
    seats: 5,
    flares: faces.map((face) => face.slice('flare:'.length)),
    aliens: alien ? { [seats[holder]!]: alien } : {},
    hands: held,
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
  at: string;
}

/** Plays an encounter, and stops where the holder is offered a flare that is looked for. */
function play(fight: Fight, holder: number, game: Game, isFound: (offer: Offer) => boolean): void {
  for (let answers = 0; answers < 250 && game.sitting.open.length && game.facts.encounters <= 1; answers++) {
    for (const decision of game.sitting.open) {
      const at = decision.about.key.slice('cosmic.'.length);
      if (decision.seat !== holder || !(isMoment(at) || at === 'join')) continue;
      const moment = at === 'join' ? 'alliance.join' : (at as 'alliance.join');
      for (const { id } of decision.options) {
        if (!id.startsWith('card:')) continue;
        const ability = String(readUsing(game.table, moment, holder, id)['ability']);
        if (flares.some((flare) => flare.id === ability) && isFound({ game, decision, option: id, ability, at: moment })) return;
      }
    }
    const [decision] = game.sitting.open;
    game.give(decision!, answer(game, decision!, fight, holder));
  }
}

/** The first way to play each of these flares, and all ways that the rules do not know. */
function find(wanted: readonly string[], alien?: string): { offers: Map<string, Offer>; wrong: string[] } {
  const offers = new Map<string, Offer>();
  const wrong: string[] = [];
  const faces = [...new Set(wanted.map((id) => `flare:${alienOf(id)}`))];
  for (const fight of fights) {
    for (const holder of [0, 1, 2, 3, 4]) {
      play(fight, holder, begin(fight, holder, faces, alien), (offer) => {
        const { ability, at, game } = offer;
        const { role, moments } = spec(ability);
        // what makes more of a power is played as that is used
        const when = at === 'on.power-use' && abilities.find(({ id }) => id === ability)!.flare === 'super' ? usedAt(game) : at;
        if (!moments.includes(when) || !playsAs(role as Role, game.table, holder)) wrong.push(`${ability} at ${when} as ${seats[holder]}`);
        if (!offers.has(ability)) offers.set(ability, { ...offer, game: new Game(structuredClone(game.sitting.save) as never) });
        return offers.size === wanted.length;
      });
      if (offers.size === wanted.length) return { offers, wrong };
    }
  }
  return { offers, wrong };
}

const usedAt = ({ table }: Game): string => table.use.at!;

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

const wilds = flares.filter(({ flare }) => flare === 'wild').map(({ id }) => id);
const supers = flares.filter(({ flare }) => flare === 'super').map(({ id }) => id);
const found = new Map<string, Offer>();
const wrong: string[] = [];
for (const search of [find(wilds), ...supers.map((id) => find([id], alienOf(id)))]) {
  for (const [id, offer] of search.offers) found.set(id, offer);
  wrong.push(...search.wrong);
}

test('none is offered in a role or at a moment that the rules do not know', () => {
  expect([...new Set(wrong)]).toEqual([]);
});

/** What these encounters do not bring about is shown in the test of its alien. */
test('nearly all can be played in plain encounters', () => {
  const rare = [
    'anti-matter.wild',
    'anti-matter.super',
    'citadel.super',
    'clone.wild',
    'cudgel.wild',
    'healer.wild',
    'loser.super',
    'mind.wild',
    'mite.wild',
    'parasite.wild',
    'remora.wild',
    'reserve.wild',
    'spiff.super',
    'tick-tock.wild',
    'vulch.super',
  ];
  expect(flares.map(({ id }) => id).filter((id) => !found.has(id))).toEqual(rare);
});

/** Where they go that do not come back: to the alien, who is not here, or to whom it is aimed at. */
const leaves: Record<string, string> = { 'human.wild': 'pile', 'sorcerer.wild': 'pile', 'reincarnator.wild': 'B' };

const placeOf = ({ facts }: Game, face: string): string => {
  const seat = facts.seats.findIndex(({ hand, stores }) =>
    [...hand, ...stores.flatMap(({ cards }) => cards)].some((card) => card.face === face),
  );
  return seat >= 0 ? seats[seat]! : facts.discard.includes(face) ? 'pile' : 'elsewhere';
};

test.each([...found.values()].map((offer) => [offer.ability, offer] as const))(
  '%s comes back, and card-zapped it does nothing',
  (id, offer) => {
    const holder = offer.decision.seat;
    const face = `flare:${alienOf(id)}`;
    const played = playOut(offer);
    const zapped = playOut(offer, zapperFor(holder));
    expect([placeOf(played, face), placeOf(zapped, face)]).toEqual([leaves[id] ?? seats[holder], 'pile']);
    expect(zapped.told('stopped').map((one) => one['ability'])).toContain(id);
    expect(zapped.facts.encounter!.lasting.filter(({ ability }) => ability === id)).toEqual([]);
  },
);

test.each([...found.values()].map((offer) => [offer.ability, offer] as const))(
  '%s is not offered to who has the other side',
  (id, { game, decision, at }) => {
    const { seat } = decision;
    const other = new Game(structuredClone(game.sitting.save) as never);
    other.facts.seats[seat]!.alien = id.endsWith('.wild') ? alienOf(id) : 'none';
    const again = new Game(structuredClone(other.sitting.save) as never);
    const offered = again.sitting.open
      .filter((one) => one.seat === seat && one.about.key === decision.about.key)
      .flatMap(({ options }) => options.filter((option) => option.id.startsWith('card:')))
      .map((option) => readUsing(again.table, at as 'alliance.join', seat, option.id)['ability']);
    expect(offered).not.toContain(id);
  },
);
