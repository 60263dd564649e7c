import type { Finding, Receipt } from '@haven/kit';
import { useEffect, useState } from 'react';
import type { Story } from '../tables/story.ts';
import type { NoStory } from '../tables/story-messages.ts';

/** While a match goes on its dice are nobody's business. */
export function useFindings(
  story: Story | NoStory | null,
  receipt: Receipt | undefined,
): readonly Finding[] | 'not-open' | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const open = typeof story === 'object' && story?.head.isOpen ? story : undefined;
  useEffect(() => {
    open?.check(receipt).then(setFindings, () => setFindings([]));
  }, [open, receipt]);
  return story !== null && typeof story === 'object' && open === undefined ? 'not-open' : findings;
}
