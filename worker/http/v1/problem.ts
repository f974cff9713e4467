import type { ProblemCode } from '../../../shared/protocol/problems.ts';
import type { Problem } from '../../../shared/protocol/public.ts';
import type { Refused } from '../../../shared/protocol.ts';
import { refuse } from '../refusals.ts';
import { readHeaders } from './headers.ts';

/** What is wrong and what to do: RFC 9457. The page about the API explains each under its code, in every language. */
const words: Record<ProblemCode, [title: string, detail: string]> = {
  malformed: ['Not understood', 'Something in the address is not what it must be: a moment is a whole number of at most nine digits.'],
  not_readable: [
    'Not for others to read',
    'The host of this table does not let sites and programs of others read it. People can still watch it by its link.',
  ],
  no_such_link: ['No such table', 'Nothing has this link: it was replaced or shut, the table was deleted, or it is not the whole link.'],
  no_such_moment: [
    'No such moment',
    'The game has no board of this moment. Moments are counted from the deal to the latest, which the table names.',
  ],
  not_an_answer: [
    'Not a possible answer',
    'These picks do not answer what was asked; `reason` says why. The puzzle lists what can be picked.',
  ],
  no_such_page: ['Nothing here', 'The API has nothing at this address. What it has is listed at /v1/openapi.json.'],
  method_not_allowed: ['Only for reading', 'This API is read with GET and HEAD; nothing can be changed by it.'],
  too_many_requests: [
    'Too many requests',
    'Too many requests came from this address. Wait as many seconds as Retry-After says, then go on.',
  ],
  internal: ['Our mistake', 'Something went wrong on our side. Nothing at the table was changed. Try again in a while.'],
  corrupt_game: ['The game is damaged', 'What is stored of this game cannot be played on or shown. Those who run the service are told.'],
};

const isKnown = (reason: string): reason is ProblemCode => Object.hasOwn(words, reason);

export function problem(
  refused: Pick<Refused, 'status' | 'reason' | 'retry'>,
  origin: string,
  more: Record<string, string> = {},
  why?: string,
): Response {
  const { status, reason, retry } = isKnown(refused.reason) ? refused : refuse('internal');
  const code = reason as ProblemCode;
  const [title, detail] = words[code];
  const body: Problem = { type: `${origin}/api#${code}`, title, status, code, detail, ...(why !== undefined && { reason: why }) };
  const headers = {
    ...readHeaders,
    'Content-Type': 'application/problem+json',
    ...(retry !== undefined && { 'Retry-After': String(retry) }),
    ...more,
  };
  return new Response(JSON.stringify(body), { status, headers });
}
