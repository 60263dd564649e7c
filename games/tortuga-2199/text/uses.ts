import {
  type Ability,
  type AbilityStep,
  amountOf,
  optionsOf,
  type PlayKeyword,
  paymentOf,
  raised,
  sectorsOf,
  seenCountFor,
  type Use,
  type View,
} from '@haven/tortuga-2199-rules';
import { amounts } from './amounts.ts';
import { card } from './cards.ts';
import { type Line, line, type Value } from './line.ts';

/** §2.5 What an ability of the card just played would do, §8.3.42 what it gives for that, and §8.3.39 at which price. */
export function useLine(use: Use, view: View): Line {
  const { gives, pays } = abilityFor(view, use.does) ?? {};
  const plain = line(`uses.${use.does}`, valuesOf(use, view));
  const given = gives
    ? line('abilityTerms.gives.use', { use: { lines: [plain] }, gives: { sum: amounts(gives) } })
    : plain;
  if (pays === undefined) return given;
  const price = 'crypto' in pays ? paymentOf(view, pays.crypto) : pays;
  return line('abilityTerms.pays.use', { use: { lines: [given] }, price: { sum: amounts(price) } });
}

function valuesOf({ does, card: kind, sector, from }: Use, view: View): Record<string, Value> {
  return {
    n: numberOf(view, does),
    ...(from !== undefined && { from }),
    ...(sector !== undefined && aimed(view, sector, does)),
    ...(kind !== undefined && { card: card(kind, view) }),
    ...(does === 'cash-in' && cashIn(view)),
    ...gainOf(does, view),
  };
}

function abilityStep(view: View): AbilityStep | undefined {
  const step = view.agenda.at(-1);
  return step?.type === 'ability' ? step : undefined;
}

function abilityFor(view: View, does: PlayKeyword): Ability | undefined {
  return abilityStep(view)
    ?.left.flatMap(optionsOf)
    .find((each) => each.does === does);
}

function numberOf(view: View, does: PlayKeyword): number {
  const ability = abilityFor(view, does);
  return ability ? amountOf(ability, seenCountFor(view, view.turn.seat)) : 0;
}

/** §8.3.13, §8.3.23 to §8.3.25 What comes in. */
function gainOf(does: PlayKeyword, view: View): Record<string, Value> {
  const n = numberOf(view, does);
  switch (does) {
    case 'tribute':
      return { gain: { sum: amounts({ crypto: tributeIn(view) }) } };
    case 'gain-crypto':
      return { gain: { sum: amounts({ crypto: n }) } };
    case 'gain-manoeuvre':
      return { gain: { sum: amounts({ manoeuvre: n }) } };
    case 'gain-influence':
      return { gain: { sum: amounts({ influence: n }) } };
    default:
      return {};
  }
}

/** §8.3.10 A sector, and the defence it would have. */
function aimed(view: View, sector: NonNullable<Use['sector']>, does: PlayKeyword) {
  return { sector: { sector }, defence: raised(view, sector, numberOf(view, does)) };
}

/** §8.3.12 */
function cashIn(view: View) {
  const influence = numberOf(view, 'cash-in');
  return { card: card(abilityStep(view)?.card ?? '', view), gain: { sum: amounts({ influence }) } };
}

/** §8.3.13 */
function tributeIn(view: View): number {
  return numberOf(view, 'tribute') * sectorsOf(view, view.turn.seat, 'post');
}
