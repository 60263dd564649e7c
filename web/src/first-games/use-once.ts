import { boundFigures } from '@haven/text-kit';
import { hasOnlyFingers } from '@haven/ui-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chapterKey, useProgress } from '../experience/lessons.ts';
import { keepSeen, useMemory } from '../experience/memory.ts';
import type { Helped } from './use-first-games.ts';

export interface DueHint {
  readonly id: string;
  readonly sentence: string;
  /** What it stands beside. */
  readonly names: readonly string[];
}

interface Once {
  /** The hint of this moment; there may be none. */
  readonly hint: DueHint | undefined;
  /** It stands on the screen. */
  met(hint: string): void;
  /** It was read; the next one waits for another question. */
  spend(): void;
}

/** One hint at a time, the most urgent that was never seen; it stays as long as it holds. */
export function useOnce(helped: Helped): Once {
  const { game, question, hearer } = helped;
  const [spentAt, setSpent] = useState(-1);
  const metHint = useRef<string>(undefined);
  const due = useDue(helped);
  const found = due.find(({ id }) => id === metHint.current) ?? (spentAt === question ? undefined : due[0]);
  const { id, say, sayToFingers } = found ?? {};
  const names = useNames(helped, id);
  const sentence = boundFigures((hasOnlyFingers() ? (sayToFingers ?? say) : say)?.[hearer.language] ?? '');
  const hint = useMemo(() => (id === undefined ? undefined : { id, sentence, names }), [id, sentence, names]);
  useEffect(() => {
    const last = metHint.current;
    if (last === undefined || last === id) return;
    metHint.current = undefined;
    keepSeen(`${game}/${last}`);
  }, [game, id]);
  const met = useCallback((shown: string) => {
    metHint.current = shown;
  }, []);
  const spend = () => {
    setSpent(question);
    if (id !== undefined) keepSeen(`${game}/${id}`);
  };
  return { hint, met, spend };
}

function useDue({ game, help, position }: Helped) {
  const isWanted = useMemory(({ off }) => !off.includes('hints'));
  const seen = useMemory((memory) => memory.seen);
  const done = useProgress((progress) => progress.done);
  if (!isWanted || position === undefined || position.moves.length === 0) return [];
  const isKnown = ({ id, taught }: { readonly id: string; readonly taught?: string }) =>
    seen.includes(`${game}/${id}`) || (taught !== undefined && done.includes(chapterKey(game, taught)));
  return help.hints.filter((hint) => !isKnown(hint) && hint.isDue(position));
}

const NOTHING: readonly string[] = [];

/** The same list as long as it names the same: whoever looks for things begins anew with every other list. */
function useNames({ help, position }: Helped, id: string | undefined): readonly string[] {
  const hint = help.hints.find((each) => each.id === id);
  const names = (position && hint?.at(position)) ?? NOTHING;
  const written = names.join('\n');
  return useMemo(() => (written === '' ? NOTHING : written.split('\n')), [written]);
}
