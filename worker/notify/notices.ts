import type { Change } from '../state/change.ts';
import type { Due, NewDelivery, SeatSettings } from '../state/records.ts';
import type { RoomState } from '../state/room-state.ts';
import type { Store } from '../state/store.ts';
import { isSpent, type Situation } from './limits.ts';
import { isWritten, lateOf, remindersOf, stillTold, type Untold, untoldOf } from './plan.ts';
import { newsOf, newsState } from './webhook.ts';

/** What is sent when its time has come. What a seat was told of is marked with it; null if there is nothing to tell. */

/** A letter about decisions is under way or waits for another try: it will say how things stand by then. */
function isPending(store: Store, seat: number): boolean {
  return store.deliveries().some((one) => one.what === 'letter' && one.seat === seat && ['turn', 'reminder', 'daily'].includes(one.letter));
}

/** Word to a seat that it is asked something, by the ways it has. */
export function turnDeliveries(
  store: Store,
  seat: number,
  own: SeatSettings,
  by: { mail: boolean; push: boolean },
  letter: 'turn' | 'reminder',
): NewDelivery[] {
  const isMailed = by.mail && own.mail?.isConfirmed && !own.mail.isFailing && !isPending(store, seat);
  return [
    ...(isMailed ? [{ what: 'letter' as const, letter, seat }] : []),
    ...(by.push ? own.push.map(({ endpoint }) => ({ what: 'push' as const, seat, endpoint })) : []),
  ];
}

/** How often in a day a seat is told that others play for it: a host may ask for them again and again. */
const MOST_AWAY = 6;

/** A seat is told what is asked of it and what has become of it: nothing while it is at the table, and everything in one. */
export function notice(situation: Situation, { subject }: Pick<Due, 'subject'>): Change | null {
  const { state, store, here, now } = situation;
  const seat = Number(subject);
  const own = state.settings.get(seat);
  const untold = own ? untoldOf(state, seat) : [];
  if (!own || untold.length === 0) return null;
  const told = stillTold(state, seat, [...own.told, ...untold.map(({ id }) => id)]);
  // whoever sees it now is reminded of it all the same, if it is left open
  const reminded = stillTold(state, seat, [...own.reminded, ...(here[seat] ? [] : lateOf(state, seat, now))]);
  const name = `away ${seat}`;
  const isTold = ({ letter }: Untold): boolean => (letter === 'away' ? !isSpent(situation, name, MOST_AWAY) : !here[seat]);
  const reached = untold.filter(isTold);
  const by = { mail: reached.some(({ mail, letter }) => mail && letter === 'turn'), push: reached.some(({ push }) => push) };
  const letters = reached.flatMap(({ mail, letter }): NewDelivery[] =>
    mail && letter !== 'turn' ? [{ what: 'letter', letter, seat }] : [],
  );
  return {
    settings: [[seat, { ...own, told, reminded }]],
    counted: reached.some(({ letter }) => letter === 'away') ? [name] : [],
    send: [...turnDeliveries(store, seat, own, by, 'turn'), ...letters],
  };
}

export function reminder({ state, store, here, now }: Situation, { subject }: Pick<Due, 'subject'>): Change | null {
  const seat = state.play?.sitting.open.find(({ id }) => id === subject)?.seat;
  const own = seat === undefined ? undefined : state.settings.get(seat);
  if (seat === undefined || !own) return null;
  const due = remindersOf(state, seat).filter(({ at }) => at <= now);
  if (due.length === 0) return null;
  const reminded = stillTold(state, seat, [...own.reminded, ...due.map(({ id }) => id)]);
  const by = { mail: own.mail?.when === 'each', push: true };
  return { settings: [[seat, { ...own, reminded }]], send: here[seat] ? [] : turnDeliveries(store, seat, own, by, 'reminder') };
}

/** The daily mail: what is asked, or at least what has happened. */
export function digest({ state, store, here, now }: Situation, { subject }: Pick<Due, 'subject'>): Change | null {
  const seat = Number(subject);
  const own = state.settings.get(seat);
  if (!own?.mail) return null;
  const mail = { ...own.mail, digest: now };
  const isNeeded = !here[seat] && !isPending(store, seat);
  return { settings: [[seat, { ...own, mail }]], send: isNeeded ? [{ what: 'letter', letter: 'daily', seat }] : [] };
}

/** Word to whoever had this seat that its link was made anew, by the ways they had left: what they left goes at the same moment. */
export function partingsFrom({ settings, desk }: RoomState, seat: number): NewDelivery[] {
  const own = settings.get(seat);
  if (!own || desk.seats[seat]!.occupant !== 'person') return [];
  const ways = [...(isWritten(own) ? [own.mail!.address] : []), ...own.push];
  return ways.map((to) => ({ what: 'parting', to, language: own.language, seat }));
}

/** Announces that the table will be deleted, to those who may be written to. */
export function farewell({ state: { desk, settings }, now }: Situation): Change {
  const seats = [...settings].filter(([seat, own]) => desk.seats[seat]!.occupant === 'person' && isWritten(own)).map(([seat]) => seat);
  return { desk: { ...desk, warned: now }, send: seats.map((seat) => ({ what: 'letter', letter: 'expiring', seat })) };
}

export function news({ state }: { state: RoomState }): Change | null {
  const event = newsOf(state);
  if (!event) return null;
  const { desk } = state;
  return { desk: { ...desk, webhook: { ...desk.webhook!, posted: newsState(state) } }, send: [{ what: 'news', event }] };
}
