import { copy } from '../copy.ts';
import { at, type Game, type GameTypes, type OptionSpec, type OptionSpecs, type Seat, type Viewer } from '../game.ts';
import { type Match, type Played, play, recordOf, replay, rerun, seenBy, start, undo, undoRefusal } from '../match.ts';
import { type Rng, simRng } from '../rng.ts';
import { notPlain, wordsIn } from './plain.ts';

/** What a game can do wrong. */
export const FAULTS = [
  'ambiguous-notation',
  'bad-outcome',
  'dead-end',
  'endless',
  'hidden-chance',
  'illegal-accepted',
  'legal-refused',
  'looking-writes',
  'not-plain-data',
  'pieces-lost',
  'replay-differs',
  'rerun-differs',
  'secret-in-event',
  'secret-in-moves',
  'secret-in-view',
  'told-apart',
  'too-many-moves',
  'undo-across-chance',
  'undo-differs',
  'written-outside-apply',
  'wrong-seat',
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Plays the same game again: inspect with `runs: 1` from here. */
  readonly run: number;
  readonly move: number;
  readonly detail: string;
}

export interface Plan<T extends GameTypes> {
  readonly runs: number;
  readonly firstRun?: number;
  /** A random game that is longer than this never ends. */
  readonly maxMoves?: number;
  readonly maxLegal?: number;
  /** All pieces in the box, in any order: the same at every moment. */
  readonly pieces?: (state: T['State']) => readonly string[];
}

export interface Inspection {
  readonly faults: readonly Fault[];
  readonly games: number;
  readonly moves: number;
  /** The longest list of legal moves that came up. */
  readonly mostLegal: number;
}

/** Stop collecting after this many: the first ones tell enough. */
const ENOUGH = 25;

