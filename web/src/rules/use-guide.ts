import type { GameTypes } from '@haven/kit';
import type { Guide, Language } from '@haven/text-kit';
import type { GameUi } from '@haven/ui-kit';
import { useEffect, useState } from 'react';

/** Null until it is loaded; where it cannot be, the rules are there all the same. */
export function useGuide(ui: GameUi<GameTypes>, language: Language): Guide | null {
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    let isWished = true;
    ui.guide(language).then(
      (loaded) => isWished && setGuide(loaded),
      () => undefined,
    );
    return () => {
      isWished = false;
    };
  }, [ui, language]);
  return guide;
}
