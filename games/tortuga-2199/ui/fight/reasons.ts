import { at } from '@haven/kit';
import { paysVictory, type View } from '@haven/tortuga-2199-rules';
import type { FightScene } from './scenes.ts';
import type { FightKey } from './text/en.ts';

/** §4.12, §4.14, §7.1.3 Why something came of a fight, or nothing did: what nobody chose and no sentence of the log explains. */
export function reasonsIn({ winner, attacker, defender, events }: FightScene, view: View): FightKey[] {
  if (winner === null || view.verdict !== null) return [];
  const loser = winner === attacker ? defender : attacker;
  const isTaken = events.some(({ type }) => type === 'influenceTaken');
  const isDrawn = events.some((event) => event.type === 'drew' && event.seat === defender);
  const hasNothing = !isTaken && at(view.captains, loser).influence === 0;
  const noSpoils = paysVictory(view.options, { attacker, winner })
    ? hasNothing && 'whyNoSpoils'
    : 'whyNoSpoilsForDefence';
  return [...(noSpoils ? ([noSpoils] as const) : []), ...(isDrawn ? (['whyDrawn'] as const) : [])];
}
