import type { Refusal } from '@haven/kit';
import { REFUSALS, SECTORS, SET_PROBLEMS } from '@haven/tortuga-2199-rules';
import { card } from './cards.ts';
import { OPTION_NAMES, OTHER_REFUSALS } from './catalogue.ts';
import { type Line, line, type TableOptions, type Value } from './line.ts';

const CODES = [...REFUSALS, ...OTHER_REFUSALS];

/** Why not, in plain words. */
export function refusalLine(refusal: Refusal, table?: TableOptions): Line {
  const code = CODES.find((each) => each === refusal.code) ?? 'illegal-move';
  if (code === 'bad-card-set') return cardSetLine(refusal.values ?? {});
  const values = Object.entries({ ...refusal.values, ...choicesIn(refusal) });
  return line(
    `refusals.${code}`,
    Object.fromEntries(values.map(([name, value]) => [name, called(name, value, table)])),
  );
}

/** §3.13 At its maximum a defence cannot be raised. */
function choicesIn({ code, values: { least, most } = {} }: Refusal): NonNullable<Refusal['values']> {
  return code === 'defence-range' ? { choices: Math.max(0, Number(most) - Number(least) + 1) } : {};
}

/** §8.4 A problem of the set as a whole names no card. */
function cardSetLine({ card: name = '', field = '', problem, ...values }: NonNullable<Refusal['values']>): Line {
  const what = SET_PROBLEMS.find((each) => each === problem) ?? 'strange-field';
  const said: Value = { lines: [line(`setProblems.${what}`, values)] };
  return line('refusals.bad-card-set', { card: name === '' ? 'none' : name, field, problem: said });
}

/** The rules name cards, sectors and options by their ids. */
function called(name: string, value: string | number, table?: TableOptions): Value {
  if (name === 'card') return card(String(value), table);
  const option = name === 'name' ? OPTION_NAMES.find((each) => each === value) : undefined;
  if (option) return { lines: [line(`options.${option}.label`)] };
  const sector = name === 'sector' ? SECTORS.find((each) => each === value) : undefined;
  return sector ? { sector } : value;
}
