import { useEffect, useRef } from 'react';
import { type OptionTexts, useHappeningWords } from '../online/use-happening-words.ts';
import type { OnlineState } from '../tables/online-state.ts';
import { say } from '../toasts.tsx';

/** Says what others have done to the table since one came: the chat may be out of sight. */
export function useHappeningToast({ lines, viewer, aheadMs }: OnlineState, options: OptionTexts): void {
  const words = useHappeningWords(options);
  const since = useRef(Date.now() + aheadMs);
  const last = lines.findLast(
    ({ said, seat, at }) => said.kind === 'happened' && seat !== viewer && at > since.current,
  );
  const number = last?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each.
  useEffect(() => {
    if (last?.said.kind === 'happened') say({ text: words(last.said.happening), mood: 'plain', about: 'happened' });
  }, [number]);
}
