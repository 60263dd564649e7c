import { Cloud, Laptop } from 'lucide-react';
import { useId } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameTitle } from '../use-game-title.ts';
import { ForgetButton } from './forget-button.tsx';
import { type GameStand, myGames, standOf } from './my-games-order.ts';
import { useChairNames } from './use-chair-names.ts';
import type { SavedRun } from './use-saved-runs.ts';

interface MyGamesProps {
  readonly runs: readonly SavedRun[];
  readonly onForget: (place: SavedRun['place']) => void;
}

/** Everything that can be gone on with, wherever it is kept: first what waits for oneself. */
export function MyGames({ runs, onForget }: MyGamesProps) {
  const t = useTranslations('home');
  const heading = useId();
  const shown = myGames(runs);
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{t('myGames')}</h2>
      {shown.length === 0 && <p className="panel-empty">{t('myGamesEmpty')}</p>}
      <ul className="run-list">
        {shown.map((run) => (
          <GameLine key={run.place.id} run={run} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}

function GameLine({ run, onForget }: { readonly run: SavedRun; readonly onForget: MyGamesProps['onForget'] }) {
  const t = useTranslations('home');
  const title = useGameTitle(run.game);
  const when = useFormatter().relativeTime(run.playedAt, useNow());
  const stand = standOf(run);
  const isKept = run.place.kind === 'table';
  const Where = isKept ? Cloud : Laptop;
  return (
    <li className="run" data-stand={stand}>
      <Where className="run-where" aria-label={t(isKept ? 'onServer' : 'inBrowser')} />
      <div className="run-text">
        <p className="run-title">
          {title}
          {stand === 'yourTurn' && <span className="run-turn">{t('yourTurn')}</span>}
        </p>
        <p className="run-when">{useNotes(run, stand).concat(when).join(' · ')}</p>
      </div>
      {run.table === undefined && (
        <ForgetButton label={t('forgetLabel', { game: title, when })} onForget={() => onForget(run.place)} />
      )}
      <GameLink run={run} stand={stand} />
    </li>
  );
}

function useNotes({ table, moves }: SavedRun, stand: GameStand): string[] {
  const t = useTranslations('home');
  const namesOf = useChairNames();
  const others = table?.chairs.filter(({ seat, kind }) => seat !== table.seat && kind !== 'open') ?? [];
  const company = others.length === 0 ? [] : [namesOf(others)];
  if (stand === 'gathering') return [t('gathering'), ...company];
  if (stand === 'over') return [t('over'), ...company];
  return [...company, t('moves', { count: moves })];
}

function GameLink({ run, stand }: { readonly run: SavedRun; readonly stand: GameStand }) {
  const t = useTranslations('home');
  const { kind, id } = run.place;
  const word = stand === 'over' ? 'watch' : stand === 'gathering' ? 'toTable' : 'resume';
  const href = stand === 'over' ? `/replay/${kind}/${id}` : `/${kind}/${id}`;
  const look = stand === 'yourTurn' ? 'button button-small button-main' : 'button button-small';
  return (
    <Link className={look} href={href}>
      {t(word)}
    </Link>
  );
}
