/** A line of the talk, as far as its order is concerned. */
interface Line {
  id: number;
  seat: number;
}

/** What others have said since; whoever says something has read what was said before. */
export function unreadOf<L extends Line>(talk: readonly L[], heard: number, you: number | null): L[] {
  const from = Math.max(heard, talk.findLast(({ seat }) => seat === you)?.id ?? 0);
  return talk.filter(({ id }) => id > from);
}

/** Up to where all has been read once these lines have: what was not among them stays unread. */
export function heardAfter(talk: readonly Line[], heard: number, you: number | null, shown: readonly Line[]): number {
  const left = unreadOf(talk, heard, you).find(({ id }) => !shown.some((line) => line.id === id));
  const before = left ? talk.filter(({ id }) => id < left.id) : talk;
  return Math.max(heard, before.at(-1)?.id ?? 0);
}
