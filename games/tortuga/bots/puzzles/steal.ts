import { at } from '@haven/kit';
import { type Claim, type Quest, type QuestPosition, SOLVER } from '@haven/kit/puzzles';
import { collectionOf, type Move, type State, setsIn, type Tortuga, tortuga } from '@haven/tortuga-rules';
import { boardAfter } from './judged.ts';

const FEWEST_ATTACKS = 3;

/** §4.5 Which chest to take so that a set of three colours is complete (§6.3). */
export const steal: Quest<Tortuga> = {
  kind: 'steal',
  seats: [2, 3],
  wanted: 4,
  find: (asked) => claimOf(asked),
  holds: (asked, claim) => JSON.stringify(claimOf(asked)) === JSON.stringify(claim),
};

function claimOf({ state, moves }: QuestPosition<Tortuga>): Claim | undefined {
  const attacks = moves.filter(({ type }) => type === 'attack');
  const before = setsIn(collectionOf(at(state.players, SOLVER)));
  const best = attacks.filter((move) => setsAfter(state, move) > before);
  if (attacks.length < FEWEST_ATTACKS || best.length === 0 || best.length > attacks.length / 3) return undefined;
  const accepted = best.map((move) => tortuga.notate(move));
  return { kind: 'steal', values: {}, task: { type: 'choose', best: accepted }, way: [at(accepted, 0)] };
}

function setsAfter(state: State, move: Move): number {
  return setsIn(collectionOf(boardAfter(state, move, () => true)));
}
