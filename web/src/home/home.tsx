import { listings } from '@haven/games/uis';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { keepPlayed, keepWon } from '../experience/lessons.ts';
import { OpenFile } from '../fair/open-file.tsx';
import { showBadge } from '../notices/badge.ts';
import { useDescription } from '../page/use-description.ts';
import { useTitle } from '../page/use-title.ts';
import { Toasts } from '../parts/toasts.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import './home.css';
import { useSignedOutToast } from '../recover/use-signed-out-toast.ts';
import { BestRuns } from './best-runs.tsx';
import { Listing } from './listing.tsx';
import { LobbyPanel } from './lobby.tsx';
import { MyGames } from './my-games.tsx';
import { myGames, turnsIn } from './my-games-order.ts';
import { useNextWelcome } from './use-next-welcome.ts';
import { useSavedRuns } from './use-saved-runs.ts';
import { gamesWon } from './won-and-lost.ts';

/** The games of the house, one's own games, and the tables of others. */
export function Home() {
  const t = useTranslations('home');
  const saved = useSavedRuns();
  const { runs, finished } = saved;
  const isFirst = myGames(runs).length > 0;
  const games = <MyGames saved={saved} isShort={isFirst} />;
  useEffect(() => keepPlayed(runs.map(({ game }) => game)), [runs]);
  useEffect(() => keepWon(gamesWon(finished)), [finished]);
  useTurnCount(turnsIn(runs), t('title'));
  useDescription(useTranslations('app')('description'));
  useSignedOutToast();
  useNextWelcome();
  return (
    <div className="page home" data-own={isFirst}>
      <TopBar />
      <main id="content" className="home-main">
        <section className="welcome">
          <h1>{t('welcome')}</h1>
          <p>{t('lead')}</p>
        </section>
        {isFirst && games}
        <section className="listings" aria-label={t('listings')} data-count={listings.length}>
          {listings.map((listing) => (
            <Listing key={listing.id} listing={listing} />
          ))}
        </section>
        <div className="home-columns">
          {!isFirst && games}
          <LobbyPanel />
          <BestRuns finished={saved.finished} onForget={(run) => void saved.remove(run)} />
          <OpenFile />
        </div>
      </main>
      <Footer />
      <Toasts />
    </div>
  );
}

/** How many turns wait: in the title, and on the icon of the app. */
function useTurnCount(turns: number, title: string): void {
  const name = useTranslations('app')('name');
  useTitle(turns > 0 ? `(${turns}) ${name}` : title);
  useEffect(() => showBadge(turns), [turns]);
}

function Footer() {
  const t = useTranslations('about');
  return (
    <footer className="footer">
      <p>{t('short')}</p>
      <Link href="/about">{t('link')}</Link>
    </footer>
  );
}
