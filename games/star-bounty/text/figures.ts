import {
  battleOf,
  CRITICAL,
  damageThrough,
  defenceOf,
  fateOf,
  incomingDamage,
  lifeAfter,
  rollOf,
  shotDamage,
  type View,
} from '@haven/star-bounty-rules';

/** What the shot that was rolled will do. */
export function shotIn(view: View) {
  const { health } = battleOf(view);
  const [first, second] = rollOf(battleOf(view)).dice;
  const damage = shotDamage(view);
  return { first, second, damage, health, left: Math.max(0, health - damage), fate: fateOf(health, damage) };
}

/** What the enemy's shot that was rolled will do. */
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
