import '@fontsource-variable/onest';
import '@fontsource-variable/unbounded';
import '@haven/ui-kit/tokens.css';
import './page.css';
import { useSettings } from '@haven/ui-kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadMessages } from './text/index.ts';
import { watchParts } from './upgrade.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
watchParts();
await loadMessages(useSettings.getState().language);
const page = createRoot(root);
// A transition is drawn in slices: the page answers while its pictures are still being made.
startTransition(() => {
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
