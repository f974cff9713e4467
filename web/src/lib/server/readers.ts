import { error, fail } from '@sveltejs/kit';
import * as v from 'valibot';
import { picksOf } from '$lib/play/decision/picks.ts';
import type { Decision } from '$shared/engine/decision.ts';
import { askedLink, BallotInput, type LogEntry, type ReadersDoor, type Readership } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import { plain } from './door.ts';
import { platesOf, readLentSeat } from './read.ts';

/** A seat that is lent to the readers of a page: read by the public API as anyone can, and voted on by a form of its own. Nothing of it is asked of the room. */

type Platform = App.Platform | undefined;

function doorTo(platform: Platform, link: string): { door: ReadersDoor; secret: string } {
  if (!platform) error(404);
  const { room, secret } = askedLink(link);
  return { door: platform.env.READERS.getByName(room), secret };
}

export async function readershipOf(platform: Platform, link: string): Promise<Readership> {
  const { seats, poll, counting, last, followed, ...shown } = await readLentSeat(platform, link);
  return {
    ...shown,
    plates: platesOf(seats),
    poll: poll && { ...poll, decision: poll.decision as Decision, closes: poll.closes === null ? null : Date.parse(poll.closes) },
    isCounting: counting,
    last: last && { ...last, decision: last.decision as Decision },
    followed: followed.map(({ moment, at, ...entry }) => ({ seq: moment, at: Date.parse(at), ...entry })) as LogEntry[],
    now: Date.now(),
  };
}

interface ReadersEvent {
  platform: Readonly<Platform>;
  params: { link: string };
  request: Request;
}

export const readersActions = {
  vote: async ({ platform, params, request }: ReadersEvent) => {
    const form = await request.formData();
    const { poll, voter, proof } = Object.fromEntries(form);
    const input = v.safeParse(BallotInput, { poll, voter, proof, picks: picksOf(form) });
    // a form that was sent without its script has no proof
    if (!input.success) return fail(400, { reason: voter ? 'malformed' : 'bad_proof' });
    const { door, secret } = doorTo(platform, params.link);
    const outcome = plain(await door.vote(secret, input.output, senderOf(request.headers)));
    return outcome.ok ? { voted: [...outcome.value.picks] } : fail(outcome.status, { reason: outcome.reason });
  },
};
