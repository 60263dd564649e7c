import { at, type GameTypes, type Seat } from '../game.ts';
import { pick } from '../rng.ts';
import type { InspectedPosition } from './inspect-position.ts';

interface RefusedWish {
  readonly seat: Seat;
  readonly text: string;
}

/** So many wishes are tried at a position, of all that was legal somewhere in this run. */
const TRIED = 8;

/**
 * What is legal is not refused, and all else is refused for a reason that holds there. The same reason is given
 * wherever the seat sees the same: a refusal tells no secrets either.
 */
export function inspectReasons<T extends GameTypes>(
  position: InspectedPosition<T>,
  onceLegal: ReadonlySet<string>,
): void {
  const { game, match, rng } = position;
  const asked = game.toAct(match.state);
  if (game.read === undefined || asked.length === 0) return;
  const seat = pick(rng, asked);
  const legal = at(position.legal, seat);
  for (const text of legal) inspectLegal(position, { seat, text });
  const wishes = [...onceLegal].filter((text) => !legal.includes(text));
  const tried = wishes.length <= TRIED ? wishes : Array.from({ length: TRIED }, () => pick(rng, wishes));
  for (const text of tried) inspectRefused(position, { seat, text });
  inspectSameReasons(position, seat, tried);
  inspectReading(position, pick(rng, [...onceLegal]));
}

function inspectLegal<T extends GameTypes>(
  { game, match, fault }: InspectedPosition<T>,
  { seat, text }: RefusedWish,
): void {
  const refusal = game.refusal?.(match.state, seat, text);
  if (refusal) fault('wrong-reason', `"${text}" of seat ${seat} is legal, and refused: ${refusal.code}`);
}

function inspectRefused<T extends GameTypes>(
  { game, match, fault, plan }: InspectedPosition<T>,
  { seat, text }: RefusedWish,
): void {
  const { state } = match;
  const move = game.read?.(text);
  if (move === undefined) return fault('ambiguous-notation', `"${text}" was legal, and cannot be read`);
  const refusal = game.refusal?.(state, seat, text);
  if (refusal === undefined || refusal.code === 'illegal-move')
    return fault('no-reason', `nothing says why "${text}" of seat ${seat} is not legal`);
  const holds = plan.reasons?.[refusal.code]?.({ state, seat, move, refusal });
  if (holds === true) return;
  const what = holds === false ? 'does not hold' : 'is not among the reasons of the plan';
  fault('wrong-reason', `"${text}" of seat ${seat} is refused: ${JSON.stringify(refusal)} ${what}`);
}

function inspectSameReasons<T extends GameTypes>(
  position: InspectedPosition<T>,
  seat: Seat,
  tried: readonly string[],
): void {
  const { game, match, fault, rng } = position;
  if (game.imagine === undefined) return;
  const other = game.imagine(game.view(match.state, seat), rng);
  for (const text of tried) {
    const [here, there] = [match.state, other].map((state) => JSON.stringify(game.refusal?.(state, seat, text)));
    if (here !== there)
      fault('told-apart', `"${text}" of seat ${seat}: ${here}, in a state that looks the same ${there}`);
  }
}

/** Reading undoes writing: whatever is read at all is written like that. */
function inspectReading<T extends GameTypes>({ game, fault }: InspectedPosition<T>, text: string): void {
  const misspelt = [` ${text}`, `${text} `, `${text} 0`, text.toUpperCase(), text.replace(' ', '  '), ''];
  for (const each of [text, ...misspelt]) {
    const move = game.read?.(each);
    if (move !== undefined && game.notate(move) !== each)
      fault('ambiguous-notation', `"${each}" is read as "${game.notate(move)}"`);
  }
}
