import { Refusal } from '../shared/engine/refusal.ts';
import type { Happening } from '../shared/engine/save.ts';
import type { HostDesk, HostInput, MailInput, PushInput } from '../shared/protocol.ts';
import { isZone } from '../shared/quiet.ts';
import { tell } from './desk.ts';
import { inviteMailSecret, mailSecrets } from './deliver.ts';
import type { Env } from './env.ts';
import { Errands, type NewErrand } from './errands.ts';
import type { Ledger } from './ledger.ts';
import { freshSecret, hashOf, keyedSecret } from './links.ts';
import { isAddress, sameAddress } from './mail/address.ts';
import { lateOf, remindersOf, stillTold, untoldOf } from './notices.ts';
import { ownOf } from './own.ts';
import type { Subscription } from './push.ts';
import { senderOf } from './senders/choose.ts';
import type { Desk, Due, Errand, Key, LinkOf, MailRecord, OwnRecord, Store } from './store.ts';
import type { Listeners } from './tell.ts';
import { stageOf } from './view.ts';
import { isOutside, newsOf, standsNow, webhookSecret } from './webhook.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Letters that nobody has agreed to yet: so many a day to one address, and to all addresses together. */
const MOST_TO_ONE = 3;
const MOST_TO_ALL = 30;
const MOST_PUSHED = 6;

interface Outside {
  ledger: () => Ledger;
  store: Store;
  listeners: Listeners;
  env: Env;
  waitUntil: (work: Promise<unknown>) => void;
  /** A link was made or cut. */
  relinked: () => void;
}

