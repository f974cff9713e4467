import type { Question } from './decision.ts';
import type { Json, Params } from './json.ts';
import { below, farAhead, shuffle, type Chance } from './random.ts';
import type { Frame, Happening, Happenings, Save } from './save.ts';

/** What a step yields: questions to be answered together; what it gets back: the picks, by the name of the question. */
export type Asking<T = void> = Generator<Question[], T, Record<string, string[]>>;

/** All that the kernel needs of it. */
export type Asked = IterableIterator<Question[], void, Record<string, string[]>>;

/**
 * A save with verbs. Steps get one; a game may extend it with verbs of its own.
 * Questions change nothing. Verbs act, and once a step has acted it may not ask any more.
 * A game that lists what can happen in it has every `tell` checked against the list.
 */
export class Table<Facts = unknown, H extends Happenings<H> = Record<string, Params>> {
  readonly save: Save<Facts>;
  readonly seats: readonly number[];
  readonly happenings: Happening[] = [];
  /** Frames the running step wants next, in the order in which they are to run. */
  readonly queue: Frame[] = [];
  #acted = false;

  constructor(save: Save<Facts>) {
    this.save = save;
    this.seats = Array.from({ length: save.seats }, (_, seat) => seat);
  }

  get facts(): Facts {
    return this.save.facts;
  }

  /** All seats clockwise, beginning with `first`. */
  clockwiseFrom(first: number): number[] {
    return this.seats.map((step) => (first + step) % this.save.seats);
  }

  *ask(question: Question): Asking<string[]> {
    return (yield* this.askAll([question]))[question.name]!;
  }

  /** Puts several questions at once; goes on when all are answered. */
  *askAll(questions: Question[]): Asking<Record<string, string[]>> {
    if (this.#acted) throw new Error('a step asks first and acts after');
    return yield questions;
  }

  /** Puts several questions at once; goes on as soon as one of them is answered. */
  *askFirst(questions: Question[]): Asking<{ name: string; picks: string[] }> {
    const answers = yield* this.askAll(questions.map((question) => ({ ...question, race: true as const })));
    const [[name, picks]] = Object.entries(answers) as [[string, string[]]];
    return { name, picks };
  }

  /** Runs `step` after the present one and whatever it queued before. */
  next(step: string, args: Json = null): void {
    this.#acted = true;
    this.queue.push({ id: ++this.save.frames, step, args, answers: {} });
  }

  tell<Type extends keyof H & string>(type: Type, all: H[Type] | null, only?: Record<number, Partial<H[Type]>>): void {
    this.#acted = true;
    this.happenings.push(only ? { type, all, only: only as Record<number, Params> } : { type, all });
  }

  below(n: number): number {
    this.#acted = true;
    return below(this.save.chance, n);
  }

  shuffle<T>(list: T[]): T[] {
    this.#acted = true;
    return shuffle(this.save.chance, list);
  }

  /** Chance for a seat's random fallback: fixed by the seed and the frame that asks, apart from the game's own. */
  fate(seat: number): Chance {
    return farAhead(this.save.chance, this.save.agenda.at(-1)!.id * 16 + seat);
  }

  /** The kernel's: a step begins with a clean slate. */
  begin(): void {
    this.#acted = false;
  }
}
