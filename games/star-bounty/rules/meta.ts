import type { Meta, OptionSpecs, OptionsOf } from '@haven/kit';

export const meta = {
  id: 'star-bounty',
  version: 1,
  seats: { min: 1, max: 1 },
  minutes: { min: 15, max: 30 },
} as const satisfies Meta;

/** §8 What a table may change. */
export const options = {
  formation: { kind: 'choice', values: ['v', 'wide', 'single-file'] },
  lenient: { kind: 'switch', default: false },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;
