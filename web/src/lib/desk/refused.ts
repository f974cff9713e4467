/** A form of the desk that was refused: what it asked for, and what was typed into it. */
export interface RefusedForm {
  act: string;
  seat: number | null;
  reason: string;
  typed: Record<string, string>;
}
