import type { Seat } from '@haven/kit';
import type { View } from '@haven/tortuga-2199-rules';
import type { FightScene } from './scenes.ts';
import type { FightKey } from './text/en.ts';

/** Why something came of a fight, or nothing did. */
export interface Reason {
  readonly key: Extract<FightKey, 'whyDrawn' | 'whyNoSpoils' | 'whyNoSpoilsForDefence'>;
  /** Whose tokens it is about. */
  readonly seat: Seat;
}

/** §4.12, §4.14, §7.1.3 What nobody chose and no sentence of the log explains. */
export function reasonsIn({ winner, attacker, defender, events }: FightScene, view: View): Reason[] {
  if (winner === null || view.verdict !== null) return [];
  const loser = winner === attacker ? defender : attacker;
  const isTaken = events.some(({ type }) => type === 'influenceTaken');
  const isDrawn = events.some((event) => event.type === 'drew' && event.seat === defender);
  const isAggressive = view.options.scenario === 'aggressive';
  const noSpoils = isAggressive ? winner === defender && 'whyNoSpoilsForDefence' : !isTaken && 'whyNoSpoils';
  return [
    ...(noSpoils ? [{ key: noSpoils, seat: loser } as const] : []),
    ...(isDrawn ? [{ key: 'whyDrawn', seat: defender } as const] : []),
  ];
}
