import { Refusal } from '../../../shared/engine/refusal.ts';
import type { Vote } from '../../../shared/protocol.ts';
import type { Env } from '../../env.ts';
import type { Entry } from '../../play/play-state.ts';
import { undoEntry } from '../../play/undo.ts';
import type { RoomState } from '../../state/room-state.ts';
import type { Store } from '../../state/store.ts';
import { relieve, seekSubstitute } from '../seat/absence.ts';
import { type Act, announce } from '../act.ts';
import { nameHeir } from '../host.ts';
import { lendSeat } from '../seat/lend.ts';
import { changePace, extendDeadlines, pauseClocks, resumeClocks } from '../pause.ts';
import { checkAgreed } from './agreement.ts';
import { lastOf, mayTakeBack, type VoteProgress, topicOf } from './votes.ts';

/** Something done at the desk, and a step of play that goes with it. */
export interface Deed {
  act: Act;
  entry?: Entry;
}

/** What a vote has come to; if it has passed, with what it was about. One deed, so that it is stored whole or not at all. */
export function settlePoll({ act, passed }: VoteProgress, state: RoomState, store: Store, env: Env, now: number): Deed {
  if (!passed) return { act };
  const after: RoomState = { ...state, desk: act.desk };
  try {
    const { act: carried, entry } = carryOut(passed, after, store, env, now);
    const whole: Act = {
      ...carried,
      told: [...act.told, ...carried.told],
      cut: [...act.cut, ...carried.cut],
      grant: [...act.grant, ...carried.grant],
    };
    return { act: whole, ...(entry && { entry }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // things have moved on since it was proposed
    return { act: { ...act, told: [...act.told, announce('vote-void', topicOf(passed.motion))] } };
  }
}

function carryOut(vote: Vote, state: RoomState, store: Store, env: Env, now: number): Deed {
  const { motion } = vote;
  checkAgreed(state, vote);
  switch (motion.kind) {
    case 'extend':
      return { act: extendDeadlines(state) };
    case 'pause':
      return { act: pauseClocks(state, motion.hours, now) };
    case 'resume':
      return { act: resumeClocks(state, now) };
    case 'pace':
      return { act: changePace(state, motion.pace, now) };
    case 'relieve':
      return { act: relieve(state, motion.seat, now, 'vote') };
    case 'substitute':
      return { act: seekSubstitute(state, motion.seat, env, now, 'vote') };
    case 'host':
      return { act: nameHeir(state.desk, motion.seat) };
    case 'lend':
      return { act: lendSeat(state, motion.seat, vote.yes) };
    case 'cancel':
      return {
        act: { desk: { ...state.desk, cancelled: true, votes: [], paused: null }, told: [announce('cancelled', {})], cut: [], grant: [] },
      };
    case 'undo': {
      const last = mayTakeBack(state, vote) ? lastOf(state, vote.by!) : null;
      // the row of the desk comes first
      const entry =
        last &&
        undoEntry(state, store, last.row, { seq: state.seq + 2, tick: state.tick + 2, now, desk: state.desk, settings: state.settings });
      if (!entry) throw new Refusal('nothing_to_undo');
      return { act: { desk: state.desk, told: [], cut: [], grant: [] }, entry };
    }
  }
}
