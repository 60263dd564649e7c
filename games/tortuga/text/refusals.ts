import { KIT_REFUSALS, type Refusal } from '@haven/kit';
import { ACTIONS, REFUSALS, setOf } from '@haven/tortuga-rules';
import { OPTION_NAMES } from './catalogue.ts';
import { type Line, line, type Value } from './line.ts';

const CODES = [...REFUSALS, ...KIT_REFUSALS];

/** Why not, in plain words. */
export function refusalLine(refusal: Refusal): Line {
  const code = CODES.find((each) => each === refusal.code) ?? 'illegal-move';
  const values = Object.entries(refusal.values ?? {}).map(([name, value]) => [name, named(name, value)]);
  return line(`refusals.${code}`, Object.fromEntries(values));
}

/** The rules name actions, seats and options by their ids, and dice by their letters. */
function named(name: string, value: string | number): Value {
  const action = name === 'action' ? ACTIONS.find((each) => each === value) : undefined;
  if (action) return { action };
  if (name === 'dice' && setOf(String(value)) > 0) return { words: [...String(value)] };
  const option = name === 'name' ? OPTION_NAMES.find((each) => each === value) : undefined;
  if (option) return { lines: [line(`options.${option}.label`)] };
  return name === 'target' && typeof value === 'number' ? { seat: value } : value;
}
