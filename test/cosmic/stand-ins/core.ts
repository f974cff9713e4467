import type { Ability, Alien } from '../../../shared/games/cosmic/abilities/ability.ts';
import { isAttack } from '../../../shared/games/cosmic/cards/cards.ts';
import { otherSide, sides } from '../../../shared/games/cosmic/facts.ts';
import { isFighting } from '../../../shared/games/cosmic/ships/flagships.ts';
import { forfeit, handOver, payCompensation } from '../../../shared/games/cosmic/phases/resolution.ts';
import { giveBack, lostNow, splitLoss } from '../../../shared/games/cosmic/ships/losses.ts';
import type { CosmicTable } from '../../../shared/games/cosmic/table.ts';
import { cardValues, fightsWith, marginOf } from '../../../shared/games/cosmic/totals/totals.ts';

/** Aliens that only tests know, each bending one point of the core as one alien still to come will. */

const alien = (id: string, ...abilities: (Partial<Ability> & Pick<Ability, 'at'>)[]): Alien => ({
  id,
  alert: 'green',
  abilities: abilities.map((ability) => ({ id: `${id}.do`, as: 'main', ...ability })),
});
const must = { must: true as const };
const swapDigits = (value: number): number => (value % 10) * 10 + Math.floor(value / 10);

const all: Alien[] = [
  /** As the Mirror. */
  alien('reverser', {
    at: ['planning.selected'],
    ...must,
    lasts: { value: (values) => void sides.forEach((side) => (values[side] = swapDigits(values[side]))) },
  }),
  /** As the Pacifist, and as its wild flare. */
  alien('peaceful', {
    at: ['reveal.modify'],
    ...must,
    lasts: {
      wins({ seat }, table) {
        const side = table.sideOf(seat)!;
        return fightsWith(table, side) === 'negotiate' && fightsWith(table, otherSide(side)) === 'attack' ? side : null;
      },
    },
  }),
  alien('pretender', {
    at: ['reveal.modify'],
    ...must,
    lasts: { card: (cards, { seat }, table) => void (cards[table.sideOf(seat)!] = 'attack:15') },
  }),
  /** As a Gambler that is always believed. */
  alien('claimant', {
    id: 'claimant.claim',
    at: ['reveal.flip'],
    when: ({ encounter }, seat) => encounter.selected[seat === encounter.offense ? 'offense' : 'defense']?.up === false,
    effect(table, { seat }) {
      table.encounter.selected[table.sideOf(seat)!]!.claim = table.encounter.planet === 'b2' ? 'morph' : 'attack:40';
    },
  }),
  /** As the Loser, and as its wild flare. */
  alien('upsetter', { at: ['planning.before-select'], ...must, lasts: { inverts: true } }),
  alien('wrecker', {
    id: 'wrecker.wreck',
    at: ['planning.selected'],
    effect(table) {
      table.encounter.outcome = { ending: 'both-lost', winner: null };
      table.dropTo('resolution');
    },
  }),
  /** As the wild flare of the Hate, and the super one of the Oracle. */
  alien('conqueror', {
    id: 'conqueror.win',
    at: ['planning.before-select'],
    effect: (table, { seat }) => forfeit(table, { ending: 'won', winner: table.sideOf(seat) }),
  }),
  alien('appeaser', {
    id: 'appeaser.end',
    at: ['planning.select'],
    when: ({ encounter }) => sides.some((side) => encounter.selected[side]),
    effect(table) {
      table.dropTo('after');
      table.next('deal.empty');
    },
    always: { selection: (selection) => void (selection.first = 'defense') },
  }),
  /** As the Spiff, the Void and the Cudgel. */
  alien('crasher', {
    id: 'crasher.crash',
    at: ['on.ships-losing'],
    stage: 'stay',
    as: 'offense',
    when: (table) => table.loss.cause === 'defeat' && (marginOf(table) ?? 0) >= 10,
    effect(table, { seat }) {
      const part = table.loss.parts.find((one) => one.seat === seat)!;
      splitLoss(table.loss, part, 1).to = table.encounter.planet!;
    },
  }),
  alien('remover', {
    id: 'remover.remove',
    at: ['on.ships-losing'],
    stage: 'remove',
    ...must,
    when: ({ loss }) => loss.cause === 'defeat',
    effect: ({ loss }) => void loss.parts.forEach((part) => (part.to = 'out')),
  }),
  alien('smasher', {
    at: ['resolve.losses'],
    ...must,
    when: (table, seat) => table.encounter.outcome!.winner === table.sideOf(seat),
    effect(table, { seat }) {
      table.next('shed', { cause: 'defeat', seats: [table.opponentOf(seat)], count: 2, gate: false, joins: true });
    },
  }),
  /** As the Reserve. */
  alien('repeater', {
    id: 'repeater.add',
    at: ['reveal.modify'],
    repeats: true,
    lasts: { sum: ({ lines }, { seat, ability }, table) => void lines[table.sideOf(seat)!].push({ kind: 'power', by: ability, value: 1 }) },
  }),
  /** As the Chosen: it fights with another card once both are up, or adds one to what its card counts. */
  alien('replacer', {
    at: ['reveal.modify'],
    ...must,
    effect(table, { seat }) {
      const { selected } = table.encounter;
      const side = table.sideOf(seat)!;
      table.discard([{ seat, face: selected[side]!.face }]);
      selected[side] = { face: table.fromHand(seat, table.seat(seat).hand[0]!.id), by: seat, up: true };
    },
  }),
  alien('raiser', {
    at: ['reveal.modify'],
    ...must,
    lasts: { value: (values, { seat }, table) => void (values[table.sideOf(seat)!] += 5) },
    effect(table, { seat, ability }) {
      const face = table.fromHand(seat, table.seat(seat).hand[0]!.id);
      table.encounter.table.push({ seat, side: table.sideOf(seat)!, face, by: ability, onCard: true });
    },
  }),
  /** As the Fodder: it adds a card that is no reinforcement. */
  alien('adder', {
    at: ['reveal.modify'],
    ...must,
    when: (table, seat) => cardValues(table)[table.sideOf(seat)!] > 12,
    effect(table, { seat, ability }) {
      const face = table.fromHand(seat, table.seat(seat).hand[0]!.id);
      table.encounter.table.push({ seat, side: table.sideOf(seat)!, face, by: ability });
    },
  }),
  /** As the Tick-Tock with one token, and the Masochist. */
  alien('patient', { at: ['deal.made'], as: 'any', ...must, lasts: { victory: () => true } }),
  alien('martyr', {
    at: ['regroup.start'],
    as: 'any',
    ...must,
    when: (table, seat) => table.colonies(seat).length === 0,
    lasts: { victory: () => true },
    always: { keepsPower: true },
  }),
  /** As the Hacker. */
  alien('redirector', {
    id: 'redirector.redirect',
    at: ['resolve.compensation'],
    effect: ({ encounter }) => void (encounter.compensation!.payer = 2),
  }),
  {
    ...alien('picker', {
      id: 'picker.choose',
      at: ['resolve.compensation'],
      effect: ({ encounter }) => void (encounter.compensation!.chosen = 'picker.first'),
    }),
    steps: {
      'picker.first': (table) => {
        const { payer } = table.encounter.compensation!;
        payCompensation(table, [table.fromHand(payer, table.seat(payer).hand[0]!.id)]);
      },
    },
  },
  /** As the Filch, taking its own card back out of the pile. */
  alien('fetcher', {
    id: 'fetcher.fetch',
    at: ['resolve.discard'],
    stage: 'after',
    when: ({ encounter }, seat) => encounter.spent.some((card) => card.seat === seat),
    effect(table, { seat }) {
      const { face } = table.encounter.spent.find((card) => card.seat === seat)!;
      table.facts.discard.splice(table.facts.discard.lastIndexOf(face), 1);
      table.toHand(seat, face);
    },
  }),
  /** As a Pacifist that would rather talk. */
  { ...alien('fond', { at: [] }), favours: (_, __, face) => (face === 'negotiate' ? 1 : 0) },
  /** As the Philanthropist. */
  alien('donor', {
    id: 'donor.give',
    at: ['alliance.formed'],
    effect(table, { seat }) {
      const to = table.opponentOf(seat);
      const face = table.fromHand(seat, table.seat(seat).hand[0]!.id);
      table.toHand(to, face);
      handOver(table, seat, to, [face], 'given');
      table.next('hand.check', { seat });
    },
  }),
  /** As the Demon, the Citadel, the Chosen and the Amoeba. */
  alien('borrower', {
    at: ['alliance.before-invites'],
    ...must,
    effect(table, { seat }) {
      const faces = table.randomCards(2, 9);
      for (const face of faces) table.toStore(seat, 'borrower', face);
      table.store(seat, 'borrower')!.lender = 2;
      handOver(table, 2, seat, faces, 'taken');
    },
  }),
  alien('waster', {
    at: ['planning.before-select'],
    as: 'defense',
    ...must,
    effect(table) {
      const seat = table.encounter.offense;
      table.discard(table.randomCards(seat, 9).map((face) => ({ seat, face })));
    },
  }),
  alien('builder', {
    at: ['planning.selected'],
    ...must,
    effect(table, { seat }) {
      for (const planet of ['b1', 'b2']) {
        const { cards } = table.openStore(seat, 'builder', planet);
        cards.push(table.toHand(seat, table.facts.deck.pop()!));
        table.fromHand(seat, cards[0]!.id);
      }
    },
    lasts: {
      discards: (cards, { seat }, table) =>
        void cards.push(...table.closeStores(seat, 'builder', table.encounter.planet!).map((face) => ({ seat, face }))),
    },
  }),
  alien('doubler', {
    at: ['reveal.modify'],
    ...must,
    effect(table, { seat }) {
      table.encounter.table.push({ seat, side: table.sideOf(seat)!, face: table.fromHand(seat, table.seat(seat).hand[0]!.id) });
    },
  }),
  alien('leaver', {
    at: ['planning.selected'],
    as: 'defense',
    ...must,
    effect(table, { seat }) {
      table.move('b1', seat, -2);
      table.sendHome(seat, { b1: 2 }, 'b1');
      table.next('home');
    },
  }),
  /** As the super Kamikaze. */
  alien('rescuer', {
    id: 'rescuer.rescue',
    at: ['regroup.retrieve'],
    as: 'offense',
    lasts: { retrieval: (retrieval) => void (retrieval.ships = 3) },
  }),
  /** As the Will, Plasma Thrusters, the Energy Cloak, the Loser and the super Pacifist. */
  alien('bender', {
    at: [],
    always: {
      targets: (planets) => planets.slice(0, 1),
      sending: (sending) => void Object.assign(sending, { min: 2, max: 6 }),
      inviting: (inviting) => void (inviting.may = [2]),
      selection: ({ cards }) => {
        const attacks = cards.defense.filter(({ face }) => isAttack(face));
        if (attacks.length) cards.defense = attacks;
      },
      penalty: (ships, seat, held) => (seat === held.seat ? ships - 2 : ships + 2),
    },
  }),
  /** As the Will, which always chooses the fourth seat. */
  alien('appointer', {
    at: ['destiny.target'],
    as: 'offense',
    ...must,
    effect: ({ encounter }) => void (encounter.defense = 3),
    lasts: { targets: (planets, _, table) => [...new Set([...planets, ...table.colonies(3)])] },
  }),
  /** As the Vacuum, which drags three ships of each main player after it. */
  alien('dragger', {
    id: 'dragger.drag',
    at: ['on.ships-lost'],
    as: 'any',
    ...must,
    when: ({ loss }) => loss.cause === 'defeat',
    effect: (table) => table.next('shed', { cause: 'plague', seats: [0, 1], count: 3, gate: false, outside: true }),
  }),
  /** As the Machine. */
  alien('tireless', {
    id: 'tireless.on',
    at: ['turn.continue'],
    as: 'offense',
    lasts: { goingOn: (goingOn) => void (goingOn.may = true) },
  }),
  /** As the Healer. */
  alien('mender', {
    id: 'mender.mend',
    at: ['on.ships-lost'],
    as: 'any',
    when: (table) => lostNow(table, 1) > 0,
    effect: (table) => giveBack(table, 1),
  }),
  /** As its wild flare. */
  alien('restless', {
    id: 'restless.on',
    at: ['turn.continue'],
    as: 'offense',
    lasts: { goingOn: (goingOn) => void Object.assign(goingOn, { may: true, needsCard: false, aside: 'reinforcement:3' }) },
  }),
  /** As the Prometheus: three for the side on which the ship is that is something of its own. */
  alien('captain', {
    at: [],
    always: {
      sum({ lines }, { seat, ability }, table) {
        const ship = table.facts.flagships.find((one) => one.seat === seat);
        if (ship && isFighting(table, ship)) lines[table.sideOf(seat)!].push({ kind: 'power', by: ability, value: 3 });
      },
    },
  }),
  /** As the Gambler and the Sorcerer, which are never in one game. */
  alien('rival', { at: [] }),
  alien('foe', { at: [] }),
  /** As the Infinity Drive. */
  alien('intruder', {
    id: 'intruder.break-in',
    at: ['resolve.after'],
    as: 'any',
    effect: (table, { seat }) => table.next('extra', { seat }),
  }),
  /** As the wild flare of the Warrior. */
  alien('avenger', {
    id: 'avenger.avenge',
    at: ['resolve.after'],
    as: 'defense',
    effect: (table, { seat }) => table.atEnd('extra', { seat, defense: table.opponentOf(seat) }),
  }),
  /** As the wild flare of the Trader: what it takes it may give back. */
  {
    ...alien('exchanger', {
      id: 'exchanger.take',
      at: ['alliance.before-invites'],
      effect(table, { seat }) {
        const from = table.opponentOf(seat);
        const { id } = table.toHand(seat, table.randomCards(from, 1)[0]!);
        table.next('exchanger.give', { seat, from, id, rest: true });
      },
    }),
    steps: {
      'exchanger.give': (table: CosmicTable, { seat, from, id }: { seat: number; from: number; id: string }) =>
        void table.toHand(from, table.fromHand(seat, id)),
    },
  },
  /** As the Reincarnator, whose new power serves in the next encounter. */
  alien('latecomer', { at: ['resolve.after'], ...must, effect: (table, { seat }) => table.atEnd('draw', { seat, count: 1 }) }),
  /** As the Remora, which takes nothing. */
  alien(
    'watcher',
    {
      id: 'watcher.ships',
      at: ['on.ships-retrieved'],
      as: 'any',
      ...must,
      when: (table, seat) => (table.occasion('on.ships-retrieved')?.retrieved ?? []).some((one) => one.seat !== seat && one.ships === 2),
    },
    {
      id: 'watcher.cards',
      at: ['on.card-draw'],
      stage: 'after',
      as: 'any',
      ...must,
      when: (table, seat) => (table.occasion('on.card-draw')?.seat ?? seat) !== seat,
    },
  ),
];

export const coreStandIns: Record<string, Alien> = Object.fromEntries(all.map((one) => [one.id, one]));
