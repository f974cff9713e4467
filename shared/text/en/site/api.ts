import type { Catalogue } from '../../say.ts';

/** The page about the public API. */
export const api = {
  'api.title': 'Read tables from your own program',
  'api.lead':
    'A table as onlookers see it, for a site, a bot or a statistic of yours: JSON and a stream of changes, with no key but the link for onlookers. No hand and no talk is ever in it.',
  'api.ask': 'What can be asked',
  'api.ask.help': 'Paste the link for onlookers of a table and try it here. It is sent to this service alone.',
  'api.document': 'All of it as OpenAPI',
  'api.field.link': 'Link for onlookers',
  'api.field.moment': 'Moment',
  'api.curl': 'The same in a terminal',
  'api.answer': 'The answer',
  'api.readTable': 'A table as it stands',
  'api.readTable.help': 'Who plays, who is waited for, the board, and what happened last.',
  'api.readMoment': 'The board at a past moment',
  'api.readMoment.help': 'Moments are counted as in the log. There is a board from the deal on.',
  'api.readCourse': 'The course of the game',
  'api.readCourse.help': 'Its steps, its chapters and turning points, and how the game stood.',
  'api.readEvents': 'Changes as they happen',
  'api.readEvents.help':
    'Server-sent events. “change” tells what happened and the number of the moment; “gone” says that the table can be read no more.',
  'api.readLentSeat': 'A seat that is lent to readers',
  'api.readLentSeat.help':
    'The board and the hand of that seat, what is put to the vote, and how the last vote went. By the link for readers.',
  'api.readLentEvents': 'Changes of a lent seat',
  'api.readLentEvents.help':
    'Server-sent events. “change” gives the number of what readers are shown; “gone” says that it can be read no more.',
  'api.readPuzzle': 'A puzzle',
  'api.readPuzzle.help':
    'A moment of a finished game: what a seat saw then and what it was asked, and nothing of what came after. By the link of the puzzle.',
  'api.readSolution': 'What was played there',
  'api.readSolution.help': 'What was played, what followed and how it ended. With “pick” the answer is your own, without it you give up.',
  'api.try': 'Ask',
  'api.try.listen': 'Listen',
  'api.try.stop': 'Stop',
  'api.try.open': 'Listening',
  'api.try.again': 'Connection lost, trying again',
  'api.try.nolink': 'There is no link for onlookers in the field above. It looks like {example}.',
  'api.try.lost': 'There is no connection. Please try again.',
  'api.try.refused': 'The stream was refused. Ask for the table as it stands to see why.',

  'api.refusals': 'When something is refused',
  'api.refusals.help':
    'The answer is application/problem+json with a status, a code that never changes and a sentence for people. Nothing is changed by it.',
  'api.code.malformed': 'Something in the address is not what it must be: a moment is a whole number of at most nine digits.',
  'api.code.not_readable': 'The host does not let other sites and programs read this table. People can still watch it by its link.',
  'api.code.no_such_link':
    'No table has this link for onlookers: it was replaced or shut, the table was deleted, or part of the link is missing.',
  'api.code.no_such_moment': 'The game has no board of this moment.',
  'api.code.not_an_answer': 'These picks do not answer what was asked; “reason” says why.',
  'api.code.no_such_page': 'There is nothing at this address.',
  'api.code.method_not_allowed': 'The API is for reading: GET and HEAD, nothing else.',
  'api.code.too_many_requests': 'Too many requests from one address. Wait as many seconds as Retry-After says.',
  'api.code.internal': 'Something went wrong on our side. Nothing at the table was changed.',
  'api.code.corrupt_game': 'What is stored of this game is damaged. Those who run the service are told.',

  'api.who': 'Who may read',
  'api.who.text':
    'Whoever has the link for onlookers, as long as the host lets others read. That is so when a table is set, for this link is made to be passed on. The host can forbid it at the desk: frames and streams then end at once, while people can go on watching.',
  'api.cors': 'From a page of another site',
  'api.cors.text': 'Pages of any origin may read what stands under /v1, and nothing else of this service. No cookie is sent or set.',
  'api.changes': 'Only what has changed',
  'api.changes.text':
    'Each answer has an ETag: sent back as If-None-Match it is answered with 304 as long as nothing has changed. To follow a table, listen to its stream instead of asking again and again.',
  'api.limits': 'How much',
  'api.limits.text':
    'From one address 600 questions in ten seconds, and 60 of those for past moments and for new streams. A stream may stay open as long as it likes.',
  'api.promise': 'What stays as it is',
  'api.promise.text':
    'Within /v1 fields may be added; none is taken away or changes its meaning. What stands on a board is the game’s own, and grows with it.',
} as const satisfies Catalogue;
