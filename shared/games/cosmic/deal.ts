import type { Question } from '../../engine/decision.ts';
import type { Step } from '../../engine/rules.ts';
import { mayRelease } from './aliens/zombie.ts';
import { otherSide, sides, type Side } from './facts.ts';
import { offerAsked, termsOf } from './offer.ts';
import { originsOf, type CosmicTable } from './table.ts';
import { UNVEIL } from './window.ts';
import { canGive, isSame, newBargain, type Bargain, type Terms } from './terms.ts';

/** Two negotiates: all allied ships go home, then the two main players bargain, the offense's ships waiting in the gate. */
function deal(table: CosmicTable): void {
  const { gate, defenders, offense } = table.encounter;
  for (const stack of [...gate, ...defenders]) {
    if (stack.seat === offense) continue;
    const stacks = gate.includes(stack) ? gate : defenders;
    stacks.splice(stacks.indexOf(stack), 1);
    table.sendHome(stack.seat, originsOf(stack));
  }
  table.then('home', 'bargain.open');
}

function open(table: CosmicTable): void {
  const mode = table.save.options['bargaining'] as Bargain['mode'];
  table.encounter.bargain = newBargain(mode);
  table.tell('bargain', { mode });
  table.then('deal.bargain', mode === 'rendezvous' ? 'meet' : 'bargain');
}

const words = (table: CosmicTable, side: Side, key: string, ids: string[], fallback: string): Question => ({
  name: `${key}:${side}`,
  seat: table.main(side),
  about: { key: `cosmic.${key}` },
  options: ids.map((id) => ({ id })),
  min: 1,
  max: 1,
  fallback: [fallback],
  clock: 'bargain',
});

/**
 * J-27: where play goes over days the two meet first. The minute starts when both say that they are there; who has gone again takes that back.
 * If they never meet the deal fails. Both together may choose to bargain slowly instead; J-28: then there is no minute.
 */
function* meet(table: CosmicTable) {
  const bargain = table.encounter.bargain!;
  const said = yield* table.askAll(
    sides.map((side) => ({
      ...words(table, side, 'meet', ['word:here', 'word:slow', 'word:miss'], 'word:miss'),
      clock: 'turn' as const,
      timer: `meet ${table.encounter.number}`,
    })),
  );
  const [one, other] = sides.map((side) => said[`meet:${side}`]![0]!);
  for (const side of sides) table.tell('meeting', { seat: table.main(side), word: said[`meet:${side}`]![0]! });
  if (one === 'word:miss' || other === 'word:miss') return table.next('deal.fail');
  if (one !== other) return table.next('meet');
  if (one === 'word:slow') bargain.mode = 'slow';
  table.next('bargain');
}

const parties = (table: CosmicTable): number[] => sides.map((side) => table.main(side));

/** J-25: both must refuse to end it early; in slow bargaining one is enough. */
function isRefused(table: CosmicTable, { mode, refused }: Bargain): boolean {
  const said = table.save.options['deal_refusal'];
  const either = said === 'usual' ? mode === 'slow' : said === 'either';
  return refused.length === 2 || (either && refused.length > 0);
}

/**
 * Both main players may at any time make an offer, which replaces their last one, take it back, accept the other's, or refuse.
 * Who has nothing to offer or has refused is asked again when the other makes an offer. J-24: two equal offers are an agreement.
 * When the time is over both have refused.
 */
function* bargain(table: CosmicTable) {
  const { encounter } = table;
  const bargain = encounter.bargain!;
  const timer = `deal ${encounter.number}`;
  const clock = bargain.mode === 'slow' ? ('turn' as const) : ('bargain' as const);
  const questions = sides.flatMap((side) => [
    ...(bargain.silent.includes(side) ? [] : [offerAsked(table, side)]),
    ...(mayAnswer(bargain, side) ? [answering(table, side)] : []),
  ]);
  const { name, picks } = yield* table.askFirst(questions.map((question) => ({ ...question, timer, clock, parties: parties(table) })));
  const [what, side] = name.split(':') as [string, Side];
  const seat = table.main(side);
  const [word = 'word:silent'] = picks;
  if (what === 'offer' && picks.length) {
    const terms = termsOf(picks, side)!;
    const ships = table.seats.filter((owner) => table.seat(owner).warp > 0);
    if (
      mayRelease(
        table,
        sides.map((one) => table.main(one)),
      ) &&
      ships.length
    )
      return table.next('release', { side, terms: terms as never });
    return propose(table, side, terms);
  }
  if (word.startsWith('accept:')) return strike(table, bargain.offers[otherSide(side)]!.terms);
  if (word === 'word:silent') {
    bargain.silent.push(side);
    return table.next('bargain');
  }
  if (word === UNVEIL) return table.then(['unveil', { seat }], 'bargain');
  if (word === 'word:withdraw') {
    table.tell('withdrawn', { seat, number: bargain.offers[side]!.number });
    bargain.offers[side] = null;
  } else {
    bargain.refused.push(side);
    table.tell('refused', { seat });
    if (isRefused(table, bargain)) return table.next('deal.fail');
  }
  table.next('bargain');
}

