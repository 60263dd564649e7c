import { KIT_REFUSALS, type Refusal } from '@haven/kit';
import { PARTS, REFUSALS, SYSTEMS } from '@haven/star-bounty-rules';
import { OPTION_NAMES } from './catalogue.ts';
import { type Line, line, type Value } from './line.ts';

const CODES = [...REFUSALS, ...KIT_REFUSALS];

/** Why not, in plain words. */
export function refusalLine(refusal: Refusal): Line {
  const code = CODES.find((each) => each === refusal.code) ?? 'illegal-move';
  const values = Object.entries(refusal.values ?? {}).map(([name, value]) => [name, named(name, value)]);
  return line(`refusals.${code}`, Object.fromEntries(values));
}

/** The rules name parts, systems and options by their ids. */
function named(name: string, value: string | number): Value {
  const part = name === 'part' ? PARTS.find((each) => each === value) : undefined;
  if (part) return { card: part };
  const option = name === 'name' ? OPTION_NAMES.find((each) => each === value) : undefined;
  if (option) return { lines: [line(`options.${option}.label`)] };
  const system = name === 'system' ? SYSTEMS.find((each) => each === value) : undefined;
  return system ? { system } : value;
}
