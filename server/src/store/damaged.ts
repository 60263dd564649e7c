export interface Thing {
  readonly kind: 'table' | 'match' | 'guest' | 'house';
  readonly id: string;
}

/** Something stored that cannot be read back as it was written. */
export class Damaged extends Error {
  readonly what: Thing;

  constructor(what: Thing, why: string) {
    super(why);
    this.what = what;
  }
}
