import { useEffect, useState } from 'react';
import { openStory, type Story } from '../tables/story.ts';
import type { NoStory, Source } from '../tables/story-messages.ts';

/** A story while somebody looks at it; null until it is open. */
export function useStory({ kind, id }: Source): Story | NoStory | null {
  const [opened, setOpened] = useState<Story | NoStory | null>(null);
  useEffect(() => {
    let isGone = false;
    let story: Story | NoStory | undefined;
    const close = () => typeof story === 'object' && story.close();
    openStory({ kind, id })
      .catch(() => 'unreachable' as const)
      .then((result) => {
        story = result;
        if (isGone) close();
        else setOpened(result);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      close();
    };
  }, [kind, id]);
  return opened;
}
