/** Up to which round this device has looked at what was turned up. */
const keyOf = (room: string): string => `parley.looked.${room}`;

export function lookedAt(room: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(room));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function keepLooked(room: string, round: number): void {
  try {
    localStorage.setItem(keyOf(room), String(round));
  } catch {
    // then it is shown again next time
  }
}
