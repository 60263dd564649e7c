import { preferencesOf } from '@haven/ui-kit';

/** What helps in the first games; each can be put away by itself. */
export const HELPS = ['hints', 'goal'] as const;
export type Help = (typeof HELPS)[number];

interface Memory {
  readonly off: readonly Help[];
  /** Hints that were seen, as `game/hint`. */
  readonly seen: readonly string[];
  /** Matches that were played to their end, by game: no more than make somebody experienced. */
  readonly finished: Readonly<Record<string, readonly string[]>>;
}

/** What this browser remembers of somebody's first games. */
export const useMemory = preferencesOf<Memory>('first-games', { off: [], seen: [], finished: {} });

/** Whether somebody wants no help at all. */
export const isUnwanted = ({ off }: Pick<Memory, 'off'>): boolean => HELPS.every((help) => off.includes(help));

/** Whoever has finished so many games needs no help any more. */
const FEW_GAMES = 2;

export function turnHelps(helps: readonly Help[], way: 'on' | 'off'): void {
  useMemory.setState(({ off }) => {
    const others = off.filter((each) => !helps.includes(each));
    return { off: way === 'on' ? others : [...others, ...helps] };
  });
}

export function keepSeen(hint: string): void {
  useMemory.setState(({ seen }) => ({ seen: [...new Set([...seen, hint])] }));
}

export function keepFinished(game: string, matches: readonly string[]): void {
  useMemory.setState(({ finished }) => {
    const all = new Set([...(finished[game] ?? []), ...matches]);
    return { finished: { ...finished, [game]: [...all].slice(0, FEW_GAMES) } };
  });
}

export function isExperienced({ finished }: Pick<Memory, 'finished'>, game: string): boolean {
  return (finished[game]?.length ?? 0) >= FEW_GAMES;
}
