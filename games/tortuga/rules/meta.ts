import type { Meta, OptionSpecs, OptionsOf } from '@haven/kit';

export const meta = {
  id: 'tortuga',
  version: 1,
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 45 },
} as const satisfies Meta;

/** §8.1 The longer game; §1.5 who begins. */
export const options = {
  long: { kind: 'switch', default: false },
  start: { kind: 'choice', values: ['random', 'first-seat'] },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;
