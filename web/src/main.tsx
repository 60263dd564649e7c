import '@fontsource-variable/onest';
import '@fontsource-variable/unbounded';
import '@haven/ui-kit/tokens.css';
import './page.css';
import { letLifeRest, useSettings, watchHands, writeIn } from '@haven/ui-kit';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchParts } from './page/upgrade.ts';
import { loadMessages } from './text/index.ts';

const PAGE = (
  <StrictMode>
    <App />
  </StrictMode>
);
const root = document.getElementById('root') ?? missingRoot();
watchParts();
letLifeRest();
watchHands();
const { language } = useSettings.getState();
const isWritten = 'written' in root.dataset && document.documentElement.lang === language && location.pathname === '/';
loadMessages(language).then(isWritten ? takeOver : show, offerReload);

/** Home stands there already, in the language of this browser. */
function takeOver(): void {
  writeIn(language);
  startTransition(() => void hydrateRoot(root, PAGE));
}

/** A transition is drawn in slices: the page answers while its pictures are still being made. */
function show(): void {
  const page = createRoot(root);
  startTransition(() => page.render(PAGE));
}

/** Without any words of its own the page says it in all its languages; a part of another build has already loaded it once more. */
function offerReload(): void {
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = 'Load again · Recharger · Загрузить ещё раз';
  root.replaceChildren(again);
}

function missingRoot(): never {
  throw new Error('the page has no root');
}
