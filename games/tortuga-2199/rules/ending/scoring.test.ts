import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { type Options, ROUND_LIMIT, tortuga2199 } from '../index.ts';
import { inTurn, type Scene } from '../testing/positions.ts';
import { standingOf } from './standing.ts';

const ranking = (table: ReturnType<typeof inTurn>) => tortuga2199.outcome(table.state)?.ranking;

test('§6.1 15 Influence win at once, tokens and control together', () => {
  const table = inTurn({ influence: [11], owns: { mines: [0, 5] }, at: ['post-2'], manoeuvre: 3 });
  expect(tortuga2199.outcome(table.state)).toBeUndefined();
  table.with({
    captains: table.state.captains.map((captain, seat) => (seat === 0 ? { ...captain, influence: 12 } : captain)),
  });
  table.plays('0 conquer');
  expect(table.state).toMatchObject({ verdict: 'influence', agenda: [] });
  expect(tortuga2199.outcome(table.state)?.ranking[0]).toEqual([0]);
});

test('§6.1 each source is a line of the sheet', () => {
  const table = inTurn({ influence: [9], hands: [['kraken']], owns: { mines: [0, 5], 'post-2': [0, 3] } });
  table.plays('0 redeem kraken');
  const sheet = tortuga2199.outcome(table.state)?.sheets[0];
  const lines = Object.fromEntries((sheet?.lines ?? []).map(({ what, points }) => [what, points]));
  expect(lines).toMatchObject({ specials: 2, posts: 1, redeemed: 3, captures: 9, tortuga: 0 });
  expect(sheet?.total).toBe(15);
});

test('§6.1 a defender can win in the turn of another', () => {
  const table = inTurn({ at: ['mines', 'mines'], influence: [3, 14], hands: [['manoeuvre'], ['kraken']] }).plays(`
    0 attack 1
    0 commit manoeuvre
    0 ready
    1 commit kraken
    1 ready
  `);
  expect(table.state.verdict).toBe('influence');
  expect(ranking(table)?.[0]).toEqual([1]);
});

test('§6.1 the point of the bank ends the game before anything is taken', () => {
  const table = inTurn({ at: ['mines', 'mines'], influence: [14, 5], hands: [['kraken'], []] }).plays(`
    0 attack 1
    0 commit kraken
    0 ready
    1 ready
  `);
  expect(table.state.captains.map((captain) => captain.influence)).toEqual([15, 5, 0, 0]);
});

const usurping = (scene: Scene = {}) => inTurn({ manoeuvre: 15, ...scene }).plays('0 conquer');

test('§6.2 after Tortuga falls its conqueror finishes the turn, and everybody else has one more', () => {
  const table = usurping({ influence: [0, 4], hands: [['mining']] });
  expect(table.state.lastRound).toEqual({ conqueror: 0 });
  table.plays(`
    0 play mining
    0 end
    1 end
    2 end
    3 end
  `);
  expect(table.state).toMatchObject({ verdict: 'usurper', agenda: [] });
  expect(ranking(table)).toEqual([[1], [0], [2, 3]]);
});

test('§6.2 15 Influence in the last round still win at once, also by taking Tortuga itself', () => {
  const table = usurping({ influence: [0, 12], hands: [[], ['kraken']] }).plays(`
    0 end
    1 redeem kraken
  `);
  expect(table.state.verdict).toBe('influence');
  expect(usurping({ influence: [12] }).state.verdict).toBe('influence');
});

test('§6.3 from then on nobody conquers or attacks, the conqueror included', () => {
  const table = usurping({ manoeuvre: 30, hands: [['scout'], ['scout']], at: ['tortuga', 'tortuga'] });
  table.plays('0 move post-2');
  const warlike = () =>
    table.moves(at(tortuga2199.toAct(table.state), 0)).filter((move) => /^(conquer|attack)/.test(move));
  expect(warlike()).toEqual([]);
  table.plays(`
    0 move tortuga
    0 end
  `);
  expect(warlike()).toEqual([]);
});

const lastRoundOf = (scene: Scene) =>
  usurping(scene).plays(`
    0 end
    1 end
    2 end
    3 end
  `);

test('§6.4 a tie goes to the conqueror of Tortuga, if among the tied', () => {
  expect(ranking(lastRoundOf({ influence: [2, 5] }))).toEqual([[0], [1], [2, 3]]);
});

test('§6.4 else to whoever controls more sectors', () => {
  const owns = { mines: [1, 5], 'turrets-1': [2, 3], 'turrets-3': [2, 3] } as const;
  expect(ranking(lastRoundOf({ influence: [0, 5, 5], owns }))?.slice(0, 2)).toEqual([[2], [1]]);
});

test('§6.5 captains still tied share the place', () => {
  const owns = { mines: [1, 5], lab: [2, 5] } as const;
  expect(ranking(lastRoundOf({ influence: [0, 5, 5], owns }))).toEqual([[1, 2], [0], [3]]);
});

const endOfRound = (round: number, options: Partial<Options>) =>
  inTurn({ seats: 2, influence: [3, 5], options })
    .with({ round })
    .plays('0 end');

test('§6.6 at a table that wants a truce there is one after fifty rounds', () => {
  const table = endOfRound(ROUND_LIMIT, { truce: true });
  expect(table.state.verdict).toBeNull();
  table.plays('1 end');
  expect(tortuga2199.outcome(table.state)).toMatchObject({ verdict: 'truce', ranking: [[1], [0]] });
});

test('§6.6 at any other table the game goes on', () => {
  for (const round of [ROUND_LIMIT, 10 * ROUND_LIMIT]) {
    const table = endOfRound(round, {}).plays('1 end');
    expect(table.state).toMatchObject({ verdict: null, round: round + 1, turn: { seat: 0 } });
  }
});

test('§6.6 a match begun before there was a choice still has its truce', () => {
  const table = endOfRound(ROUND_LIMIT, {});
  const { scenario, map, cardSet } = table.state.options;
  table.with({ options: { scenario, map, cardSet } }).plays('1 end');
  expect(table.state.verdict).toBe('truce');
});

test('§6.1 how a match stands: the round, and the Influence of every captain', () => {
  const { state } = inTurn({ influence: [11, 4], owns: { mines: [0, 5] } });
  const { round, points } = standingOf(tortuga2199.view(state, 'spectator'));
  expect({ round, points: points.slice(0, 2) }).toEqual({ round: state.round, points: [13, 4] });
});
