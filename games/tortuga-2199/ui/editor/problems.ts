import { type Problem, problemsOf } from '@haven/tortuga-2199-rules';
import { cardsIn, type Draft, isDraft, withField } from './draft.ts';

/** A problem with the number of its card in the list, if it is of a card. */
export interface PlacedProblem extends Problem {
  readonly index?: number;
}

/** All that the table's check says, each at the card that it is about: also if two have one id, or none. */
export function placedProblems(value: unknown): PlacedProblem[] {
  const others = problemsOf(withPlaceIds(value)).map((problem) => placed(problem, placeIn(problem.card)));
  return [...idProblems(value), ...others.filter(({ field, index }) => field !== 'id' || index === undefined)];
}

/** Ids that tell where a card stands. */
function withPlaceIds(value: unknown): unknown {
  if (!isDraft(value) || !Array.isArray(value.cards)) return value;
  return withField(value, 'cards', value.cards.map(withPlaceId));
}

const withPlaceId = (card: unknown, index: number) => (isDraft(card) ? { ...card, id: `place-${index}` } : card);

/** `place-4`, or `card 5` where there is no card to give an id to. */
function placeIn(card: string | undefined): number | undefined {
  if (card === undefined) return undefined;
  const [, place, number] = /^(?:place-(\d+)|card (\d+))$/.exec(card) ?? [];
  return place === undefined ? Number(number) - 1 : Number(place);
}

function placed({ card: _name, ...problem }: Problem, index: number | undefined): PlacedProblem {
  return index === undefined ? problem : { ...problem, index };
}

/** Of ids alone: one that is no id, and each that came before. */
function idProblems(value: unknown): PlacedProblem[] {
  const list: readonly unknown[] = isDraft(value) && Array.isArray(value.cards) ? value.cards : [];
  const ids = list.map((card) => (isDraft(card) ? { id: card.id } : card));
  const bad = problemsOf({ id: 'ids', cards: ids })
    .filter(({ card, problem }) => card !== undefined && problem === 'id')
    .map((problem) => placed(problem, placeIn(problem.card)));
  return [...bad, ...repeatedIds(cardsIn(value))];
}

function repeatedIds(cards: readonly Draft[]): PlacedProblem[] {
  const ids = cards.map(({ id }) => id);
  return ids.flatMap((id, index): PlacedProblem[] =>
    typeof id === 'string' && ids.indexOf(id) < index ? [{ index, field: 'id', problem: 'twice' }] : [],
  );
}
