import { at, type Outcome, type ScoreLine } from '@haven/kit';
import { controlOf, sectorsOf, totalOf } from '../sectors/control.ts';
import { type Seat, SOURCES, type Source, type State } from '../types.ts';

const RULE_OF = {
  captures: '§3.10',
  redeemed: '§3.11',
  fights: '§4.12',
  spoils: '§4.12',
  bought: '§5.7',
  abilities: '§8.3.12',
} as const satisfies Record<Source, string>;

const CONTROLLED = [
  { what: 'tortuga', kind: 'tortuga' },
  { what: 'specials', kind: 'special' },
  { what: 'posts', kind: 'post' },
  { what: 'turrets', kind: 'turrets' },
] as const;

/** Every source of a captain's Influence; the lines add up to the total. */
export function influenceLines(state: Pick<State, 'options' | 'sectors' | 'captains'>, seat: Seat): ScoreLine[] {
  const control = CONTROLLED.map(({ what, kind }) => ({ what, points: controlOf(state, seat, kind), rule: '§5.1' }));
  const { ledger } = at(state.captains, seat);
  return [...control, ...SOURCES.map((what) => ({ what, points: ledger[what], rule: RULE_OF[what] }))];
}

/** §6.1 15 points win at once; §6.2 after the last round the most Influence wins. */
export function outcome(state: State): Outcome | undefined {
  if (state.verdict === null) return undefined;
  const sheets = state.captains.map((_, seat) => ({
    lines: influenceLines(state, seat),
    total: totalOf(state, seat),
  }));
  return { ranking: rankingOf(state), sheets, verdict: state.verdict };
}

/** §6.4 Ties: the conqueror of Tortuga, then most sectors; §6.5 else the place is shared. */
function rankingOf(state: State): Seat[][] {
  const seats = state.captains.map((_, seat) => seat).sort((a, b) => compare(state, b, a) || a - b);
  const ranking: Seat[][] = [];
  for (const seat of seats) {
    const group = ranking.at(-1);
    const [tied] = group ?? [];
    if (group && tied !== undefined && compare(state, tied, seat) === 0) group.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

function compare(state: State, a: Seat, b: Seat): number {
  return (
    totalOf(state, a) - totalOf(state, b) ||
    Number(state.lastRound?.conqueror === a) - Number(state.lastRound?.conqueror === b) ||
    sectorsOf(state, a) - sectorsOf(state, b)
  );
}
