import { error, fail } from '@sveltejs/kit';
import * as v from 'valibot';
import { picksOf } from '$lib/play/decision/picks.ts';
import { askedLink, BallotInput, type ReadersDoor, type Readership } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import { plain } from './door.ts';

/** A seat that is lent to the readers of a page. Nothing of it is asked of the room. */

type Platform = App.Platform | undefined;

function doorTo(platform: Platform, link: string): { door: ReadersDoor; secret: string } {
  if (!platform) error(404);
  const { room, secret } = askedLink(link);
  return { door: platform.env.READERS.getByName(room), secret };
}

export async function readershipOf(platform: Platform, link: string): Promise<Readership> {
  const { door, secret } = doorTo(platform, link);
  const outcome = plain(await door.look(secret));
  return outcome.ok ? outcome.value : error(outcome.status, outcome.reason);
}

interface Asked {
  platform: Readonly<Platform>;
  params: { link: string };
  request: Request;
}

export const readersActions = {
  vote: async ({ platform, params, request }: Asked) => {
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
