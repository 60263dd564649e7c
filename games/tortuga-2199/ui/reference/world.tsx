import '@fontsource-variable/tektur/standard.css';
import type { View } from '@haven/tortuga-2199-rules';
import { tableContext, type WorldProps } from '@haven/ui-kit';
import { useMemo } from 'react';
import { Lights } from '../planet/planet.tsx';
import { WordsContext, wordsIn } from '../words.ts';
import { stillView } from './still-table.ts';
import '@haven/ui-kit/details.css';
import '@haven/ui-kit/reference.css';
import '../palette.css';
import '../details/details.css';
import '../table/pieces.css';
import './reference.css';

const [ViewContext, useStillView] = tableContext<View>();

export { useStillView };

/** The colours of the cockpit, and the lights of the planet for every sector that is shown alone. */
export function World({ language, document, children }: WorldProps) {
  const view = useMemo(() => stillView(document), [document]);
  return (
    <WordsContext value={wordsIn(language)}>
      <ViewContext value={view}>
        <div className="t2-world kit-world">
          <svg className="t2-world-lights" aria-hidden="true">
            <Lights turn="upright" />
          </svg>
          {children}
        </div>
      </ViewContext>
    </WordsContext>
  );
}
