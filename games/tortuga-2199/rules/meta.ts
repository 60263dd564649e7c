import type { Meta, OptionSpecs, OptionsOf, Refusal } from '@haven/kit';
import type { CardSet } from './components/card-set.ts';
import { problemsOf } from './components/card-set-schema.ts';

export const meta = {
  id: 'tortuga-2199',
  version: 1,
  seats: { min: 2, max: 4 },
  minutes: { min: 60, max: 90 },
} as const satisfies Meta;

/** §7 the scenario, §1.2 the map, §8.4 a card set of the table's own; without one it plays with the house set. */
export const options = {
  scenario: { kind: 'choice', values: ['standard', 'aggressive', 'peaceful'] },
  map: { kind: 'choice', values: ['nestled', 'tips'] },
  cardSet: { kind: 'document', check: whyNotCardSet },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<Omit<typeof options, 'cardSet'>> & { readonly cardSet: CardSet | null };

/** §8.4 The first thing that is wrong with a card set. */
function whyNotCardSet(value: unknown): Refusal | undefined {
  const [first] = problemsOf(value);
  if (first === undefined) return undefined;
  const { card = '', field, problem, values } = first;
  return { code: 'bad-card-set', rule: '§8.4', values: { ...values, card, field, problem } };
}
