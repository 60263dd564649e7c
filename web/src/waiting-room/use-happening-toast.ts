import { useEffect, useRef } from 'react';
import type { OnlineState } from '../links/online-state.ts';
import { type OptionWords, useHappeningWords } from '../online/use-happening-words.ts';
import { say } from '../parts/toasts.tsx';

/** Says what others have done to the table since one came: the chat may be out of sight. */
export function useHappeningToast({ lines, viewer, aheadMs }: OnlineState, options: OptionWords): void {
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
