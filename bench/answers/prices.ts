/**
 * What Cloudflare takes for it by its list of prices, in dollars. What is free of charge every month is not taken off, and mails are somebody else's bill.
 * A room that is idle costs nothing: its sockets sleep with it, and no timer keeps it awake.
 */
export const PRICES = {
  /** A request that reaches the worker, and a millisecond of its processor. */
  request: 0.3 / 1e6,
  processorMs: 0.02 / 1e6,
  /** A request that reaches a room, and an alarm; of messages by a socket twenty count as one. */
  roomRequest: 0.15 / 1e6,
  messagesInRequest: 20,
  /** A room at work for a second holds 128 MB. */
  roomSecond: (12.5 / 1e6) * 0.128,
  rowRead: 0.001 / 1e6,
  rowWritten: 1 / 1e6,
  /** Kept for a month. */
  byte: 0.2 / 1e9,
};

/** What was measured. */
export interface Spent {
  /** By one answer. */
  rowsWritten: number;
  rowsRead: number;
  processorMs: number;
  /** By one page, of a room that slept. */
  pageRowsRead: number;
  pageProcessorMs: number;
  /** By a whole game. */
  gameBytes: number;
  answersInGame: number;
}

/** How a table over days is played. */
export const POSTAL = {
  answersInDay: 4,
  /** Each answer is looked for by three pages, is reminded of once by the alarm, and moves the alarm, which is a row. */
  pagesForAnswer: 3,
  alarmsForAnswer: 1,
  daysInMonth: 30,
};

/** An answer by the socket of its page, however many are open. */
export const answerPrice = ({ rowsWritten, rowsRead, processorMs }: Spent): number =>
  PRICES.roomRequest / PRICES.messagesInRequest +
  rowsWritten * PRICES.rowWritten +
  rowsRead * PRICES.rowRead +
  (processorMs / 1000) * PRICES.roomSecond;

/** A page and its socket: drawn by the worker, which asks the room. */
export const pagePrice = ({ pageRowsRead, pageProcessorMs }: Spent): number =>
  2 * (PRICES.request + PRICES.roomRequest) +
  pageProcessorMs * PRICES.processorMs +
  pageRowsRead * PRICES.rowRead +
  (pageProcessorMs / 1000) * PRICES.roomSecond;

/** So many answers, at tables where every seat opens its page once, and what their games keep for a month. */
export function answersPrice(spent: Spent, answers: number, seats: number): number {
  const games = answers / spent.answersInGame;
  return answers * answerPrice(spent) + games * (seats * pagePrice(spent) + spent.gameBytes * PRICES.byte);
}

/** So many games over days, for a month. */
export function postalPrice(spent: Spent, games: number): number {
  const answers = games * POSTAL.answersInDay * POSTAL.daysInMonth;
  const alarm = PRICES.roomRequest + PRICES.rowWritten + spent.pageRowsRead * PRICES.rowRead;
  const each = answerPrice(spent) + POSTAL.pagesForAnswer * pagePrice(spent) + POSTAL.alarmsForAnswer * alarm;
  return answers * each + games * spent.gameBytes * PRICES.byte;
}
