/** Something at a table that can be explained: what kind of thing it is, and which one. */
export interface Subject {
  kind: string;
  id: string;
}

/**
 * What can be explained says so: `data-about="card:attack:12"`. It is explained by the pointer resting on it, a long press, the other
 * mouse button, or the key I. What does nothing else when pressed has `aria-haspopup="dialog"` too, and opens by that.
 */
export function markedAt(target: EventTarget | null, isPressed = false): { subject: Subject; marked: HTMLElement } | null {
  const which = isPressed ? '[data-about][aria-haspopup=dialog]' : '[data-about]';
  const marked = target instanceof Element ? target.closest<HTMLElement>(which) : null;
  const [kind, ...id] = marked?.dataset['about']?.split(':') ?? [];
  return marked && kind ? { subject: { kind, id: id.join(':') }, marked } : null;
}

export const isSame = (one: Subject, other: Subject): boolean => one.kind === other.kind && one.id === other.id;
