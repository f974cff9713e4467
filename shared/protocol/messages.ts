import type { AnswerInput } from './inputs.ts';
import type { Refused, RoomPage, TalkLine, Update } from './outputs.ts';

/** What an open page and its room say to each other over the socket. */

/** From the room to an open page. */
export type Message =
  | { type: 'whole'; page: RoomPage }
  /** What has changed; `reply` is the request of this page's own answer, if it comes of that. */
  | ({ type: 'update'; reply?: string } & Update)
  | { type: 'here'; here: boolean[] }
  | { type: 'talk'; line: TalkLine }
  /** What came of the answer with this request, where no update has said it; what it changed was sent before. */
  | { type: 'reply'; request: string; refused?: Pick<Refused, 'reason' | 'view'> }
  /** This link has been replaced or revoked, or the whole table deleted; or its holder has left the seat and looks on from now on. */
  | { type: 'gone'; left?: boolean };

/** From an open page to the room: where it stands. `talk` is the last line the page has heard. */
export type Hello = { type: 'hello'; tick: number; code: string; talk?: number };

/** The same as over HTTP, for a page that has said hello. Whoever loses the socket before the reply sends it there, with the same request. */
export type SentAnswer = { type: 'answer'; request: string } & Pick<AnswerInput, 'decision' | 'picks'>;
