import { useSettings } from '@haven/ui-kit';
import { lazy, Suspense } from 'react';
import { IntlProvider } from 'use-intl';
import { Route, Switch } from 'wouter';
import { Breakdown } from './breakdown.tsx';
import { Home } from './home/home.tsx';
import { Missing } from './missing.tsx';
import { messagesIn } from './text/index.ts';
import { usePageSettings } from './use-page-settings.ts';
import { Waiting } from './waiting.tsx';

const LocalTable = lazy(() => import('./table/table-pages.tsx').then((pages) => ({ default: pages.LocalTable })));
const RemoteTable = lazy(() => import('./table/table-pages.tsx').then((pages) => ({ default: pages.RemoteTable })));
const LocalReplay = lazy(() => import('./replay/replay-pages.tsx').then((pages) => ({ default: pages.LocalReplay })));
const RemoteReplay = lazy(() => import('./replay/replay-pages.tsx').then((pages) => ({ default: pages.RemoteReplay })));
const NewTable = lazy(() => import('./new-table/new-table.tsx').then((page) => ({ default: page.NewTable })));
const About = lazy(() => import('./about/about.tsx').then(({ About: page }) => ({ default: page })));

export function App() {
  usePageSettings();
  const language = useSettings((settings) => settings.language);
  return (
    <IntlProvider
      locale={language}
      messages={messagesIn(language)}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <Breakdown>
        <Suspense fallback={<Waiting />}>
          <Pages />
        </Suspense>
      </Breakdown>
    </IntlProvider>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/new/:game">{({ game }) => <NewTable game={game} key={game} />}</Route>
      <Route path="/run/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
      <Route path="/table/:id">{({ id }) => <RemoteTable id={id} key={id} />}</Route>
      <Route path="/replay/run/:id">{({ id }) => <LocalReplay id={id} key={id} />}</Route>
      <Route path="/replay/table/:id">{({ id }) => <RemoteReplay id={id} key={id} />}</Route>
      <Route path="/about" component={About} />
      <Route component={Missing} />
    </Switch>
  );
}
