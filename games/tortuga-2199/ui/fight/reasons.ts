import type { View } from '@haven/tortuga-2199-rules';
import type { FightScene } from './scenes.ts';
import type { FightKey } from './text/en.ts';

/** Why something came of a fight, or nothing did (§4.12, §4.14, §7.1.3): what nobody chose and no sentence of the log explains. */
export function reasonsIn({ winner, defender, events }: FightScene, view: View): FightKey[] {
  if (winner === null || view.verdict !== null) return [];
  const isTaken = events.some(({ type }) => type === 'influenceTaken');
  const isDrawn = events.some((event) => event.type === 'drew' && event.seat === defender);
  const isAggressive = view.options.scenario === 'aggressive';
  const noSpoils = isAggressive ? winner === defender && 'whyNoSpoilsForDefence' : !isTaken && 'whyNoSpoils';
  return [...(noSpoils ? ([noSpoils] as const) : []), ...(isDrawn ? (['whyDrawn'] as const) : [])];
}
