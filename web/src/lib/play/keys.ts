/** What the keyboard can do at a table; 1–9 pick, Enter confirms, P passes, I explains, L is the log, T the talk, ? is help. */
export interface Keys {
  pick?(n: number): void;
  confirm?(): void;
  pass?(): void;
  /** Explains what is looked at. */
  explain?(): void;
  log?(): void;
  talk?(): void;
  help?(): void;
  drop?(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Enter on a button or a link is that button's own. */
const isPressable = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null;

export function onKey(keys: Keys) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const { key } = event;
    const act = /^[1-9]$/.test(key)
      ? keys.pick?.bind(keys, Number(key))
      : key === 'Enter' && !isPressable(event.target)
        ? keys.confirm
        : key === '?'
          ? keys.help
          : key === 'Escape'
            ? keys.drop
            : event.code === 'KeyP'
              ? keys.pass
              : event.code === 'KeyI'
                ? keys.explain
                : event.code === 'KeyL'
                  ? keys.log
                  : event.code === 'KeyT'
                    ? keys.talk
                    : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
}
