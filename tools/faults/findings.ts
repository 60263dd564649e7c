/** What came of one step of an experiment. */
export interface Findings {
  /** So much was told during the step, and may never be untold. */
  acknowledged: number;
  /** What everybody had heard when nobody was told anything more. */
  readonly still: string[];
  /** What could not be given and was called so: a refused start, a damaged table, a store that fails. */
  readonly named: string[];
  /** Lost, changed, doubled, or silent. */
  readonly wrong: string[];
}

export function nothingFound(): Findings {
  return { acknowledged: 0, still: [], named: [], wrong: [] };
}

/** Adds the findings of a part to those of the whole. */
export function gather(whole: Findings, part: Findings): void {
  whole.acknowledged += part.acknowledged;
  whole.named.push(...part.named);
  whole.wrong.push(...part.wrong);
}
