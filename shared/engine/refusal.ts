/** Something a person asked for that can't be done. The key says why; the text is made from it. Nothing was changed. */
export class Refusal extends Error {
  readonly key: string;

  constructor(key: string) {
    super(key);
    this.name = 'Refusal';
    this.key = key;
  }
}
