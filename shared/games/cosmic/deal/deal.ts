import type { Question } from '../../../engine/decision.ts';
import type { Json, Step } from '../../../engine/rules.ts';
import { otherSide, sides, type Side } from '../facts.ts';
import type { CoreHappenings } from '../happenings.ts';
import { dealSeconds, outerHours } from './lengths.ts';
import { offerAsked, termsOf } from './offer.ts';
import { originsOf, type CosmicTable } from '../table.ts';
import { canUnveil, UNVEIL } from '../window/window.ts';
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
  if (mode === 'live') table.then('deal.bargain', 'gather', 'bargain');
  else table.then('deal.bargain', mode === 'rendezvous' ? 'meet' : 'bargain');
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

/** The two come to the table: they have looked at the cards. Whoever does not say so is there when the time is up, and the minute begins. */
function* gather(table: CosmicTable) {
  const timer = `gather ${table.encounter.number}`;
  yield* table.askAll(
    sides.map((side) => ({ ...words(table, side, 'gather', ['word:here'], 'word:here'), clock: 'gather' as const, timer })),
  );
}

/**
 * J-27: where play goes over days the two meet first. The minute starts when both say that they are there; who has said so is asked again after a minute,
 * and has gone unless it says it once more. If they never meet the deal fails. Both together may choose to bargain slowly instead; J-28: then there is no minute.
 */
function* meet(table: CosmicTable) {
  const bargain = table.encounter.bargain!;
  const { name, picks } = yield* table.askFirst(
    sides.map((side) => (bargain.met[side] ? stayQuestion(table, side) : comeQuestion(table, side))),
  );
  const side = name.split(':')[1] as Side;
  const word = picks[0] as CoreHappenings['meeting']['word'];
  const said = word === 'word:here' ? 'here' : word === 'word:slow' ? 'slow' : null;
  if (said !== bargain.met[side] || !said) table.tell('meeting', { seat: table.main(side), word });
  if (word === 'word:miss') return table.next('deal.fail');
  bargain.met[side] = said;
  bargain.signs[side]++;
  if (!said || bargain.met[otherSide(side)] !== said) return table.next('meet');
  if (said === 'slow') bargain.mode = 'slow';
  table.next('bargain');
}

const comeQuestion = (table: CosmicTable, side: Side): Question => ({
  ...words(table, side, 'meet', ['word:here', 'word:slow', 'word:miss'], 'word:miss'),
  clock: 'turn',
  seconds: outerSeconds(table, 'rendezvous'),
  timer: `meet ${table.encounter.number}`,
});

/** Only its own next word is a sign of life, whatever the other does meanwhile. */
function stayQuestion(table: CosmicTable, side: Side): Question {
  const { signs } = table.encounter.bargain!;
  const ids = ['word:here', 'word:slow', 'word:away', 'word:miss'];
  return { ...words(table, side, 'stay', ids, 'word:away'), timer: `stay ${table.encounter.number} ${side} ${signs[side]}`, lapse: true };
}

/** May a deal between these two free ships? */
const mayRelease = (table: CosmicTable): boolean => table.bends('frees').some(({ bend, held }) => bend(parties(table), held, table));

const parties = (table: CosmicTable): number[] => sides.map((side) => table.main(side));

/** J-25: both must refuse to end it early; in slow bargaining one is enough. */
function isRefused(table: CosmicTable, { mode, refused }: Bargain): boolean {
  const said = table.save.options['deal_refusal'];
  const either = said === 'usual' ? mode === 'slow' : said === 'either';
  return refused.length === 2 || (either && refused.length > 0);
}

/**
 * Both main players may at any time make an offer, which replaces their last one, take it back, accept the other's, or refuse.
 * Who has nothing to offer is asked again when the other makes an offer. J-24: two equal offers are an agreement.
 * When the time is over both have refused.
 */
function* bargain(table: CosmicTable) {
  const { silent } = table.encounter.bargain!;
  const questions = sides.flatMap((side) => [...(silent.includes(side) ? [] : [offerAsked(table, side)]), ...answersOf(table, side)]);
  const { name, picks } = yield* table.askFirst(inTime(table, questions));
  const [what, side] = name.split(':') as [string, Side];
  if (what === 'answer') return respond(table, side, picks[0]!, ['bargain', null]);
  const terms = termsOf(picks, side);
  if (!terms) {
    silent.push(side);
    return table.next('bargain');
  }
  const isFreeing = mayRelease(table) && table.seats.some((owner) => table.seat(owner).warp > 0);
  if (isFreeing) table.next('release', { side, terms: terms as never });
  else propose(table, side, terms);
}

