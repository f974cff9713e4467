import { Refusal } from '../shared/engine/refusal.ts';
import type { Vote } from '../shared/protocol.ts';
import { offered, relieved } from './away.ts';
import { tell, type Act } from './desk.ts';
import type { Env } from './env.ts';
import { extended, paused, repaced, resumedClocks } from './halt.ts';
import type { Step } from './standing.ts';
import type { Store } from './store.ts';
import { heirNamed } from './host.ts';
import { undone } from './undo.ts';
import { lastOf, mayTakeBack, topicOf, type Poll } from './votes.ts';
import type { RoomState } from './view.ts';

/** Something done at the desk, and a step of play that goes with it. */
export interface Deed {
  act: Act;
  step?: Step;
}

/** What a vote has come to; if it has passed, with what it was about. One deed, so that it is stored whole or not at all. */
export function polled({ act, passed }: Poll, state: RoomState, store: Store, env: Env, now: number): Deed {
  if (!passed) return { act };
  const after: RoomState = { ...state, desk: act.desk };
  try {
    const { act: carried, step } = carriedOut(passed, after, store, env, now);
    const whole: Act = {
      ...carried,
      told: [...act.told, ...carried.told],
      cut: [...act.cut, ...carried.cut],
      grant: [...act.grant, ...carried.grant],
    };
    return { act: whole, ...(step && { step }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // things have moved on since it was proposed
    return { act: { ...act, told: [...act.told, tell('vote-void', topicOf(passed.motion))] } };
  }
}

function carriedOut(vote: Vote, state: RoomState, store: Store, env: Env, now: number): Deed {
  const { motion } = vote;
  switch (motion.kind) {
    case 'extend':
      return { act: extended(state) };
    case 'pause':
      return { act: paused(state, motion.hours, now) };
    case 'resume':
      return { act: resumedClocks(state, now) };
    case 'pace':
      return { act: repaced(state, motion.pace, now) };
    case 'relieve':
      return { act: relieved(state, motion.seat, now) };
    case 'substitute':
      return { act: offered(state, motion.seat, env, now) };
    case 'host':
      return { act: heirNamed(state.desk, motion.seat) };
    case 'cancel':
      return {
        act: { desk: { ...state.desk, cancelled: true, votes: [], paused: null }, told: [tell('cancelled', {})], cut: [], grant: [] },
      };
    case 'undo': {
      const last = mayTakeBack(state, vote) ? lastOf(state, vote.by) : null;
      // the row of the desk comes first
      const step = last && undone(state, store, last.row, { seq: state.tick + 2, now, desk: state.desk, owns: state.owns });
      if (!step) throw new Refusal('nothing_to_undo');
      return { act: { desk: state.desk, told: [], cut: [], grant: [] }, step };
    }
  }
}
