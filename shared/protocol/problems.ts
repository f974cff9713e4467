/** Why a request to the public API is refused; they stay what they are, as its other names do. */
export const problemCodes = [
  'malformed',
  'not_readable',
  'no_such_link',
  'no_such_moment',
  'not_an_answer',
  'no_such_page',
  'method_not_allowed',
  'too_many_requests',
  'internal',
  'corrupt_game',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
