import type { Meta, OptionSpecs, OptionsOf } from '@haven/kit';

export const meta = {
  id: 'tortuga',
  version: 2,
  plays: [1],
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 45 },
} as const satisfies Meta;

/** §8.1 The longer game; §1.5 who begins; §8.2 FLEET and CREW without a question. */
export const options = {
  long: { kind: 'switch', default: false },
  start: {
    kind: 'choice',
    values: ['random', 'first-seat', 'second-seat', 'third-seat', 'fourth-seat'],
    needs: { 'third-seat': 3, 'fourth-seat': 4 },
  },
  swift: { kind: 'switch', default: false },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;
