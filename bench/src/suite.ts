/** How long to measure: `quick` only shows that everything runs. */
export type Pace = 'full' | 'quick';

export interface Report {
  /** Becomes part of the JSON line, under these very keys. */
  readonly figures: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface Suite {
  /** Where it is not said how many minutes, a suite takes as long as it needs. */
  run(pace: Pace, minutes?: number): Report | Promise<Report>;
}
