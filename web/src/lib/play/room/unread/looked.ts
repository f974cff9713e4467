/** Up to where this device has looked at what was turned up: a round, or an entry of the log. */
const keyOf = (room: string): string => `parley.looked.${room}`;

export function lookedAt(room: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(room));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function keepLooked(room: string, at: number): void {
  try {
    localStorage.setItem(keyOf(room), String(at));
  } catch {
    // then it is shown again next time
  }
}
