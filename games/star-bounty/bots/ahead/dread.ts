import { type Bounty, CRITICAL, FULL_LIFE, FULL_POWER, lifeAfter as lifeByTheRules } from '@haven/star-bounty-rules';
import { IMPACTS } from '../odds/rolls.ts';

/** No shot does more than this: twice two sixes. */
const MOST_DAMAGE = 24;
const WIDTH = MOST_DAMAGE + 1;

/** The life that is left, by the life before and what gets through. */
export type Lives = readonly number[];

export const LIVES_BY_HEART = livesAgainst('AH');
export const LIVES_BY_OTHERS = livesAgainst('AD');

function livesAgainst(enemy: Bounty): Lives {
  const systems = { shields: FULL_POWER, ballistics: FULL_POWER, engines: FULL_POWER };
  const battle = { enemy, health: 1, roll: null, boost: 0 };
  const drones = { ready: 0, assigned: [], wrecked: 0 };
  return Array.from({ length: (FULL_LIFE + 1) * WIDTH }, (_, index) =>
    lifeByTheRules({ systems, battle, drones, life: Math.floor(index / WIDTH) }, index % WIDTH),
  );
}

export function lifeAfter(lives: Lives, life: number, damage: number): number {
  return damage <= 0 ? life : (lives[life * WIDTH + Math.min(damage, MOST_DAMAGE)] ?? 0);
}

/** What a Brace phase is expected to cost a ship that does nothing about it, by its life and defence. */
export type Dread = Float64Array;

export function dreadAt(dread: Dread, life: number, defence: number): number {
  return dread[life * WIDTH + Math.min(defence, MOST_DAMAGE)] ?? 0;
}

/** From what each life costs, against such an enemy. */
export function dreadOf(costOfLife: readonly number[], lives: Lives): Dread {
  const dread = new Float64Array((FULL_LIFE + 1) * WIDTH);
  for (let life = CRITICAL; life <= FULL_LIFE; life += 1) {
    for (let defence = 0; defence <= MOST_DAMAGE; defence += 1) {
      dread[life * WIDTH + defence] = costOfPhase({ dread, costOfLife, lives }, life, defence);
    }
  }
  return dread;
}

/** §5.6 After a double it fires again; one that was absorbed comes again unchanged, which is a geometric series. */
function costOfPhase(
  { dread, costOfLife, lives }: { dread: Dread; costOfLife: readonly number[]; lives: Lives },
  life: number,
  defence: number,
): number {
  let cost = 0;
  let again = 0;
  for (const { amount, double, chance } of IMPACTS) {
    const after = lifeAfter(lives, life, amount - defence);
    cost += chance * ((costOfLife[after] ?? 0) - (costOfLife[life] ?? 0));
    if (!double) continue;
    if (after === life) again += chance;
    else cost += chance * dreadAt(dread, after, defence);
  }
  return cost / (1 - again);
}
