import type { Viewer } from '@haven/kit';
import { useEffect, useState } from 'react';

/** How long each move stays when the replay plays by itself. */
const STEP_MS = 1400;

export interface Playback {
  readonly move: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** The position came from the one before it: its news can be shown in motion. */
  readonly isStep: boolean;
  go(move: number): void;
  toggle(): void;
}

/** Where the replay stands. The address names move and perspective, so that it can be shared at any moment. */
export function usePlayback(last: number, perspective: string): Playback {
  const [at, setAt] = useState(() => ({ move: moveInAddress(last), isStep: false }));
  const [isPlaying, setPlaying] = useState(false);
  const { move } = at;
  const go = (wish: number) => {
    const next = Math.min(Math.max(0, wish), last);
    setAt({ move: next, isStep: next === move + 1 });
  };
  const toggle = () => {
    if (!isPlaying && move === last) go(0);
    setPlaying(!isPlaying);
  };

  useEffect(() => {
    history.replaceState(history.state, '', `?move=${move}${perspective}${location.hash}`);
  }, [move, perspective]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with every move.
  useEffect(() => {
    if (!isPlaying) return;
    const clock = setTimeout(() => (move < last ? go(move + 1) : setPlaying(false)), STEP_MS);
    return () => clearTimeout(clock);
  }, [isPlaying, move]);

  const state = { move, last, isPlaying, isStep: at.isStep, go, toggle };
  useKeys(state);
  return state;
}

/** A perspective as an address says it; the usual one need not be said. */
export function perspectiveOf(viewer: Viewer, usual: Viewer): string {
  if (viewer === usual) return '';
  return `&as=${viewer === 'spectator' ? 'public' : viewer}`;
}

/** The perspective that the address asks for, if the match has it. */
export function viewerInAddress(seats: number): Viewer | undefined {
  const as = new URLSearchParams(location.search).get('as');
  if (as === 'public') return 'spectator';
  const seat = Number(as ?? Number.NaN);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : undefined;
}

function moveInAddress(last: number): number {
  const move = Number(new URLSearchParams(location.search).get('move') ?? 0);
  return Number.isInteger(move) ? Math.min(Math.max(0, move), last) : 0;
}

/** Keys of the whole page, but for those that the focused control needs itself. */
function useKeys({ move, last, go, toggle }: Playback): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const act = actionsOf({ move, last, go, toggle }).get(event.key);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

function actionsOf({ move, last, go, toggle }: Pick<Playback, 'move' | 'last' | 'go' | 'toggle'>) {
  return new Map<string, () => void>([
    ['ArrowLeft', () => go(move - 1)],
    ['ArrowRight', () => go(move + 1)],
    ['Home', () => go(0)],
    ['End', () => go(last)],
    [' ', toggle],
  ]);
}

function isTaken({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return true;
  if (!(target instanceof Element)) return false;
  const isWritten =
    target.closest('input, select, textarea, [role="tablist"], [role="menu"], [role="dialog"]') !== null;
  return isWritten || (key === ' ' && target.closest('button, a') !== null);
}
