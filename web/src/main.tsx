import '@fontsource-variable/onest';
import '@fontsource-variable/unbounded';
import '@haven/ui-kit/tokens.css';
import './page.css';
import { letLifeRest, useSettings, watchHands } from '@haven/ui-kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchParts } from './page/upgrade.ts';
import { loadMessages } from './text/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
watchParts();
letLifeRest();
watchHands();
const page = createRoot(root);
loadMessages(useSettings.getState().language).then(show, offerReload);

/** A transition is drawn in slices: the page answers while its pictures are still being made. */
function show(): void {
  startTransition(() => {
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
}

/** Without any words of its own the page says it in all its languages; a part of another build has already loaded it once more. */
function offerReload(): void {
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = 'Load again · Recharger · Загрузить ещё раз';
  document.getElementById('root')?.replaceChildren(again);
}
