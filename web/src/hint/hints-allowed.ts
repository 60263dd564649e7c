import { choiceOf } from '@haven/games/levels';
import { preferencesOf } from '@haven/ui-kit';
import { humansOf } from '../links/hand-over.ts';
import type { OpenTable } from '../links/open-table.ts';

/** The tables of this browser at which somebody wants no hints. */
const useRefused = preferencesOf<{ readonly tables: readonly string[] }>('hints-off', { tables: [] });

/** So many are remembered. */
const MOST_TABLES = 100;

export function useHintsOn(table: string): boolean {
  return useRefused(({ tables }) => !tables.includes(table));
}

export function turnHints(table: string, way: 'on' | 'off'): void {
  useRefused.setState(({ tables }) => {
    const others = tables.filter((each) => each !== table);
    return { tables: way === 'on' ? others : [...others, table].slice(-MOST_TABLES) };
  });
}

/** One person against bots in this browser: where people compete, nobody whispers. */
export function canHint({ game, setting: { seats }, advise }: OpenTable): boolean {
  return advise !== undefined && humansOf(seats).length === 1 && choiceOf(game).length > 0;
}
