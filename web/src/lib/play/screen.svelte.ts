import { onMount, tick } from 'svelte';

/** Phones, which have a board of their own. */
export const NARROW = '(max-width: 767px)';
const ROOMY = '(min-width: 1200px)';
const TEXT = 'parley.text';

/** What one screen shows of a table: its reader's own affair. */
export class Screen {
  /** The script runs, and with it the reader's own clock and time zone. */
  isLocal = $state(false);
  /** The board is told in words too. */
  isText = $state(false);
  isMenu = $state(false);
  /** On a middling screen the rail is a drawer: is it out? */
  isRail = $state(false);
  /** The server does not know, and draws both boards. */
  isNarrow = $state(import.meta.env.SSR ? null : matchMedia(NARROW).matches);
  /** The rail stands beside the board. The server does not know that either. */
  isRoomy = $state(import.meta.env.SSR ? null : matchMedia(ROOMY).matches);
  /** What had the focus before the drawer took it. */
  #before: HTMLElement | null = null;

  constructor() {
    onMount(() => {
      this.isLocal = true;
      this.isText = localStorage.getItem(TEXT) === 'on';
      const width = matchMedia(NARROW);
      const room = matchMedia(ROOMY);
      const turn = (): void => {
        this.isNarrow = width.matches;
        this.isRoomy = room.matches;
      };
      turn();
      for (const one of [width, room]) one.addEventListener('change', turn);
      return () => {
        for (const one of [width, room]) one.removeEventListener('change', turn);
      };
    });
  }

  toggleText(): void {
    this.isText = !this.isText;
    this.isMenu = false;
    localStorage.setItem(TEXT, this.isText ? 'on' : 'off');
  }

  /** Brings a part of the rail before the reader: pulls the drawer out, or scrolls down to it. */
  async look(part: 'log' | 'talk'): Promise<void> {
    if (!this.isRail) this.#before = document.activeElement as HTMLElement | null;
    this.isRail = true;
    await tick();
    document.getElementById(part)?.focus();
  }

  closeRail(): void {
    if (!this.isRail) return;
    this.isRail = false;
    this.#before?.focus();
  }

  /** Puts away what lies over the board. */
  drop(): void {
    this.isMenu = false;
    this.closeRail();
  }
}
