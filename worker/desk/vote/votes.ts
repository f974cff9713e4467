import type { Topic } from '../../../shared/desk-happenings.ts';
import { Refusal } from '../../../shared/engine/refusal.ts';
import { paceOf } from '../../../shared/pace.ts';
import type { Motion, Vote } from '../../../shared/protocol.ts';
import type { Desk, Row, SeatRecord } from '../../state/records.ts';
import type { RoomState } from '../../state/room-state.ts';
import { isAttended } from '../seat/absence.ts';
import { type Act, announce } from '../act.ts';
import { checkLend, everyone } from '../seat/lend.ts';
import { checkAgreeing, isGrave, presentSeats } from './agreement.ts';

/** What the seats decide together. Who is away is not counted; who is talked about has no say, and no one person decides about another. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a vote is open: a day in games over days, otherwise as long as a turn, and two minutes at least. */
function termOf({ desk }: RoomState): number {
  const { postal, limit } = paceOf(desk.pace);
  return postal ? DAY : Math.max(2 * MINUTE, limit.turn);
}

/** Answers that count, as this seat knows of them, the latest last: what was taken back is not among them. */
function inForce(tail: readonly Row[], seat: number): Row[] {
  let rows: Row[] = [];
  for (const row of tail) {
    if (row.by === 'desk' || (row.silent && row.seat !== seat)) continue;
    if (row.restores !== null) rows = rows.filter(({ seq }) => seq <= row.restores!);
    else if (row.by === 'undo') rows = rows.filter(({ decision }) => decision !== row.decision);
    else rows.push(row);
  }
  return rows;
}

/** The own last answer with all that came after it, if it is not too long ago. */
export function lastOf({ tail }: RoomState, seat: number): { row: Row; since: Row[] } | null {
  const rows = inForce(tail, seat);
  const at = rows.findLastIndex((row) => row.seat === seat && row.by === 'seat');
  return at > 0 ? { row: rows[at]!, since: rows.slice(at) } : null;
}

/** Those who answered since; everyone, if chance or something hidden came in, or if it must not show who answered. */
function seatsToConsent(state: RoomState, seat: number, since: readonly Row[]): number[] {
  const others = presentSeats(state).filter((one) => one !== seat);
  if (since.some(({ undoable, sealed }) => !undoable || sealed)) return others;
  return others.filter((one) => since.some((row) => row.seat === one));
}

const subjectOf = (motion: Motion): number | null => ('seat' in motion ? motion.seat : null);

/** What takes everyone's agreement, whatever it says. */
const unanimous: ReadonlySet<Motion['kind']> = new Set(['undo', 'cancel', 'lend']);

const isAboutPerson = (motion: Motion): boolean => subjectOf(motion) !== null && !unanimous.has(motion.kind);

/** What the log has to know of a motion to speak of it. */
export function topicOf(motion: Motion): Topic {
  const subject = subjectOf(motion);
  return { kind: motion.kind, ...(subject !== null && { subject }) };
}

function checkMotion(state: RoomState, motion: Motion): void {
  const { desk } = state;
  if (motion.kind === 'lend') return checkLend(state, motion.seat);
  const subject = subjectOf(motion);
  if (motion.kind === 'pause' && desk.paused) throw new Refusal('already_paused');
  if (motion.kind === 'resume' && !desk.paused) throw new Refusal('not_paused');
  if (subject === null) return;
  if (!desk.seats[subject]) throw new Refusal('bad_seat');
  if (desk.seats[subject].occupant !== 'person') throw new Refusal('no_person');
  if (motion.kind === 'relieve' && !isAttended(desk.seats[subject])) throw new Refusal('already_away');
}

/** The vote as it stands, and what has come of it. */
export interface VoteProgress {
  act: Act;
  passed: Vote | null;
}

const without = ({ desk }: RoomState, id: number): Vote[] => desk.votes.filter((vote) => vote.id !== id);

/** What a vote has come to. */
type VoteEvent = 'proposed' | 'yes' | 'no' | 'withdrawn' | 'passed' | 'failed';

function voteAct(state: RoomState, votes: Vote[], type: VoteEvent, vote: Vote, seat: number | null): Act {
  const of = { ...topicOf(vote.motion), ...(seat !== null && { seat }) };
  return {
    desk: { ...state.desk, votes, voted: Math.max(state.desk.voted, vote.id) },
    told: [announce(`vote-${type}`, of)],
    cut: [],
    grant: [],
  };
}

/** About a person nobody votes in another’s stead: who sits in is known to none, and may be one of the voters. */
const hasVote = (motion: Motion, { away }: SeatRecord): boolean => away?.by !== 'substitute' || !isAboutPerson(motion);

/** The vote as it counts now: who has gone away without voting is not waited for, until they are back. */
export function withoutAbsent({ seats }: Pick<Desk, 'seats'>, vote: Vote): Vote {
  const isThere = (seat: number): boolean => isAttended(seats[seat]!) && hasVote(vote.motion, seats[seat]!);
  return { ...vote, voters: vote.voters.filter((seat) => isThere(seat) || vote.yes.includes(seat) || vote.no.includes(seat)) };
}

/** The vote as everyone is shown it; the row it is about, by the number it has in the log. */
export function shownVote({ desk, tail }: RoomState, vote: Vote): Vote {
  return { ...withoutAbsent(desk, vote), row: tail.find(({ seq }) => seq === vote.row)?.tick ?? null };
}