/** Who is told what, and where: what seats and hosts say about it, and what the alarm does about it. */
export class Letterbox {
  readonly #outside: Outside;
  readonly #errands: Errands;

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#errands = new Errands({ ...outside, here: () => this.#here });
  }

  get canMail(): boolean {
    return senderOf(this.#outside.env) !== null;
  }

  get #here(): readonly boolean[] {
    const { listeners, ledger } = this.#outside;
    return listeners.here(ledger().state.desk.seats.length);
  }

  /** Stores what has changed together with what is to be sent, and then begins to send it. */
  #keep(change: { owns?: [number, OwnRecord][]; desk?: Desk; write?: () => void }, errands: readonly NewErrand[], now: number): void {
    const put: Errand[] = [];
    const write = () => {
      change.write?.();
      for (const errand of errands) put.push(this.#errands.put(errand, now));
    };
    this.#outside.ledger().keep({ ...change, write }, now);
    this.#errands.begin(put);
  }

  // ── What a seat says ──

  mail(key: Key, input: Exclude<MailInput, { act: 'away' }>, origin: string, now: number): void {
    const { state } = this.#outside.ledger();
    const seat = key.seat!;
    const own = ownOf(state, seat);
    if (input.act === 'address') {
      if (key.role === 'mail') throw new Refusal('not_seated');
      return this.#address(seat, own, input, origin, now);
    }
    if (!own.mail) throw new Refusal('no_address');
    if (input.act === 'remove') return this.#keep({ owns: [[seat, { ...own, mail: null }]], write: this.#cut(seat) }, [], now);
    const { mail } = own;
    if (input.act === 'when') {
      // the first daily mail is tomorrow's
      const digest = input.when === 'daily' && mail.when !== 'daily' ? now : mail.digest;
      return this.#keep({ owns: [[seat, { ...own, mail: { ...mail, when: input.when, digest } }]] }, [], now);
    }
    if (key.role !== 'mail') throw new Refusal('not_by_mail');
    if (mail.isConfirmed) return;
    const secrets = this.#secrets(seat, mail);
    // what has happened so far was seen where the address was left
    const told = stageOf(state) === 'playing' ? own.told : [...own.told, 'result'];
    const write = () => this.#outside.store.putLink(hashOf(secrets.seat), { role: 'seat', seat, kind: 'mail' });
    this.#keep({ owns: [[seat, { ...own, told, mail: { ...mail, isConfirmed: true } }]], write }, [], now);
  }

  #address(seat: number, own: OwnRecord, input: Extract<MailInput, { act: 'address' }>, origin: string, now: number): void {
    if (!this.canMail) throw new Refusal('no_mail_here');
    if (!isAddress(input.address)) throw new Refusal('bad_address');
    if (input.zone !== undefined && !isZone(input.zone)) throw new Refusal('bad_zone');
    const cut = this.#cut(seat);
    const mail: MailRecord = {
      address: input.address,
      isConfirmed: false,
      when: 'each',
      nonce: freshSecret(),
      origin,
      isFailing: false,
      digest: null,
    };
    const secrets = this.#secrets(seat, mail);
    const next = { ...own, mail, language: input.language, ...(input.zone !== undefined && { zone: input.zone }) };
    const write = () => {
      this.#write(input.address, now);
      cut();
      this.#outside.store.putLink(hashOf(secrets.mail), { role: 'mail', seat, kind: 'mail' });
    };
    this.#keep({ owns: [[seat, next]], write }, [{ what: 'letter', letter: 'confirm', seat }], now);
  }

  #secrets(seat: number, mail: MailRecord): { seat: string; mail: string } {
    const { env, ledger } = this.#outside;
    const secrets = mailSecrets(env, ledger().state.desk.room, seat, mail);
    if (!secrets) throw new Refusal('no_mail_here');
    return secrets;
  }

  /** The links in the mails that this seat has had open nothing any more. */
  #cut(seat: number): () => void {
    const { store, listeners, ledger, relinked } = this.#outside;
    const links: LinkOf[] = [
      { role: 'seat', seat, kind: 'mail' },
      { role: 'mail', seat },
    ];
    return () => {
      listeners.dismiss(
        links.flatMap((link) => store.dropLinks(link)),
        ledger().state.desk.seats.length,
      );
      relinked();
    };
  }

  /** Counts a letter to someone who has not agreed to it, and refuses what is too many. The address itself is not kept. */
  #write(address: string, now: number): void {
    const { store } = this.#outside;
    const to = hashOf(address.toLowerCase());
    const written = store.writtenSince(to, now - DAY);
    if (written.to >= MOST_TO_ONE || written.all >= MOST_TO_ALL) throw new Refusal('mailed_too_often');
    store.addWritten(to, now);
  }

  push(seat: number, input: PushInput, now: number): void {
    const { env, ledger } = this.#outside;
    const own = ownOf(ledger().state, seat);
    const others = own.push.filter(({ endpoint }) => endpoint !== input.endpoint);
    if (input.act === 'unsubscribe') return this.#keep({ owns: [[seat, { ...own, push: others }]] }, [], now);
    if (!env.PUSH_KEY) throw new Refusal('no_push_here');
    if (!isOutside(input.endpoint, env)) throw new Refusal('bad_address');
    const one: Subscription = { endpoint: input.endpoint, keys: input.keys };
    this.#keep({ owns: [[seat, { ...own, push: [...others, one].slice(-MOST_PUSHED) }]] }, [], now);
  }

  /** Mails their links again to all seats that have left this address. Whoever asks learns nothing by it. */
  remind(address: string, now: number): void {
    const { ledger } = this.#outside;
    const { owns, desk } = ledger().state;
    const isTheirs = (seat: number, { mail }: OwnRecord) =>
      desk.seats[seat]!.occupant === 'person' && mail?.isConfirmed && sameAddress(mail.address, address);
    const seats = [...owns].filter(([seat, own]) => isTheirs(seat, own)).map(([seat]) => seat);
    if (seats.length === 0 || !this.canMail) return;
    try {
      this.#keep(
        { write: () => this.#write(address, now) },
        seats.map((seat) => ({ what: 'letter', letter: 'links', seat })),
        now,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  // ── What a host says ──

  host(input: Extract<HostInput, { act: 'nudge' | 'invite' | 'webhook' }>, origin: string | undefined, now: number): Happening[] {
    switch (input.act) {
      case 'nudge':
        this.nudge(input.seat, now);
        return [tell('nudged', { seat: input.seat })];
      case 'invite':
        this.invite(input, origin, now);
        // to whom is between the two
        return [tell('invited', {})];
      case 'webhook':
        return this.webhook(input.address, now) ? [tell(input.address ? 'webhook' : 'webhook-none', {})] : [];
    }
  }

  /** Where news goes, for the host's eyes. */
  get hook(): HostDesk['webhook'] {
    const { env, ledger } = this.#outside;
    const { desk } = ledger().state;
    const secret = webhookSecret(env, desk);
    return desk.webhook && secret ? { address: desk.webhook.address, secret, failing: desk.webhook.isFailing } : null;
  }

  invite({ address, seat: wanted, language }: Extract<HostInput, { act: 'invite' }>, asked: string | undefined, now: number): void {
    const { ledger, store, env, relinked } = this.#outside;
    const { desk } = ledger().state;
    const seat = wanted ?? null;
    const origin = env.ORIGIN ?? asked;
    if (!origin) throw new Refusal('not_set_up');
    if (!this.canMail) throw new Refusal('no_mail_here');
    if (!isAddress(address)) throw new Refusal('bad_address');
    if (seat !== null && !desk.seats[seat]) throw new Refusal('bad_seat');
    const turn = seat === null ? desk.links.invite : desk.links.seats[seat]!;
    if (!turn.on) throw new Refusal(seat === null ? 'no_invitation' : 'colour_taken');
    const secret = inviteMailSecret(env, desk, seat)!;
    // whoever is asked to sit in for someone sits in, and takes nothing over
    const kind = seat !== null && desk.seats[seat]!.away ? 'substitute' : 'mail';
    const write = () => {
      this.#write(address, now);
      store.putLink(hashOf(secret), { role: 'invite', seat, kind });
      relinked();
    };
    this.#keep({ write }, [{ what: 'invite', to: address, language, seat, origin }], now);
  }

  /** Tells a seat at once that it is waited for; not too often. */
  nudge(seat: number, now: number): void {
    const { ledger, store } = this.#outside;
    const { state } = ledger();
    const own = state.owns.get(seat);
    if (!state.desk.seats[seat]) throw new Refusal('bad_seat');
    const isAsked = stageOf(state) === 'playing' && state.standing!.sitting.open.some((one) => one.seat === seat && !one.sealed);
    if (!isAsked) throw new Refusal('not_awaited');
    if (this.#here[seat]) throw new Refusal('is_here');
    const errands = own ? this.#turnErrands(seat, own, { mail: own.mail?.when !== 'none', push: true }, 'reminder') : [];
    if (errands.length === 0) throw new Refusal('cannot_reach');
    const name = `nudge ${seat}`;
    if (store.writtenSince(name, now - DAY).to >= MOST_TO_ONE) throw new Refusal('mailed_too_often');
    this.#keep({ write: () => store.addWritten(name, now) }, errands, now);
  }

  /** Where news of the table is posted from now on; an empty address ends it. False if nothing has changed. */
  webhook(address: string, now: number): boolean {
    const { ledger, env } = this.#outside;
    const { state } = ledger();
    const { desk } = state;
    if (address === (desk.webhook?.address ?? '') && !desk.webhook?.isFailing) return false;
    if (address === '') {
      this.#keep({ desk: { ...desk, webhook: null } }, [], now);
      return true;
    }
    if (!keyedSecret(env, 'webhook')) throw new Refusal('not_set_up');
    if (!isOutside(address, env)) throw new Refusal('bad_address');
    this.#keep(
      { desk: { ...desk, webhook: { address, isFailing: false, posted: standsNow(state) } } },
      [{ what: 'news', event: 'set' }],
      now,
    );
    return true;
  }

  // ── What the alarm does ──

  #turnErrands(seat: number, own: OwnRecord, by: { mail: boolean; push: boolean }, letter: 'turn' | 'reminder'): NewErrand[] {
    const isMailed =
      by.mail && own.mail?.isConfirmed && !own.mail.isFailing && !this.#errands.isPending(seat, ['turn', 'reminder', 'daily']);
    return [
      ...(isMailed ? [{ what: 'letter' as const, letter, seat }] : []),
      ...(by.push ? own.push.map(({ endpoint }) => ({ what: 'push' as const, seat, endpoint })) : []),
    ];
  }

  /** A seat is told what is asked of it and what has become of it: nothing while it is at the table, and everything in one. */
  notice({ subject }: Due, now: number): boolean {
    const { state } = this.#outside.ledger();
    const seat = Number(subject);
    const own = state.owns.get(seat);
    const untold = own ? untoldOf(state, seat) : [];
    if (!own || untold.length === 0) return false;
    const told = stillTold(state, seat, [...own.told, ...untold.map(({ id }) => id)]);
    const isHere = this.#here[seat]!;
    // whoever sees it now is reminded of it all the same, if it is left open
    const reminded = stillTold(state, seat, [...own.reminded, ...(isHere ? [] : lateOf(state, seat, now))]);
    const reached = isHere ? untold.filter(({ letter }) => letter === 'away') : untold;
    const by = { mail: reached.some(({ mail, letter }) => mail && letter === 'turn'), push: reached.some(({ push }) => push) };
    const letters = reached.flatMap(({ mail, letter }): NewErrand[] =>
      mail && letter !== 'turn' ? [{ what: 'letter', letter, seat }] : [],
    );
    this.#keep({ owns: [[seat, { ...own, told, reminded }]] }, [...this.#turnErrands(seat, own, by, 'turn'), ...letters], now);
    return true;
  }

  reminder({ subject }: Due, now: number): boolean {
    const { state } = this.#outside.ledger();
    const seat = state.standing?.sitting.open.find(({ id }) => id === subject)?.seat;
    const own = seat === undefined ? undefined : state.owns.get(seat);
    if (seat === undefined || !own) return false;
    const due = remindersOf(state, seat).filter(({ at }) => at <= now);
    if (due.length === 0) return false;
    const reminded = stillTold(state, seat, [...own.reminded, ...due.map(({ id }) => id)]);
    const by = { mail: own.mail?.when === 'each', push: true };
    this.#keep({ owns: [[seat, { ...own, reminded }]] }, this.#here[seat] ? [] : this.#turnErrands(seat, own, by, 'reminder'), now);
    return true;
  }

  /** The daily mail: what is asked, or at least what has happened. */
  digest({ subject }: Due, now: number): boolean {
    const { state } = this.#outside.ledger();
    const seat = Number(subject);
    const own = state.owns.get(seat);
    if (!own?.mail) return false;
    const mail = { ...own.mail, digest: now };
    const isNeeded = !this.#here[seat] && !this.#errands.isPending(seat, ['turn', 'reminder', 'daily']);
    this.#keep({ owns: [[seat, { ...own, mail }]] }, isNeeded ? [{ what: 'letter', letter: 'daily', seat }] : [], now);
    return true;
  }

  news(now: number): boolean {
    const { state } = this.#outside.ledger();
    const event = newsOf(state);
    if (!event) return false;
    const { desk } = state;
    this.#keep({ desk: { ...desk, webhook: { ...desk.webhook!, posted: standsNow(state) } } }, [{ what: 'news', event }], now);
    return true;
  }

  send(due: Due, now: number): boolean {
    return this.#errands.again(due, now);
  }
}
