import type { Event } from '@haven/tortuga-2199-rules';
import type { TableOptions } from './line.ts';
import type { RuleId } from './rules-at.ts';

/** The § that decide what comes of a combat: nobody chose it, so nobody can be asked why. */
export function rulesBehind(events: readonly Event[], { options }: TableOptions): RuleId[] {
  const decided = events.findIndex(({ type }) => type === 'fightDecided');
  if (decided < 0) return [];
  const after = events.slice(decided);
  const isAggressive = options.scenario === 'aggressive';
  const isDestroyed = after.some((event) => event.type === 'destroyed' && event.from === 'fight');
  const isDrawn = after.some(({ type }) => type === 'drew');
  return [
    ...(isDestroyed ? [isAggressive ? ('§7.1.2' as const) : ('§4.10' as const)] : []),
    ...(isAggressive ? (['§7.1.1', '§7.1.3'] as const) : (['§4.12'] as const)),
    ...(isDrawn ? (['§4.14'] as const) : []),
  ];
}
