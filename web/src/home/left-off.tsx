import { Cloud, Laptop } from 'lucide-react';
import { useId } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameTitle } from '../use-game-title.ts';
import { ForgetButton } from './forget-button.tsx';
import type { SavedRun } from './use-saved-runs.ts';

interface RunListProps {
  readonly runs: readonly SavedRun[];
  readonly onForget: (place: SavedRun['place']) => void;
}

/** Unfinished runs, the latest first. */
export function LeftOff({ runs, onForget }: RunListProps) {
  const t = useTranslations('home');
  const heading = useId();
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{t('leftOff')}</h2>
      {runs.length === 0 && <p className="panel-empty">{t('leftOffEmpty')}</p>}
      <ul className="run-list">
        {runs.map((run) => (
          <OpenRun key={run.place.id} run={run} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}

function OpenRun({ run, onForget }: { readonly run: SavedRun; readonly onForget: RunListProps['onForget'] }) {
  const t = useTranslations('home');
  const format = useFormatter();
  const title = useGameTitle(run.game);
  const when = format.relativeTime(run.playedAt, useNow());
  const isKept = run.place.kind === 'table';
  const Where = isKept ? Cloud : Laptop;
  return (
    <li className="run">
      <Where className="run-where" aria-label={t(isKept ? 'onServer' : 'inBrowser')} />
      <div className="run-text">
        <p className="run-title">{title}</p>
        <p className="run-when">
          {t('moves', { count: run.moves })} · {when}
        </p>
      </div>
      <ForgetButton label={t('forgetLabel', { game: title, when })} onForget={() => onForget(run.place)} />
      <Link className="button button-small" href={`/${run.place.kind}/${run.place.id}`}>
        {t('resume')}
      </Link>
    </li>
  );
}
