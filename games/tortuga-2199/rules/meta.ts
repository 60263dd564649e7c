import type { Meta, OptionSpecs, OptionsOf, Refusal } from '@haven/kit';
import type { CardSet } from './components/card-set.ts';
import { type Problem, problemsOf } from './components/card-set-schema.ts';

export const meta = {
  id: 'tortuga-2199',
  version: 4,
  plays: [1, 2, 3],
  seats: { min: 2, max: 4 },
  minutes: { min: 60, max: 90 },
} as const satisfies Meta;

/** §7 the scenario, §1.2 the map, §2.7 open memory, §6.6 the truce, §8.4 a card set of the table's own instead of the house set. */
export const options = {
  scenario: { kind: 'choice', values: ['standard', 'aggressive', 'peaceful'] },
  map: { kind: 'choice', values: ['nestled', 'tips'], seats: { min: 3 } },
  openMemory: { kind: 'switch', default: true },
  truce: { kind: 'switch', default: false, ends: true },
  cardSet: { kind: 'document', check: whyNotCardSet },
} as const satisfies OptionSpecs;

type Chosen = OptionsOf<Omit<typeof options, 'cardSet'>>;
/** A match begun by version 1 chose neither memory nor truce: it had both. One begun before version 4 names no edition. */
export type Options = Omit<Chosen, 'openMemory' | 'truce'> &
  Partial<Pick<Chosen, 'openMemory' | 'truce'>> & {
    readonly cardSet: CardSet | null;
    readonly edition?: typeof EDITION;
  };

/** §8.2 The edition of the house set with which matches begin: a match keeps its cards to the end. */
export const EDITION = 2;

/** Nobody mends more at once. */
const MOST_TOLD = 200;

/** §8.4 All that is wrong with a card set. */
function whyNotCardSet(value: unknown): Refusal | undefined {
  const [first, ...others] = problemsOf(value).slice(0, MOST_TOLD).map(problemTold);
  return first && others.length > 0 ? { ...first, others } : first;
}

function problemTold({ card = '', field, problem, values }: Problem): Refusal {
  return { code: 'bad-card-set', rule: '§8.4', values: { ...values, card, field, problem } };
}
