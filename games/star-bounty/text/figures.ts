import {
  battleOf,
  CRITICAL,
  damageThrough,
  defenceOf,
  incomingDamage,
  lifeAfter,
  rollOf,
  shotDamage,
  type View,
} from '@haven/star-bounty-rules';

/** §5.1, §3.4, §3.5 What the shot that was rolled will do. */
export function shotIn(view: View) {
  const { health } = battleOf(view);
  const [first, second] = rollOf(battleOf(view)).dice;
  const damage = shotDamage(view);
  const fate = damage < health ? 'hit' : damage === health ? 'capture' : 'destroy';
  return { first, second, damage, health, left: Math.max(0, health - damage), fate } as const;
}

/** §5.4-§5.8 What the enemy's shot that was rolled will do. */
export function impactIn(view: View) {
  const through = damageThrough(view);
  const left = lifeAfter(view, through);
  return {
    incoming: incomingDamage(rollOf(battleOf(view))),
    defence: defenceOf(view),
    through,
    left,
    peril: perilOf(through, left),
  };
}

function perilOf(through: number, left: number) {
  if (through === 0) return 'safe';
  if (left === 0) return 'destroyed';
  return left === CRITICAL ? 'critical' : 'hurt';
}
