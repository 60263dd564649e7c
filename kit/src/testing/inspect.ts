import { at, type Game, type GameTypes, type OptionSpec, type OptionSpecs, type Seat, type Viewer } from '../game.ts';
import { type Match, play, start } from '../match.ts';
import { simRng } from '../rng.ts';
import { inspectEqualCopies } from './equal-copies.ts';
import type { Fault, FaultKind, Inspection, Plan } from './faults.ts';
import { inspectReasons } from './fitting-refusals.ts';
import { inspectFollowed } from './followed-views.ts';
import { inspectEnd } from './inspect-end.ts';
import { inspectEntry, inspectUndo } from './inspect-entry.ts';
import { type InspectedPosition, type InspectedView, inspectPosition, piecesOf } from './inspect-position.ts';
import { inspectSealed } from './same-length.ts';
import { inspectQuestions } from './silent-questions.ts';

/** Stop after so many runs with a fault: the first ones tell enough. */
const ENOUGH = 25;

/**
 * One position in so many is looked at with every eye, and so is the move made there. It costs as much as dozens of moves,
 * so the same time reaches more different positions when most are passed quickly.
 * The run's own generator takes the sample: which positions it takes depends on neither seats nor options.
 */
const SAMPLE = 8;

/**
 * Plays random games of all seat counts and options. At every position it checks the choices and whether the game is over,
 * that the move chosen is accepted and that the game ends; a sample of the positions is searched for everything else.
 */
export function inspect<T extends GameTypes>(game: Game<T>, plan: Plan<T>): Inspection {
  const tally = { faults: [] as Fault[], games: 0, moves: 0, mostLegal: 0 };
  const first = plan.firstRun ?? 0;
  const release = trapChance((detail) =>
    note(tally.faults, { kind: 'hidden-chance', run: first + tally.games, move: tally.moves, detail }),
  );
  try {
    for (let run = first; run < first + plan.runs && faultyRuns(tally.faults) < ENOUGH; run += 1) {
      inspectRun({ game, plan, run, tally });
      tally.games += 1;
    }
  } finally {
    release();
  }
  return tally;
}

/** One of a kind per run, so that a fault of every move does not hide the others. */
function note(faults: Fault[], fault: Fault): void {
  if (!faults.some(({ kind, run }) => kind === fault.kind && run === fault.run)) faults.push(fault);
}

function faultyRuns(faults: readonly Fault[]): number {
  return new Set(faults.map(({ run }) => run)).size;
}

/** Rules must draw from `turn.rng` alone; the clock and the built-in generator give themselves away here. */
function trapChance(caught: (detail: string) => void): () => void {
  const { random } = Math;
  const { now } = Date;
  Math.random = () => {
    caught('Math.random was called');
    return random();
  };
  Date.now = () => {
    caught('Date.now was called');
    return now();
  };
  return () => {
    Math.random = random;
    Date.now = now;
  };
}

interface Run<T extends GameTypes> {
  readonly game: Game<T>;
  readonly plan: Plan<T>;
  readonly run: number;
  readonly tally: { faults: Fault[]; moves: number; mostLegal: number };
}

function inspectRun<T extends GameTypes>(run: Run<T>): void {
  const { game, plan, tally } = run;
  const rng = simRng(run.run + 1);
  const fault = (kind: FaultKind, detail: string) => note(tally.faults, { kind, run: run.run, move: made, detail });
  let made = 0;
  let match = opening(game, run.run);
  let lookedAt = match;
  const viewers: Viewer[] = [...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator'];
  const onceLegal = new Set<string>();
  const look: InspectedView<T> = { game, plan, rng, viewers, fault, pieces: piecesOf(plan, match) };
  for (;;) {
    const position: InspectedPosition<T> = { ...look, match, legal: legalTexts(look, match) };
    inspectChoices(position, tally);
    for (const texts of position.legal) for (const text of texts) onceLegal.add(text);
    const isSampled = rng.below(SAMPLE) === 0;
    if (isSampled) {
      inspectPosition(position);
      inspectSealed(position);
      inspectReasons(position, onceLegal);
    }
    const seats = game.toAct(match.state);
    if (seats.length === 0) return inspectEnd(position);
    if (made === (plan.maxMoves ?? 20_000)) return void fault('endless', `not over after ${made} moves`);
    const next = inspectMove(position, at(seats, rng.below(seats.length)));
    if (next === undefined) return;
    if (isSampled) {
      inspectEntry(position, next);
      inspectFollowed(position, next);
      inspectEqualCopies(position, next);
      inspectUndo(position, { after: next, since: lookedAt });
      inspectQuestions(position, next);
      lookedAt = match;
    }
    match = next;
    made += 1;
    tally.moves += 1;
  }
}

/** Seat counts and options take turns, so that every combination is played. */
function opening<T extends GameTypes>(game: Game<T>, run: number): Match<T> {
  const { min, max } = game.meta.seats;
  const seats = min + (run % (max - min + 1));
  const choices = combinations(game.options);
  const options = at(choices, Math.floor(run / (max - min + 1)) % choices.length) as T['Options'];
  return start(game, { seats, options, seed: run.toString(16).padStart(64, '0') });
}

/** Every combination of table options under which a match of random moves ends. */
export function combinations(specs: OptionSpecs): Record<string, unknown>[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [name, spec] of Object.entries(specs)) {
    all = all.flatMap((chosen) => valuesOf(spec).map((value) => ({ ...chosen, [name]: value })));
  }
  return all;
}

function valuesOf(spec: OptionSpec): readonly unknown[] {
  if (spec.kind === 'document') return [null];
  if (spec.kind === 'choice') return spec.values;
  return spec.ends === undefined ? [spec.default, !spec.default] : [spec.ends];
}

function legalTexts<T extends GameTypes>({ game }: InspectedView<T>, { seats, state }: Match<T>): string[][] {
  return Array.from({ length: seats }, (_, seat) => game.legalMoves(state, seat).map((move) => game.notate(move)));
}

function inspectChoices<T extends GameTypes>(position: InspectedPosition<T>, tally: { mostLegal: number }): void {
  const { game, match, fault, plan } = position;
  const acting = game.toAct(match.state);
  position.legal.forEach((texts, seat) => {
    tally.mostLegal = Math.max(tally.mostLegal, texts.length);
    if (!acting.includes(seat) && texts.length > 0) fault('wrong-seat', `seat ${seat} has moves but is not to act`);
    if (acting.includes(seat) && texts.length === 0) fault('dead-end', `seat ${seat} is to act and has no move`);
    if (texts.length > (plan.maxLegal ?? 300)) fault('too-many-moves', `${texts.length} legal moves`);
    if (new Set(texts).size < texts.length) fault('ambiguous-notation', `one text of ${texts} stands for two moves`);
    if (texts.some((text) => text.includes('\n'))) fault('ambiguous-notation', 'a move takes more than one line');
  });
  const over = acting.length === 0;
  if (over !== (game.outcome(match.state) !== undefined))
    fault('bad-outcome', over ? 'over without an outcome' : 'an outcome before the end');
}

function inspectMove<T extends GameTypes>(position: InspectedPosition<T>, seat: Seat): Match<T> | undefined {
  const { game, match, fault, rng } = position;
  const legal = at(position.legal, seat);
  if (legal.length === 0) return undefined;
  const move = at(legal, rng.below(legal.length));
  const result = play(game, match, { seat, move, asked: at(match.asked, seat) });
  if (result.match === undefined)
    fault('legal-refused', `"${move}" by seat ${seat}: ${result.refusal.code} ${String(result.bug ?? '')}`);
  return result.match;
}
