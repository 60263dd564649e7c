import { at, type Bot, type Outcome, pick, type Seat, simRng } from '@haven/kit';
import { type Event, type Options, type Tortuga, tortuga } from '@haven/tortuga-rules';

/** Any legal move, each equally likely. */
export const random: Bot<Tortuga> = {
  id: 'random',
  think: ({ moves }, rng) => ({ move: pick(rng, moves), reasons: [] }),
};

/** What is counted in a whole game. */
export interface Voyage {
  readonly outcome: Outcome;
  /** Who was start player in the first round. */
  readonly start: Seat;
  readonly rounds: number;
  /** Times that dice were rolled behind the screens. */
  readonly rolls: number;
  readonly stolen: number;
  readonly moves: number;
}

interface Crew {
  readonly seed: number;
  readonly bots: readonly Bot<Tortuga>[];
  readonly options?: Options;
}

/** A whole game between bots. Everybody sees no more than their seat does. */
export function voyage({ seed, bots, options = { long: false, start: 'random', swift: false } }: Crew): Voyage {
  const dice = simRng(seed);
  const whims = simRng(seed + 1_000_000);
  const state = tortuga.setup(bots.length, options, dice);
  const { start } = state;
  const counted = { rolls: 1, stolen: 0, moves: 0 };
  const emit = (event: Event) => {
    if (event.type === 'phaseBegan' && event.phase === 'pick') counted.rolls += 1;
    if (event.type === 'chestStolen') counted.stolen += 1;
    tortuga.apply(state, event);
  };
  for (let [seat] = tortuga.toAct(state); seat !== undefined; [seat] = tortuga.toAct(state)) {
    const position = { seat, view: tortuga.view(state, seat), moves: tortuga.legalMoves(state, seat) };
    tortuga.play({ state, seat, rng: dice, emit }, at(bots, seat).think(position, whims).move);
    counted.moves += 1;
  }
  const outcome = tortuga.outcome(state);
  if (outcome === undefined) throw new Error('nobody is asked, yet the game is not over');
  return { ...counted, outcome, start, rounds: state.round };
}

/** One for a victory, a part of it if it is shared. */
export function shareOf({ ranking }: Outcome, seat: Seat): number {
  const winners = ranking[0] ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** The means over games of one kind: what the README tells. */
export interface Pace {
  readonly rounds: number;
  /** The 5th and the 95th of a hundred games. */
  readonly usual: readonly [least: number, most: number];
  readonly rollsPerRound: number;
  readonly stolenPerRound: number;
  readonly winner: number;
  /** Of the first start player, of the next one clockwise, and so on. */
  readonly shares: readonly number[];
}

export function paceOf(bots: readonly Bot<Tortuga>[], games: number): Pace {
  const all = Array.from({ length: games }, (_, seed) => voyage({ seed, bots }));
  const sum = (count: (each: Voyage) => number) => all.reduce((total, each) => total + count(each), 0);
  const rounds = sum((each) => each.rounds);
  const lengths = all.map((each) => each.rounds).toSorted((a, b) => a - b);
  const share = (order: number, { outcome, start }: Voyage) => shareOf(outcome, (start + order) % bots.length);
  return {
    rounds: rounds / games,
    usual: [at(lengths, Math.floor(games * 0.05)), at(lengths, Math.floor(games * 0.95))],
    rollsPerRound: sum((each) => each.rolls) / rounds,
    stolenPerRound: sum((each) => each.stolen) / rounds,
    winner: sum(({ outcome }) => Math.max(...outcome.sheets.map(({ total }) => total))) / games,
    shares: bots.map((_, order) => sum((each) => share(order, each)) / games),
  };
}
