import type { Decision } from '$shared/engine/decision.ts';

/** Where an option is to be seen. */
export interface Seen {
  /** A place on the board that a letter is put to. */
  place?: string;
  /** A part of the board that is named by the option itself, and only lit up. */
  part?: string;
  /** A card of the hand. */
  card?: string;
}

/** How a game shows its options; one that does not has none to show. */
interface Shown {
  seenAt(option: string, board: unknown): Seen;
}

const shown = import.meta.glob<Shown>('../../*/embed/seen-at.ts', { eager: true });

/** A place, part or card, with all options that are to be seen there. */
export interface Marked {
  /** As the script of the frame looks them up. */
  options: string;
  letters: string;
  isChosen: boolean;
}

/** A, B … Z, AA, AB: as many as there are options. */
function letterAt(nth: number): string {
  const last = String.fromCharCode(65 + (nth % 26));
  return nth < 26 ? last : letterAt(Math.floor(nth / 26) - 1) + last;
}

/** Options in the order in which they are listed: group by group. */
function inOrder({ options }: Decision): string[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap((group) => options.filter((option) => option.group === group).map(({ id }) => id));
}

/** What can be chosen, shown where it is: on the board and in the hand. */
export class Marks {
  readonly #letters: ReadonlyMap<string, string>;
  readonly #seen = { place: new Map<string, string[]>(), part: new Map<string, string[]>(), card: new Map<string, string[]>() };
  readonly #chosen: readonly string[];

  constructor(game: string, decision: Decision, board: unknown, chosen: readonly string[]) {
    const options = inOrder(decision);
    this.#letters = new Map(options.map((option, nth) => [option, letterAt(nth)]));
    this.#chosen = chosen;
    const seenAt = shown[`../../${game}/embed/seen-at.ts`]?.seenAt;
    for (const option of options) {
      const seen = seenAt?.(option, board) ?? {};
      for (const kind of ['place', 'part', 'card'] as const) {
        const where = seen[kind];
        if (where !== undefined) this.#seen[kind].set(where, [...(this.#seen[kind].get(where) ?? []), option]);
      }
    }
  }

  readonly letterOf = (option: string): string => this.#letters.get(option) ?? '';

  /** Places that have a letter, or several. */
  get places(): (Marked & { place: string })[] {
    return [...this.#seen.place.keys()].map((place) => ({ place, ...this.at('place', place)! }));
  }

  at(kind: keyof Seen, where: string): Marked | undefined {
    const options = this.#seen[kind].get(where);
    return (
      options && {
        options: options.join(' '),
        letters: options.map(this.letterOf).join(' '),
        isChosen: options.some((option) => this.#chosen.includes(option)),
      }
    );
  }
}
