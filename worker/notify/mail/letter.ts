import type { Piece } from '../../../shared/text/say.ts';

/** A mail before it is drawn: what it says, in the reader's language, as plain text and HTML both say it. */
export interface Letter {
  subject: string;
  language: string;
  /** The table and its game, above everything. */
  table: string;
  game: string;
  title: string;
  lead: string[];
  /** The one inverted thing: until when, and the button. */
  bar?: { strong: string; small: string } | undefined;
  button?: Anchor | undefined;
  /** Beside the button, less loud. */
  aside?: Anchor | undefined;
  /** How the board stands, as far as everyone may see it. */
  summary?: SummaryPart[] | undefined;
  /** What else is asked. */
  more?: { title: string; asked: { title: string; until: string }[] } | undefined;
  options?: { title: string; help: string; links: Anchor[] } | undefined;
  since?: { title: string; lines: SinceLine[]; earlier: string } | undefined;
  small: string;
  foot: string;
  links: Anchor[];
}

export interface Anchor {
  label: string;
  href: string;
}

/** A column of how the board stands. */
export interface SummaryPart {
  title: string;
  /** Whose colour it bears. */
  seat: number | null;
  rows: SummaryLine[];
  sum: SummaryLine | null;
  note: string;
}

export interface SummaryLine {
  /** Whose shape stands before it. */
  seat: number | null;
  who: string;
  value: string;
}

export interface SinceLine {
  pieces: Piece[];
  /** It was done to the reader. */
  concerns: boolean;
}

/** A letter as it is sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable: the same mail sent twice can be known by it. */
  id: string;
  /** What all mails of this seat hang together by. */
  thread: string | null;
  /** Ends the mail by one POST, as RFC 8058 has it. */
  unsubscribe: string | null;
}
