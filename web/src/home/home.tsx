import { doors } from '@haven/games/uis';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { TopBar } from '../top-bar.tsx';
import { useTitle } from '../use-title.ts';
import './home.css';
import { BestRuns } from './best-runs.tsx';
import { Door } from './door.tsx';
import { LeftOff } from './left-off.tsx';
import { useSavedRuns } from './use-saved-runs.ts';

/** The doors into the games, and where one left off. */
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
          <LeftOff runs={runs.filter((run) => run.outcome === undefined)} onForget={forget} />
          <BestRuns runs={runs.filter((run) => run.outcome !== undefined)} onForget={forget} />
        </div>
      </main>
      <Footer />
    </div>
  );
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
