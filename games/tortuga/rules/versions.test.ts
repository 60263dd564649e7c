import { at, canPlayOn, type Match, type MatchRecord, play, recordOf, replay, simRng, start } from '@haven/kit';
import { expect, test } from 'vitest';
import { tortuga } from './index.ts';
import type { State, Tortuga } from './types.ts';

/** As the first version dealt it: tiles have numbers, there are fewer options, and whoever can place nothing is not asked. */
function begunByTheFirst(run: number): MatchRecord<Tortuga> {
  const options = { long: false, start: 'first-seat', swift: false } as const;
  const seed = run.toString(16).padStart(64, '0');
  const record = recordOf(start(tortuga, { seats: 2 + (run % 3), options, seed }));
  const { swift: _swift, ...fewer } = options;
  const initial = JSON.parse(JSON.stringify({ ...record.initial, options: fewer })) as State;
  const numbered = initial.tiles.map((tile, index) => `${tile}-${index}`) as State['tiles'];
  const stuck = { rolled: ['0A-board', '0B-board', null, null, null], placed: [null, null, 'board', 'crew', 'crew'] };
  const [first, ...others] = initial.players;
  Object.assign(initial, {
    tiles: numbered,
    agenda: [{ type: 'pick', seats: others.map((_, i) => i + 1), open: false }],
  });
  Object.assign(first ?? {}, stuck, { boat: 1 });
  return { ...record, version: 1, initial };
}

test('§2.10, §4.3 a match that the first version began is played on to its end', () => {
  for (let run = 0; run < 12; run += 1) {
    const rng = simRng(run + 1);
    let match: Match<Tortuga> = replay(tortuga, begunByTheFirst(run));
    expect(canPlayOn(tortuga, match.version)).toBe(true);
    for (let [seat] = tortuga.toAct(match.state); seat !== undefined; [seat] = tortuga.toAct(match.state)) {
      const legal = tortuga.legalMoves(match.state, seat).map((move) => tortuga.notate(move));
      const result = play(tortuga, match, { seat, move: at(legal, rng.below(legal.length)) });
      if (result.match === undefined) throw new Error(`${result.refusal.code} ${String(result.bug)}`);
      match = result.match;
    }
    expect(tortuga.outcome(match.state)?.sheets.every(({ total }) => Number.isInteger(total))).toBe(true);
    expect(replay(tortuga, recordOf(match)).state).toEqual(match.state);
  }
});
