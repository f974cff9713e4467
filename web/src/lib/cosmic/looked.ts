/** Up to which reveal this device has looked at what was turned up. */
const keyOf = (room: string): string => `parley.cosmic.${room}`;

export function lookedAt(room: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(room));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function keepLooked(room: string, seq: number): void {
  try {
    localStorage.setItem(keyOf(room), String(seq));
  } catch {
    // then it is shown again next time
  }
}