/** All that belongs to one deal shares its time, a minute unless the host wants another, and is talked about by the two. */
function inTime(table: CosmicTable, questions: Question[]): Question[] {
  const timer = `deal ${table.encounter.number}`;
  const isSlow = table.encounter.bargain!.mode === 'slow';
  const clock = isSlow ? 'turn' : 'bargain';
  const seconds = isSlow ? outerSeconds(table, 'slow') : dealSeconds(table.save.options);
  const both = parties(table);
  return questions.map((question) => ({ ...question, timer, clock, seconds, parties: both }));
}

const outerSeconds = ({ save }: CosmicTable, mode: 'rendezvous' | 'slow'): number => outerHours(save.options, mode) * 60 * 60;

/** What a side answers to the offers there are; then the bargaining goes on where it was. */
function respond(table: CosmicTable, side: Side, word: string, back: [string, Json]): void {
  const bargain = table.encounter.bargain!;
  const seat = table.main(side);
  if (word.startsWith('accept:')) return strike(table, bargain.offers[otherSide(side)]!.terms);
  if (word === UNVEIL) return table.then(['unveil', { seat }], back);
  if (word === 'word:withdraw') {
    table.tell('withdrawn', { seat, number: bargain.offers[side]!.number });
    bargain.offers[side] = null;
  } else if (bargain.refused.includes(side)) bargain.resting.push(side);
  else {
    bargain.refused.push(side);
    table.tell('refused', { seat });
    if (isRefused(table, bargain)) return table.next('deal.fail');
  }
  table.next(...back);
}

/**
 * A refusal binds nobody: as long as offers stand, who has refused may still accept the other's or take back the own. One who waits for an answer and has nothing
 * else to offer does not answer.
 */
function answersOf(table: CosmicTable, side: Side): Question[] {
  const { offers, refused, silent, resting } = table.encounter.bargain!;
  const other = otherSide(side);
  if (refused.includes(side)) return !resting.includes(side) && (offers.offense || offers.defense) ? [answerQuestion(table, side)] : [];
  const isWaiting = silent.includes(side) && !refused.includes(other) && (offers[side]?.number ?? 0) > (offers[other]?.number ?? 0);
  return isWaiting ? [] : [answerQuestion(table, side)];
}

/** An offer of the other side can be accepted by its number as long as it stands; that one's own half can't be kept is told to that seat alone. */
function answerQuestion(table: CosmicTable, side: Side): Question {
  const { offers, refused } = table.encounter.bargain!;
  const offer = offers[otherSide(side)];
  const ids = ['word:refuse'];
  if (offers[side]) ids.push('word:withdraw');
  const seat = table.main(side);
  if (canUnveil(table, seat)) ids.push(UNVEIL);
  const can = offer && canGive(table.seat(seat).hand, offer.terms.gives[side]);
  if (can) ids.push(`accept:${offer.number}`);
  const question = words(table, side, 'answer', ids, 'word:refuse');
  question.about.of = { refused: refused.map((one) => table.main(one)) };
  if (offer && !can) question.blocked = [{ id: `accept:${offer.number}`, why: 'deal_unfulfillable' }];
  return question;
}

/**
 * J-22: where a power allows it, ships out of the warp may go free with the offer; that alone is no deal. Meanwhile the other may answer what lies there.
 */
function* release(table: CosmicTable, { side, terms }: { side: Side; terms: Terms }) {
  const owners = table.seats.filter((owner) => table.seat(owner).warp > 0);
  const options = owners.map((owner) => ({ id: `seat:${owner}`, times: table.seat(owner).warp }));
  const freeing: Question = {
    name: 'release',
    seat: table.main(side),
    about: { key: 'cosmic.release' },
    options,
    min: 0,
    max: options.reduce((sum, { times }) => sum + times, 0),
    fallback: [],
    clock: 'bargain',
  };
  const questions = [freeing, ...answersOf(table, otherSide(side))];
  const { name, picks } = yield* table.askFirst(inTime(table, questions));
  if (name !== 'release') return respond(table, otherSide(side), picks[0]!, ['release', { side, terms: terms as never }]);
  const releases = owners.map((owner) => ({ owner, ships: picks.filter((pick) => pick === `seat:${owner}`).length }));
  propose(table, side, { ...terms, releases: releases.filter(({ ships }) => ships > 0) });
}

function propose(table: CosmicTable, side: Side, terms: Terms): void {
  const bargain = table.encounter.bargain!;
  const seat = table.main(side);
  const shown = terms.gives[side].filter(({ kind }) => kind === 'shown').map(({ what }) => table.card(seat, what)!.face);
  bargain.refused = [];
  bargain.resting = [];
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

export const dealSteps: Record<string, Step<CosmicTable>> = { deal, 'bargain.open': open, gather, meet, bargain, release };
