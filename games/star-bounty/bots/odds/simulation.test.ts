import { copy, simRng, simulate } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import { type Move, type Part, type State, SYSTEMS, starBounty } from '@haven/star-bounty-rules';
import { describe, expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import { queryOf } from './query.ts';
import type { Odds } from './rows.ts';
import { Solver } from './solver.ts';
import { battleQuery, battleState, type Setup } from './testing/battles.ts';

const ALL = effort({ daily: 60_000, thorough: 1_000_000 });
const SIGMAS = 4;
/** Some 2 s of work for each battle, and more than that where the machine has other things to do. */
const PATIENCE = 600_000;

const BATTLES: Record<string, Setup> = {
  'an ace without clubs': {
    enemy: 'AC',
    hand: ['3D', '6S', '8S', '5C'],
    ready: 1,
    systems: { shields: 4, engines: 3 },
  },
  'a heart king': { enemy: 'KH', hand: ['4C', '7C', '5D', '9S'], ready: 1, life: 8 },
  'a queen, with a way out': { enemy: 'QD', hand: ['3C', '4S', '6S'], life: 6, prisoner: 'JH' },
  'a jack, critical': { enemy: 'JS', hand: ['3C', '6C', '4D', '8D'], life: 1, ready: 2 },
  'a lenient queen': { enemy: 'QC', hand: ['3C', '9C', '3D', '5S'], lenient: true, life: 9 },
};

describe('battles played by the advice end as often as the odds say', () => {
  const battles = ALL / Object.keys(BATTLES).length;
  for (const [name, setup] of Object.entries(BATTLES)) {
    test(
      `${name}: ${battles} battles`,
      () => {
        const solver = new Solver(battleQuery(setup));
        const { odds } = adviceFor(solver, battleQuery(setup));
        const tally = fight(setup, solver, battles);
        for (const end of ['capture', 'destroy', 'fled', 'death', 'critical'] as const) {
          const slack = SIGMAS * Math.sqrt((odds[end] * (1 - odds[end])) / battles);
          expect(Math.abs(tally[end] / battles - odds[end]), end).toBeLessThanOrEqual(slack + 1e-9);
        }
        expect(Math.abs(meanLife(tally) - odds.life), 'life').toBeLessThanOrEqual(SIGMAS * lifeError(tally));
      },
      PATIENCE,
    );
  }
});

type Tally = Record<Exclude<keyof Odds, 'worth'>, number> & { lifeSquares: number };

const survivors = (tally: Tally) => tally.capture + tally.destroy + tally.fled;
const meanLife = (tally: Tally) => tally.life / survivors(tally);
const lifeError = (tally: Tally) =>
  Math.sqrt((tally.lifeSquares / survivors(tally) - meanLife(tally) ** 2) / survivors(tally));

function fight(setup: Setup, solver: Solver, battles: number): Tally {
  const tally: Tally = { capture: 0, destroy: 0, fled: 0, death: 0, critical: 0, life: 0, lifeSquares: 0 };
  const start = battleState(setup);
  const rng = simRng(2199);
  const lines = new Map<number, readonly Move[]>();
  for (let battle = 0; battle < battles; battle += 1) {
    const simulation = simulate(starBounty, shallowCopy(start), rng);
    while (simulation.state.battle !== null && simulation.state.verdict === null) {
      for (const move of lineAt(simulation.state, solver, lines)) simulation.play(0, move);
    }
    count(tally, simulation.state, start.collection.length);
  }
  return tally;
}

/** Battles touch only these; the piles stay as they are, for no shop opens but after a flight. */
function shallowCopy(state: State): State {
  const { agenda, drones, hand, rows, battle, collection, shopPile, salvage, discard } = state;
  const copied = copy({ agenda, drones, hand, rows, battle, collection });
  return { ...state, ...copied, shopPile: [...shopPile], salvage: [...salvage], discard: [...discard], shelf: [] };
}

/** The advice is asked once for every place in the battle, then looked up. */
function lineAt(state: State, solver: Solver, lines: Map<number, readonly Move[]>): readonly Move[] {
  const key = placeOf(state, solver.frame.query.hand);
  const known = lines.get(key);
  if (known) return known;
  const query = queryOf(starBounty.view(state, 0), solver.frame.query.worth);
  if (query === undefined) throw new Error('no battle is on');
  const line = adviceFor(solver, query).best.moves;
  lines.set(key, line);
  return line;
}

/** A number, which is found much faster than a text: no figure of a battle reaches BASE. */
const BASE = 64;
const STEPS = ['fire', 'volley', 'brace', 'impact', 'reengage'];

function placeOf({ agenda, life, hand, drones, battle }: State, dealt: readonly Part[]): number {
  const roll = battle?.roll;
  let place = 2 * STEPS.indexOf(agenda[0]?.type ?? '') + Number(roll?.heads ?? false);
  place = place * BASE + (battle?.health ?? 0);
  place = place * BASE + (battle?.boost ?? 0);
  place = place * BASE + life;
  place = place * BASE + (roll ? 8 * roll.dice[0] + roll.dice[1] : 0);
  place *= BASE;
  for (const part of hand) place += 1 << dealt.indexOf(part);
  place *= BASE;
  drones.assigned.forEach((system, drone) => {
    place += (1 + SYSTEMS.indexOf(system)) * 4 ** drone;
  });
  return place;
}

function count(tally: Tally, state: State, prisoners: number): void {
  if (state.verdict === 'destroyed') {
    tally.death += 1;
    return;
  }
  const fled = state.collection.length < prisoners;
  const alive = state.collection.at(-1)?.alive;
  tally[fled ? 'fled' : alive ? 'capture' : 'destroy'] += 1;
  tally.life += state.life;
  tally.lifeSquares += state.life ** 2;
  if (state.life === 1) tally.critical += 1;
}
