/** One measure: a line of the bench. */
export interface Line {
  measure: string;
  figures: Record<string, number>;
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
export const at = (list: readonly number[], share: number) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))]!;
export const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
export const round = (value: number, digits = 3) => Number(value.toFixed(digits));
