/** A line of what the options of a table come to; texts are found by `<game>.outline.<id>` and `<game>.outline.<id>.is`. */
export interface OutlineRow {
  id: string;
  of: Record<string, number>;
}
