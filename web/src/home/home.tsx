import { doors } from '@haven/games/uis';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { OpenFile } from '../fair/open-file.tsx';
import { TopBar } from '../top-bar.tsx';
import { useTitle } from '../use-title.ts';
import './home.css';
import { BestRuns } from './best-runs.tsx';
import { Door } from './door.tsx';
import { LobbyPanel } from './lobby.tsx';
import { MyGames } from './my-games.tsx';
import { type SavedRun, useSavedRuns } from './use-saved-runs.ts';

/** The doors into the games, one's own games, and the tables of others. */
export function Home() {
  const t = useTranslations('home');
  const { runs, forget } = useSavedRuns();
  useTitle(t('title'));
  return (
    <div className="page home">
      <TopBar />
      <main id="content" className="home-main">
        <section className="welcome">
          <h1>{t('welcome')}</h1>
          <p>{t('lead')}</p>
        </section>
        <section className="doors" aria-label={t('doors')} data-count={doors.length}>
          {doors.map((door) => (
            <Door key={door.id} door={door} />
          ))}
        </section>
        <div className="home-columns">
          <MyGames runs={runs} onForget={forget} />
          <LobbyPanel />
          <BestRuns runs={runs.filter(isFinishedHere)} onForget={forget} />
          <OpenFile />
        </div>
      </main>
      <Footer />
    </div>
  );
}

/** Tables of the server have a list of their own. */
function isFinishedHere({ outcome, table }: SavedRun): boolean {
  return outcome !== undefined && table === undefined;
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
