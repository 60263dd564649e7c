import { FULL_POWER, fateOf, HEALTH } from '@haven/star-bounty-rules';
import { SHOTS, type Throw } from '../odds/rolls.ts';

/** By the health of an enemy and the power of the guns. */
type Forecast = Float64Array;

const WIDTH = FULL_POWER + 1;
const placeOf = (health: number, guns: number) => health * WIDTH + guns;

/** Sums up, over all that the next shot may be, what it brings and what is to come after it. */
function forecastOf(brings: (shot: Throw, fate: ReturnType<typeof fateOf>) => number): Forecast {
  const forecast = new Float64Array((HEALTH.A + 1) * WIDTH);
  for (let guns = 0; guns <= FULL_POWER; guns += 1) {
    for (let health = 1; health <= HEALTH.A; health += 1) {
      for (const shot of SHOTS) {
        const left = Math.max(0, health - shot.amount - guns);
        const share = brings(shot, fateOf(health, shot.amount + guns)) + (forecast[placeOf(left, guns)] ?? 0);
        forecast[placeOf(health, guns)] = (forecast[placeOf(health, guns)] ?? 0) + shot.chance * share;
      }
    }
  }
  return forecast;
}

const ANSWERS = forecastOf(({ double }, fate) => (fate === 'hit' && !double ? 1 : 0));
const CAPTURES = forecastOf((_, fate) => (fate === 'capture' ? 1 : 0));

/** §5.9 How often the enemy is expected to answer before it is beaten, if the ship fires now and adds nothing. */
export function answersLeft(health: number, guns: number): number {
  return ANSWERS[placeOf(health, guns)] ?? 0;
}

/** §3.4 The chance that it is captured without more ado. */
export function captureLeft(health: number, guns: number): number {
  return CAPTURES[placeOf(health, guns)] ?? 0;
}