/** Who has refused does not answer; nor does one who waits for an answer and has nothing else to offer. */
function mayAnswer({ offers, refused, silent }: Bargain, side: Side): boolean {
  const other = otherSide(side);
  const isWaiting = silent.includes(side) && !refused.includes(other) && (offers[side]?.number ?? 0) > (offers[other]?.number ?? 0);
  return !refused.includes(side) && !isWaiting;
}

/** An offer of the other side can be accepted by its number as long as it stands; that one's own half can't be kept is told to that seat alone. */
function answering(table: CosmicTable, side: Side): Question {
  const { offers, refused } = table.encounter.bargain!;
  const offer = offers[otherSide(side)];
  const ids = ['word:refuse'];
  if (offers[side]) ids.push('word:withdraw');
  const seat = table.main(side);
  if (table.seat(seat).hidden && table.seat(seat).up) ids.push(UNVEIL);
  const can = offer && canGive(table.seat(seat).hand, offer.terms.gives[side]);
  if (can) ids.push(`accept:${offer.number}`);
  const question = words(table, side, 'answer', ids, 'word:refuse');
  question.about.of = { refused: refused.map((one) => table.main(one)) };
  if (offer && !can) question.blocked = [{ id: `accept:${offer.number}`, why: 'deal_unfulfillable' }];
  return question;
}

/** J-22: a Zombie among the two may let ships out of the warp go free with the offer; that alone is no deal. */
function* release(table: CosmicTable, { side, terms }: { side: Side; terms: Terms }) {
  const owners = table.seats.filter((owner) => table.seat(owner).warp > 0);
  const options = owners.map((owner) => ({ id: `seat:${owner}`, times: table.seat(owner).warp }));
  const picks = yield* table.ask({
    name: 'release',
    seat: table.main(side),
    about: { key: 'cosmic.release' },
    options,
    min: 0,
    max: options.reduce((sum, { times }) => sum + times, 0),
    fallback: [],
    clock: 'bargain',
    timer: `deal ${table.encounter.number}`,
    parties: parties(table),
  });
  const releases = owners.map((owner) => ({ owner, ships: picks.filter((pick) => pick === `seat:${owner}`).length }));
  propose(table, side, { ...terms, releases: releases.filter(({ ships }) => ships > 0) });
}

function propose(table: CosmicTable, side: Side, terms: Terms): void {
  const bargain = table.encounter.bargain!;
  const seat = table.main(side);
  const shown = terms.gives[side].filter(({ kind }) => kind === 'shown').map(({ what }) => table.card(seat, what)!.face);
  bargain.refused = [];
  bargain.silent = bargain.silent.filter((one) => one === side);
  bargain.offers[side] = { number: ++bargain.made, terms, shown };
  const faces = shown.length ? { faces: shown } : {};
  const isOpen = table.is('deal_sight', 'open');
  table.tell('offered', { seat, number: bargain.made, ...(isOpen ? faces : {}) }, { [table.opponentOf(seat)]: faces });
  const other = bargain.offers[otherSide(side)];
  const matches = other && isSame(other.terms, terms) && sides.every((one) => canGive(table.seat(table.main(one)).hand, terms.gives[one]));
  if (matches) return strike(table, terms);
  table.next('bargain');
}

function strike(table: CosmicTable, terms: Terms): void {
  table.encounter.bargain!.struck = terms;
  table.tell('agreed', {});
  table.then('plan.cards', 'plan.ships', 'deal.agreed', 'deal.done');
}

export const dealSteps: Record<string, Step<CosmicTable>> = { deal, 'bargain.open': open, meet, bargain, release };