/** About a person two others must be of one mind. */
const leastYes = { most: 1, two: 2 };

/** More than half of all voters can't be turned round any more; where all must agree one No is enough. */
function outcome({ voters, yes, no, needs }: Vote): boolean | null {
  if (needs === 'all') return no.length ? false : yes.length === voters.length ? true : null;
  if (yes.length * 2 > voters.length && yes.length >= leastYes[needs]) return true;
  return no.length * 2 >= voters.length ? false : null;
}

function countVote(state: RoomState, vote: Vote, type: VoteEvent, seat: number | null): VoteProgress {
  const result = outcome(withoutAbsent(state.desk, vote));
  if (result === null) return { act: voteAct(state, [...without(state, vote.id), vote], type, vote, seat), passed: null };
  const act = voteAct(state, without(state, vote.id), type, vote, seat);
  act.told.push(announce(result ? 'vote-passed' : 'vote-failed', topicOf(vote.motion)));
  return { act, passed: result ? vote : null };
}

/** Who votes on it beside the proposer: to lend a seat is for all to agree to, who is asked to play instead of a person for all but that one. */
function othersOn(state: RoomState, seat: number | null, motion: Motion, last: ReturnType<typeof lastOf>): number[] {
  if (motion.kind === 'lend') return everyone(state).filter((one) => one !== seat);
  if (last) return seatsToConsent(state, seat!, last.since);
  return presentSeats(state).filter((one) => one !== seat && one !== subjectOf(motion) && hasVote(motion, state.desk.seats[one]!));
}

/** A host who has no seat proposes without one. */
export function propose(state: RoomState, seat: number | null, motion: Motion, now: number): VoteProgress {
  const { desk } = state;
  // a seat is its person's to give, and any other the host's
  if (motion.kind === 'lend' && seat !== desk.own && seat !== motion.seat) throw new Refusal('not_host');
  checkMotion(state, motion);
  if (seat !== null && !hasVote(motion, desk.seats[seat]!)) throw new Refusal('no_vote');
  if (desk.votes.some((vote) => (seat !== null && vote.by === seat) || JSON.stringify(vote.motion) === JSON.stringify(motion)))
    throw new Refusal('vote_open');
  const last = motion.kind === 'undo' ? lastOf(state, seat!) : null;
  if (motion.kind === 'undo' && !last) throw new Refusal('nothing_to_undo');
  const subject = subjectOf(motion);
  const others = othersOn(state, seat, motion, last);
  // only to lend it is for whoever has the seat to agree to as well
  const isVoter = seat !== null && (motion.kind === 'lend' || seat !== subject);
  const voters = [...(isVoter ? [seat] : []), ...others].sort((a, b) => a - b);
  const needs = unanimous.has(motion.kind) || isGrave(state, motion) ? 'all' : isAboutPerson(motion) ? 'two' : 'most';
  if (isGrave(state, motion)) checkAgreeing(state, voters);
  if (needs === 'two' && voters.length < leastYes.two) throw new Refusal('too_few_voters');
  const vote: Vote = {
    id: desk.voted + 1,
    by: seat,
    motion,
    voters,
    yes: voters.filter((one) => one === seat),
    no: [],
    needs,
    ends: now + termOf(state),
    row: last?.row.seq ?? null,
  };
  return countVote(state, vote, 'proposed', seat);
}

export function cast(state: RoomState, seat: number, id: number, isYes: boolean): VoteProgress {
  const vote = state.desk.votes.find((one) => one.id === id);
  if (!vote) throw new Refusal('vote_over');
  if (!vote.voters.includes(seat) || !hasVote(vote.motion, state.desk.seats[seat]!)) throw new Refusal('no_vote');
  const list = (seats: number[], isMine: boolean) => [...seats.filter((one) => one !== seat), ...(isMine ? [seat] : [])];
  return countVote(state, { ...vote, yes: list(vote.yes, isYes), no: list(vote.no, !isYes) }, isYes ? 'yes' : 'no', seat);
}

export function withdraw(state: RoomState, seat: number | null, id: number): Act {
  const vote = state.desk.votes.find((one) => one.id === id);
  if (!vote) throw new Refusal('vote_over');
  if (vote.by !== seat) throw new Refusal('no_vote');
  return voteAct(state, without(state, id), 'withdrawn', vote, seat);
}

/** Time is up: those who kept silent are not counted, unless all must agree. */
export function endVote(state: RoomState, id: number): VoteProgress | null {
  const vote = state.desk.votes.find((one) => one.id === id);
  if (!vote) return null;
  const { yes, no, needs } = vote;
  const isCarried = needs !== 'all' && yes.length > no.length && yes.length >= leastYes[needs];
  const hasPassed = outcome(withoutAbsent(state.desk, vote)) ?? isCarried;
  return { act: voteAct(state, without(state, id), hasPassed ? 'passed' : 'failed', vote, null), passed: hasPassed ? vote : null };
}

/** An answer by someone who did not agree stands in the way of taking back; but for sealed ones, or it would show whose came late. */
export function mayTakeBack(state: RoomState, { by, row, yes }: Vote): boolean {
  const last = by === null ? null : lastOf(state, by);
  if (!last || last.row.seq !== row) return false;
  return last.since.every(
    ({ seat, sealed }) => sealed || seat === null || yes.includes(seat) || state.desk.seats[seat]!.occupant !== 'person',
  );
}
