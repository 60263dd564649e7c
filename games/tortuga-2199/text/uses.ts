import type { AbilityStep, PlayKeyword, Use, View } from '@haven/tortuga-2199-rules';
import { amounts, card } from './cards.ts';
import { holdingsOf, raisedTo } from './figures.ts';
import { type Line, line, type Value } from './line.ts';

/** §2.5 What an ability of the card just played would do. */
export function useLine(use: Use, view: View): Line {
  return line(`uses.${use.does}`, valuesOf(use, view));
}

function valuesOf({ does, card: kind, sector, from }: Use, view: View): Record<string, Value> {
  return {
    n: numberOf(view, does),
    ...(from !== undefined && { from }),
    ...(sector !== undefined && aimed(view, sector, does)),
    ...(kind !== undefined && { card: card(kind, view) }),
    ...(does === 'cash-in' && cashIn(view)),
    ...(does === 'tribute' && { gain: { sum: amounts({ crypto: tributeIn(view) }) } }),
  };
}

function abilityStep(view: View): AbilityStep | undefined {
  const step = view.agenda.at(-1);
  return step?.type === 'ability' ? step : undefined;
}

function numberOf(view: View, does: PlayKeyword): number {
  const ability = abilityStep(view)?.left.find((each) => each.does === does);
  return ability && 'n' in ability ? ability.n : 0;
}

/** §8.3.10 A sector, and the defence it would have. */
function aimed(view: View, sector: NonNullable<Use['sector']>, does: PlayKeyword) {
  return { sector: { sector }, defence: raisedTo(view, sector, numberOf(view, does)) };
}

/** §8.3.12 */
function cashIn(view: View) {
  const influence = numberOf(view, 'cash-in');
  return { card: card(abilityStep(view)?.card ?? '', view), gain: { sum: amounts({ influence }) } };
}

/** §8.3.13 */
function tributeIn(view: View): number {
  return numberOf(view, 'tribute') * holdingsOf(view, view.turn.seat, 'post');
}
