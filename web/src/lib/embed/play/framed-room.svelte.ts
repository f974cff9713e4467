import { SeatRoom, type SendResult } from '$lib/play/room/seat-room.svelte.ts';
import { learn } from '$lib/play/texts.svelte.ts';
import type { MailInput, OrdersInput, OwnInput, PushInput, RoomPage, SeatInput, TalkInput, VoteInput } from '$shared/protocol.ts';

const NOT_SENT: SendResult = { ok: false, reason: 'not_sent' };
const NOTED = ['seen', 'looked', 'heard'];

/**
 * A seat that is played in a frame of somebody else's page. That page could lay anything over it: so whatever counts is asked about once, in words of our own,
 * before it is sent. What follows of one press, such as the steps of one way, is asked about together.
 */
export class FramedRoom extends SeatRoom {
  /** Answers the question that is open. */
  question = $state.raw<((isMeant: boolean) => void) | null>(null);
  /** Where it goes on, in a page of its own. */
  onward = $state<string | null>(null);
  /** Nothing of anyone's is at stake: nothing is asked. */
  readonly #isFree: boolean;
  #isMeant = false;

  constructor(api: string, page: RoomPage, isFree: boolean) {
    super(api, page);
    this.#isFree = isFree;
  }

  /** Someone has pressed something new: what was meant before does not speak for it. */
  press(): void {
    this.#isMeant = false;
  }

  async #mayPress(): Promise<boolean> {
    if (this.#isFree || this.#isMeant) return true;
    this.question?.(false);
    this.#isMeant = await new Promise<boolean>((answer) => (this.question = answer));
    this.question = null;
    return this.#isMeant;
  }

  async #if<T>(send: () => Promise<T>, otherwise: T): Promise<T> {
    if (await this.#mayPress()) return send();
    await learn('embed-play');
    return otherwise;
  }

  override answer(decision: string, picks: readonly string[]): Promise<void> {
    return this.#if(() => super.answer(decision, picks), undefined);
  }

  override undo(): Promise<void> {
    return this.#if(() => super.undo(), undefined);
  }

  override forecast(picks: readonly string[]): Promise<void> {
    return this.#if(() => super.forecast(picks), undefined);
  }

  override order(orders: OrdersInput): Promise<void> {
    return this.#if(() => super.order(orders), undefined);
  }

  override vote(input: VoteInput): Promise<SendResult> {
    return this.#if(() => super.vote(input), NOT_SENT);
  }

  override seat(act: SeatInput['act']): Promise<SendResult> {
    return this.#if(() => super.seat(act), NOT_SENT);
  }

  override talk(said: TalkInput): Promise<SendResult> {
    return this.#if(() => super.talk(said), NOT_SENT);
  }

  /** How far a page was read it says by itself; that is nobody's choice. */
  override own(input: OwnInput): Promise<SendResult> {
    const isNoted = Object.keys(input).every((name) => NOTED.includes(name));
    return isNoted ? super.own(input) : this.#if(() => super.own(input), NOT_SENT);
  }

  override mail(input: MailInput): Promise<SendResult> {
    return this.#if(() => super.mail(input), NOT_SENT);
  }

  override push(input: PushInput): Promise<SendResult> {
    return this.#if(() => super.push(input), NOT_SENT);
  }

  override rename(name: string): Promise<void> {
    return this.#if(() => super.rename(name), undefined);
  }

  /** Pages outside a frame refuse to stand in one. */
  override go(path: string): void {
    this.onward = path;
  }
}
