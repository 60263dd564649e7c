import { at, pick, type Rng, type Seat, streamOf } from '@haven/kit';
import type { PlayoutPolicy } from '@haven/kit/search';
import { type Move, type State, type Tortuga, tortuga, type View } from '@haven/tortuga-rules';
import { bestBy, bonusJudgeWith, homeWorth, placingWorth, plainWorth } from './plain.ts';
import { layoutOf, type Plan, planOf } from './plan.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { type StakesTable, tableOf } from './stakes.ts';

/** What a seat wants of this round, worked out once and followed in every world. */
interface Aim {
  readonly prospects: Prospects;
  readonly plan: Plan;
}

/**
 * The plain bot for a round that is played many times: everybody keeps the aims they have now,
 * so that what was worked out for one world serves in all the others.
 */
export function roundPolicy(view: View): PlayoutPolicy<Tortuga> {
  const table = tableOf(view);
  const aims: Aim[] = [];
  const aimOf = (seat: Seat) => {
    aims[seat] ??= aimFor(table, seat);
    return aims[seat];
  };
  return (state, seat, rng) => pick(streamOf(rng, WHIM), bestMoves({ state, seat, aim: aimOf, table }));
}

/** Not that of a seat: whoever chooses among equals leaves dice and chests as they would be. */
const WHIM = 4;

function aimFor(table: StakesTable, seat: Seat): Aim {
  const prospects = prospectsOf(table, seat);
  return { prospects, plan: planOf(at(table.view.players, seat), prospects, table.moves) };
}

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly table: StakesTable;
  aim(seat: Seat): Aim;
}

function bestMoves({ state, seat, aim, table }: Moment): Move[] {
  const moves = tortuga.legalMoves(state, seat);
  const player = at(state.players, seat);
  switch (moves[0]?.type) {
    case 'pick':
    case 'turn': {
      const plan = { ...aim(seat).plan, now: layoutOf(player.placed) };
      return bestBy((move) => placingWorth(plan, player, move), moves);
    }
    case 'bonus':
      return bestBy(bonusJudgeWith(aim(seat).prospects, table.moves, player), moves);
    case 'attack':
      return attacks(state, seat, moves);
    default:
      return bestBy((move) => homeWorth(player, move), moves);
  }
}

/** What has been won and lost since the round began tells whom to attack. */
function attacks(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  const table = tableOf(tortuga.view(state, seat));
  return bestBy((move) => plainWorth(table, seat, move), moves);
}

/** All moves, those that the policy likes best first. */
export function ranked(view: View, seat: Seat, { moves, rng }: { moves: readonly Move[]; rng: Rng }): Move[] {
  const table = tableOf(view);
  const player = at(view.players, seat);
  const aim = aimFor(table, seat);
  const bonus = bonusJudgeWith(aim.prospects, table.moves, player);
  const worthOf = (move: Move) => {
    if (move.type === 'pick' || move.type === 'turn') return placingWorth(aim.plan, player, move);
    return move.type === 'bonus' ? bonus(move) : plainWorth(table, seat, move);
  };
  return moves
    .map((move) => ({ move, worth: worthOf(move), whim: rng.below(WHIMS) }))
    .toSorted((a, b) => b.worth - a.worth || a.whim - b.whim)
    .map(({ move }) => move);
}

/** Of equals chance chooses, so that no seat is picked on for its number. */
const WHIMS = 2 ** 30;