/** Plays random games of all seat counts and options, and looks for every fault after every move. */
export function inspect<T extends GameTypes>(game: Game<T>, plan: Plan<T>): Inspection {
  const tally = { faults: [] as Fault[], games: 0, moves: 0, mostLegal: 0 };
  const first = plan.firstRun ?? 0;
  const release = trapChance((detail) =>
    tally.faults.push({ kind: 'hidden-chance', run: tally.games, move: tally.moves, detail }),
  );
  try {
    for (let run = first; run < first + plan.runs && tally.faults.length < ENOUGH; run += 1) {
      inspectRun({ game, plan, run, tally });
      tally.games += 1;
    }
  } finally {
    release();
  }
  return tally;
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

interface Position<T extends GameTypes> extends Run<T> {
  readonly match: Match<T>;
  /** The state as text, to compare with. */
  readonly state: string;
  readonly rng: Rng;
  readonly viewers: readonly Viewer[];
  readonly fault: (kind: FaultKind, detail: string) => void;
}

function inspectRun<T extends GameTypes>(run: Run<T>): void {
  const rng = simRng(run.run + 1);
  const fault = (kind: FaultKind, detail: string) => run.tally.faults.push({ kind, run: run.run, move: made, detail });
  let made = 0;
  let match = opening(run.game, run.run);
  const viewers: Viewer[] = [...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator'];
  const pieces = run.plan.pieces?.(match.state).toSorted().join();
  for (;;) {
    const position: Position<T> = { ...run, match, state: JSON.stringify(match.state), rng, viewers, fault };
    inspectPosition(position);
    if (pieces !== run.plan.pieces?.(match.state).toSorted().join())
      return void fault('pieces-lost', 'a piece came or went');
    const seats = run.game.toAct(match.state);
    if (seats.length === 0) return inspectEnd(position);
    if (made === (run.plan.maxMoves ?? 20_000)) return void fault('endless', `not over after ${made} moves`);
    const next = inspectMove(position, at(seats, rng.below(seats.length)));
    if (next === undefined) return;
    match = next;
    made += 1;
    run.tally.moves += 1;
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

/** Every combination of table options. */
export function combinations(specs: OptionSpecs): Record<string, unknown>[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [name, spec] of Object.entries(specs)) {
    all = all.flatMap((chosen) => valuesOf(spec).map((value) => ({ ...chosen, [name]: value })));
  }
  return all;
}

function valuesOf(spec: OptionSpec): readonly unknown[] {
  if (spec.kind === 'document') return [null];
  return spec.kind === 'switch' ? [spec.default, !spec.default] : spec.values;
}

function inspectPosition<T extends GameTypes>(position: Position<T>): void {
  const { game, match, fault } = position;
  const strange = notPlain(match.state);
  if (strange !== undefined) fault('not-plain-data', strange);
  inspectChoices(position);
  for (const viewer of position.viewers) inspectView(position, viewer);
  inspectImagined(position, at(position.viewers, position.rng.below(match.seats)));
  inspectRefusals(position);
  if (JSON.stringify(match.state) !== position.state)
    fault('looking-writes', 'the state changed while it was only looked at');
  const over = game.toAct(match.state).length === 0;
  if (over !== (game.outcome(match.state) !== undefined))
    fault('bad-outcome', over ? 'over without an outcome' : 'an outcome before the end');
}

function inspectChoices<T extends GameTypes>(position: Position<T>): void {
  const { game, match, fault, plan, tally } = position;
  const acting = game.toAct(match.state);
  for (let seat = 0; seat < match.seats; seat += 1) {
    const texts = game.legalMoves(match.state, seat).map((move) => game.notate(move));
    tally.mostLegal = Math.max(tally.mostLegal, texts.length);
    if (!acting.includes(seat) && texts.length > 0) fault('wrong-seat', `seat ${seat} has moves but is not to act`);
    if (acting.includes(seat) && texts.length === 0) fault('dead-end', `seat ${seat} is to act and has no move`);
    if (texts.length > (plan.maxLegal ?? 300)) fault('too-many-moves', `${texts.length} legal moves`);
    const twice = texts.find((text, index) => texts.indexOf(text) !== index);
    if (twice !== undefined) fault('ambiguous-notation', `"${twice}" stands for two moves`);
    if (texts.some((text) => text.includes('\n'))) fault('ambiguous-notation', 'a move takes more than one line');
  }
}

function inspectView<T extends GameTypes>(position: Position<T>, viewer: Viewer): void {
  const { game, match, fault } = position;
  const seen = seenBy(game, match, viewer);
  const secrets = game.secrets(match.state, viewer);
  const inView = leaked(seen.view, secrets);
  if (inView !== undefined) fault('secret-in-view', `${inView}, seen by ${viewer}`);
  const inMoves = leaked(seen.moves, secrets);
  if (inMoves !== undefined) fault('secret-in-moves', `${inMoves}, offered to ${viewer}`);
}

/** One seat per position, taken at random: the check costs as much as all the others together. */
function inspectImagined<T extends GameTypes>(position: Position<T>, viewer: Viewer): void {
  const { game, match, fault } = position;
  if (game.imagine === undefined) return;
  const seen = seenBy(game, match, viewer);
  const other = { ...match, state: game.imagine(seen.view, position.rng) };
  if (JSON.stringify(seenBy(game, other, viewer)) !== JSON.stringify(seen)) {
    fault('told-apart', `two states that ${viewer} cannot tell apart give different messages`);
  }
}

function leaked(message: unknown, secrets: readonly string[]): string | undefined {
  if (secrets.length === 0) return undefined;
  const words = wordsIn(message);
  return secrets.find((name) => words.has(name));
}

const NONSENSE = ['', 'no such move', '__proto__', 'x'.repeat(300), '\u0000', '0'];

function inspectRefusals<T extends GameTypes>(position: Position<T>): void {
  const { game, match, fault, rng } = position;
  const acting = game.toAct(match.state);
  for (let seat = 0; seat < match.seats; seat += 1) {
    const legal = new Set(game.legalMoves(match.state, seat).map((move) => game.notate(move)));
    const wishes = [at(NONSENSE, rng.below(NONSENSE.length)), ...somethingElse(position, legal)];
    for (const move of wishes) {
      if (play(game, match, { seat, move }).match) fault('illegal-accepted', `"${move}" by seat ${seat}`);
    }
    const [first] = legal;
    if (first !== undefined && play(game, match, { seat, move: first, asked: -1 }).match)
      fault('illegal-accepted', 'a stale answer');
    const idle = !acting.includes(seat);
    if (idle && play(game, match, { seat, move: 'pass' }).match)
      fault('illegal-accepted', `seat ${seat} moved out of turn`);
  }
}

/** A move made earlier that is not legal now. */
function somethingElse<T extends GameTypes>({ match, rng }: Position<T>, legal: ReadonlySet<string>): string[] {
  const entry = match.entries.length > 0 ? at(match.entries, rng.below(match.entries.length)) : undefined;
  return entry !== undefined && 'move' in entry && !legal.has(entry.move) ? [entry.move] : [];
}

function inspectMove<T extends GameTypes>(position: Position<T>, seat: Seat): Match<T> | undefined {
  const { game, match, fault, rng } = position;
  const legal = game.legalMoves(match.state, seat);
  if (legal.length === 0) return undefined;
  const move = game.notate(at(legal, rng.below(legal.length)));
  const result = play(game, match, { seat, move, asked: at(match.asked, seat) });
  if (result.match === undefined) {
    fault('legal-refused', `"${move}" by seat ${seat}: ${result.refusal.code} ${String(result.bug ?? '')}`);
    return undefined;
  }
  inspectEntry(position, result.match);
  return result.match;
}

function inspectEntry<T extends GameTypes>(position: Position<T>, after: Match<T>): void {
  const { game, match, fault } = position;
  const entry = after.entries.at(-1);
  if (entry === undefined || !('move' in entry)) return;
  const state = copy(match.state);
  for (const event of entry.events) {
    game.apply(state, copy(event));
    for (const viewer of position.viewers) inspectWitness(position, { state, event, viewer });
  }
  if (JSON.stringify(state) !== JSON.stringify(after.state))
    fault('written-outside-apply', `"${entry.move}": its events do not tell all`);
  if (position.rng.below(UNDO_SAMPLE) === 0) inspectUndo(position, { after, entry });
}

/** Taking back replays the whole match: one move in four is enough over thousands of games. */
const UNDO_SAMPLE = 4;

function inspectWitness<T extends GameTypes>(
  { game, fault }: Position<T>,
  told: { state: T['State']; event: T['Event']; viewer: Viewer },
): void {
  const news = game.witness(told.event, told.viewer);
  if (news === undefined) return;
  const name = leaked(news, game.secrets(told.state, told.viewer));
  if (name !== undefined) fault('secret-in-event', `${name}, told to ${told.viewer} by ${JSON.stringify(news)}`);
}

/** By the law of several seats, even where a solo game is freer. */
function inspectUndo<T extends GameTypes>(
  position: Position<T>,
  made: { after: Match<T>; entry: Played<T['Event']> },
): void {
  const { game, fault } = position;
  const { after, entry } = made;
  const back = undo(game, after, { seat: entry.seat, consent: true });
  if (JSON.stringify(back.match?.state) !== position.state) fault('undo-differs', `"${entry.move}" taken back`);
  const lawful = undoRefusal(
    { ...after, seats: Math.max(2, after.seats) },
    { seat: entry.seat, moves: 1, consent: false },
  );
  if (lawful === undefined) inspectLearned(position, made);
}

/** A move that may be taken back must have taught its player nothing: in any world that looked the same, it ends the same. */
function inspectLearned<T extends GameTypes>(
  position: Position<T>,
  made: { after: Match<T>; entry: Played<T['Event']> },
): void {
  const { game, match, fault } = position;
  const { seat, move } = made.entry;
  if (game.imagine === undefined) return;
  const other = { ...match, state: game.imagine(game.view(match.state, seat), position.rng) };
  const result = play(game, other, { seat, move });
  const seen = JSON.stringify(game.view(made.after.state, seat));
  if (result.match === undefined || JSON.stringify(game.view(result.match.state, seat)) !== seen) {
    fault('undo-across-chance', `"${move}" may be taken back, but seat ${seat} has learned something by it`);
  }
}

function inspectEnd<T extends GameTypes>({ game, match, fault }: Position<T>): void {
  const outcome = game.outcome(match.state);
  const ranked = outcome?.ranking
    .flat()
    .toSorted((a, b) => a - b)
    .join();
  if (outcome && ranked !== Array.from({ length: match.seats }, (_, seat) => seat).join())
    fault('bad-outcome', 'not every seat is ranked once');
  for (const sheet of outcome?.sheets ?? []) {
    const sum = sheet.lines.reduce((total, line) => total + line.points, 0);
    if (sum !== sheet.total) fault('bad-outcome', `a sheet adds up to ${sum}, not ${sheet.total}`);
  }
  const record = JSON.parse(JSON.stringify(recordOf(match)));
  if (JSON.stringify(replay(game, record).state) !== JSON.stringify(match.state))
    fault('replay-differs', 'events tell another end');
  inspectRerun({ game, match, fault });
}

function inspectRerun<T extends GameTypes>({
  game,
  match,
  fault,
}: Pick<Position<T>, 'game' | 'match' | 'fault'>): void {
  const again = rerun(game, match);
  if (again.match === undefined) fault('rerun-differs', `refused: ${again.refusal.code}`);
  else if (JSON.stringify(recordOf(again.match)) !== JSON.stringify(recordOf(match)))
    fault('rerun-differs', 'the same seed and moves gave another match');
}
