import { listings } from '@haven/games/uis';
import { useSettings } from '@haven/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { Route, Switch } from 'wouter';
import { Home } from './home/home.tsx';
import { pressAgain } from './page/press-again.ts';
import { Breakdown } from './shell/breakdown.tsx';
import { Missing } from './shell/missing.tsx';
import { usePageSettings } from './shell/use-page-settings.ts';
import { Waiting } from './shell/waiting.tsx';
import { useMessages } from './text/index.ts';

const LocalTablePage = lazy(() =>
  import('./table/table-pages.tsx').then((pages) => ({ default: pages.LocalTablePage })),
);
const RemoteTablePage = lazy(() =>
  import('./table/table-pages.tsx').then((pages) => ({ default: pages.RemoteTablePage })),
);
const ReplayPage = lazy(() => import('./replay/replay-pages.tsx').then((pages) => ({ default: pages.ReplayPage })));
const SharedReplay = lazy(() => import('./replay/replay-pages.tsx').then((pages) => ({ default: pages.SharedReplay })));
const ReviewPage = lazy(() => import('./review/review-page.tsx').then((pages) => ({ default: pages.ReviewPage })));
const SharedReview = lazy(() => import('./review/review-page.tsx').then((pages) => ({ default: pages.SharedReview })));
const VerifyPage = lazy(() => import('./fair/verify-page.tsx').then((pages) => ({ default: pages.VerifyPage })));
const VerifyShared = lazy(() => import('./fair/verify-page.tsx').then((pages) => ({ default: pages.VerifyShared })));
const NewTable = lazy(() => import('./new-table/new-table.tsx').then((page) => ({ default: page.NewTable })));
const ChaptersPage = lazy(() => import('./learn/learn-pages.tsx').then((pages) => ({ default: pages.ChaptersPage })));
const LessonPage = lazy(() => import('./learn/learn-pages.tsx').then((pages) => ({ default: pages.LessonPage })));
const ReferencePage = lazy(() =>
  import('./reference/reference-page.tsx').then((page) => ({ default: page.ReferencePage })),
);
const PuzzlesPage = lazy(() => import('./puzzles/puzzle-pages.tsx').then((pages) => ({ default: pages.PuzzlesPage })));
const PuzzlePage = lazy(() => import('./puzzles/puzzle-pages.tsx').then((pages) => ({ default: pages.PuzzlePage })));
const Workshop = lazy(() => import('./workshop/workshop.tsx').then(({ Workshop: page }) => ({ default: page })));
const Recover = lazy(() => import('./recover/recover.tsx').then(({ Recover: page }) => ({ default: page })));
const Admin = lazy(() => import('./admin/admin.tsx').then(({ Admin: page }) => ({ default: page })));
const About = lazy(() => import('./about/about.tsx').then(({ About: page }) => ({ default: page })));
/** Every part of the ui-kit; a built page has nothing of it. */
const KitPage = import.meta.env.DEV
  ? lazy(() => import('./kit-page/kit-page.tsx').then((page) => ({ default: page.KitPage })))
  : null;

export function App() {
  usePageSettings();
  useEffect(pressAgain, []);
  const { language, messages } = useMessages(useSettings((settings) => settings.language));
  return (
    <IntlProvider locale={language} messages={messages} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      <Breakdown>
        <Suspense fallback={<Waiting />}>
          <Pages />
        </Suspense>
      </Breakdown>
    </IntlProvider>
  );
}

/** Where a finished match can be found by its id. */
const SOURCES = ['run', 'table', 'file'] as const;

function Pages() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/new/:game">{({ game }) => <NewTable game={game} key={game} />}</Route>
      <Route path="/learn/:game">{({ game }) => <ChaptersPage game={game} key={game} />}</Route>
      <Route path="/learn/:game/:chapter">
        {({ game, chapter }) => <LessonPage game={game} chapter={chapter} key={`${game} ${chapter}`} />}
      </Route>
      <Route path="/puzzles/:game">{({ game }) => <PuzzlesPage game={game} key={game} />}</Route>
      <Route path="/puzzles/:game/:id">
        {({ game, id }) => <PuzzlePage game={game} id={id} key={`${game} ${id}`} />}
      </Route>
      <Route path="/reference/:game/:view?">
        {({ game, view }) => <ReferencePage game={game} view={view} key={game} />}
      </Route>
      <Route path="/run/:id">{({ id }) => <LocalTablePage id={id} key={id} />}</Route>
      <Route path="/table/:id">{({ id }) => <RemoteTablePage id={id} key={id} />}</Route>
      <Route path="/replay/shared" component={SharedReplay} />
      <Route path="/review/shared" component={SharedReview} />
      <Route path="/verify/shared" component={VerifyShared} />
      <Route path="/verify">{() => <VerifyPage />}</Route>
      {SOURCES.map((kind) => (
        <Route path={`/replay/${kind}/:id`} key={`replay ${kind}`}>
          {({ id = '' }) => <ReplayPage kind={kind} id={id} key={id} />}
        </Route>
      ))}
      {SOURCES.map((kind) => (
        <Route path={`/review/${kind}/:id`} key={`review ${kind}`}>
          {({ id = '' }) => <ReviewPage kind={kind} id={id} key={id} />}
        </Route>
      ))}
      {SOURCES.map((kind) => (
        <Route path={`/verify/${kind}/:id`} key={`verify ${kind}`}>
          {({ id = '' }) => <VerifyPage source={{ kind, id }} key={id} />}
        </Route>
      ))}
      {listings.map(
        (listing) =>
          listing.workshop && (
            <Route path={`/${listing.workshop.path}/*?`} key={`workshop ${listing.id}`}>
              <Workshop listing={listing} workshop={listing.workshop} />
            </Route>
          ),
      )}
      <Route path="/recover" component={Recover} />
      <Route path="/about" component={About} />
      <Route path="/admin" component={Admin} />
      {KitPage && <Route path="/kit" component={KitPage} />}
      <Route component={Missing} />
    </Switch>
  );
}
