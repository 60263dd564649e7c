import { at, type Game, type GameTypes, type Seat, type Viewer } from '../game.ts';
import { type Match, play, seenBy } from '../match.ts';
import type { Rng } from '../rng.ts';
import type { FaultKind, Plan } from './faults.ts';
import { nameIn, notPlain } from './plain.ts';

/** Whoever inspects one random game. */
export interface InspectedView<T extends GameTypes> {
  readonly game: Game<T>;
  readonly plan: Plan<T>;
  readonly rng: Rng;
  readonly viewers: readonly Viewer[];
  readonly fault: (kind: FaultKind, detail: string) => void;
  /** The pieces of the opening, as text. */
  readonly pieces: string | undefined;
}

/** One position of it, with the texts of the legal moves of every seat. */
export interface InspectedPosition<T extends GameTypes> extends InspectedView<T> {
  readonly match: Match<T>;
  readonly legal: readonly (readonly string[])[];
}

/** All that can be seen without moving. */
export function inspectPosition<T extends GameTypes>(position: InspectedPosition<T>): void {
  const { match, fault, rng } = position;
  const state = JSON.stringify(match.state);
  const strange = notPlain(match.state);
  if (strange !== undefined) fault('not-plain-data', strange);
  for (const viewer of position.viewers) inspectView(position, viewer);
  inspectImagined(position, rng.below(match.seats));
  for (let seat = 0; seat < match.seats; seat += 1) inspectRefusals(position, seat);
  if (JSON.stringify(match.state) !== state) fault('looking-writes', 'the state changed while it was only looked at');
  inspectPieces(position);
}

/** A piece that came or went stays so: looking now and then, and at the end, is enough. */
export function inspectPieces<T extends GameTypes>({ plan, pieces, match, fault }: InspectedPosition<T>): void {
  if (pieces !== piecesOf(plan, match)) fault('pieces-lost', 'a piece came or went');
}

export function piecesOf<T extends GameTypes>(plan: Plan<T>, { state }: Match<T>): string | undefined {
  return plan.pieces?.(state).toSorted().join();
}

function inspectView<T extends GameTypes>({ game, match, fault }: InspectedPosition<T>, viewer: Viewer): void {
  const seen = seenBy(game, match, viewer);
  const secrets = new Set(game.secrets(match.state, viewer));
  const inView = nameIn(seen.view, secrets);
  if (inView !== undefined) fault('secret-in-view', `${inView}, seen by ${viewer}`);
  const inMoves = nameIn(seen.moves, secrets);
  if (inMoves !== undefined) fault('secret-in-moves', `${inMoves}, offered to ${viewer}`);
}

/** One seat, taken at random: the check costs as much as all the others together. */
function inspectImagined<T extends GameTypes>(position: InspectedPosition<T>, seat: Seat): void {
  const { game, match, fault } = position;
  if (game.imagine === undefined) return;
  const seen = seenBy(game, match, seat);
  const other = { ...match, state: game.imagine(seen.view, position.rng) };
  if (JSON.stringify(seenBy(game, other, seat)) !== JSON.stringify(seen)) {
    fault('told-apart', `two states that ${seat} cannot tell apart give different messages`);
  }
}

const NONSENSE = ['', 'no such move', '__proto__', 'x'.repeat(300), '\u0000', '0'];

function inspectRefusals<T extends GameTypes>(position: InspectedPosition<T>, seat: Seat): void {
  const { game, match, fault } = position;
  const legal = at(position.legal, seat);
  const wishes = [...NONSENSE, ...somethingElse(position, legal)];
  for (const move of wishes) {
    if (play(game, match, { seat, move }).match) fault('illegal-accepted', `"${move}" by seat ${seat}`);
  }
  const [first] = legal;
  if (first !== undefined && play(game, match, { seat, move: first, asked: -1 }).match)
    fault('illegal-accepted', 'a stale answer');
  const isIdle = !game.toAct(match.state).includes(seat);
  if (isIdle && play(game, match, { seat, move: 'pass' }).match)
    fault('illegal-accepted', `seat ${seat} moved out of turn`);
}

/** A move made earlier that is not legal now. */
function somethingElse<T extends GameTypes>({ match, rng }: InspectedPosition<T>, legal: readonly string[]): string[] {
  const entry = match.entries.length > 0 ? at(match.entries, rng.below(match.entries.length)) : undefined;
  return entry !== undefined && 'move' in entry && !legal.includes(entry.move) ? [entry.move] : [];
}
