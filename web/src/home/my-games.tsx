import { Cloud, Laptop } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameTitle } from '../words/use-game-title.ts';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { ForgetButton } from './forget-button.tsx';
import { finishedIn, type GameStand, myGames, removalOf, standOf, turnsIn } from './my-games-order.ts';
import { TimeToThink } from './time-to-think.tsx';
import { useNotes } from './use-notes.ts';
import type { SavedRun, SavedRuns } from './use-saved-runs.ts';

interface MyGamesProps {
  readonly saved: SavedRuns;
  /** The list of games is near below: only what waits for oneself, and a few more. */
  readonly isShort: boolean;
}

const FEW = 3;
const SEVERAL = 2;
const AGAIN_MS = 15_000;
const MINUTE_MS = 60_000;

/** Everything that can be gone on with, wherever it is kept: first what waits for oneself. */
export function MyGames({ saved, isShort }: MyGamesProps) {
  const t = useTranslations('home');
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const { complaint, remove, clear } = useRemoval(saved);
  const games = myGames(saved.runs);
  const most = isShort && !isWhole ? Math.max(FEW, turnsIn(games)) : games.length;
  const finished = finishedIn(saved.runs);
  return (
    <section className="panel my-games" data-more={games.length > most} aria-labelledby={heading}>
      <div className="my-games-head">
        <h2 id={heading}>{t('myGames')}</h2>
        {games.length > most && (
          <button type="button" className="button button-small" onClick={() => setWhole(true)}>
            {t('allMyGames', { count: games.length })}
          </button>
        )}
        {finished >= SEVERAL && games.length <= most && (
          <button type="button" className="button button-small" onClick={clear}>
            {t('clearFinished', { count: finished })}
          </button>
        )}
      </div>
      {games.length === 0 && <p className="panel-empty">{t('myGamesEmpty')}</p>}
      <ul className="run-list">
        {games.slice(0, most).map((run) => (
          <GameLine key={run.place.id} run={run} onRemove={() => remove(run)} />
        ))}
      </ul>
      {complaint !== '' && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </section>
  );
}

function useRemoval(saved: SavedRuns) {
  const platformLine = usePlatformRefusals();
  const [complaint, setComplaint] = useState('');
  const after = async (asked: ReturnType<SavedRuns['remove']>) => {
    const refusal = await asked;
    setComplaint(refusal ? (platformLine(refusal) ?? refusal.code) : '');
  };
  return {
    complaint,
    remove: (run: SavedRun) => void after(saved.remove(run)),
    clear: () => void after(saved.removeFinished()),
  };
}

function GameLine({ run, onRemove }: { readonly run: SavedRun; readonly onRemove: () => void }) {
  const t = useTranslations('home');
  const title = useGameTitle(run.game);
  const now = useNow({ updateInterval: AGAIN_MS });
  // Seconds are nobody's concern, and the server's clock may be ahead of this one.
  const isNow = now.getTime() - run.playedAt < MINUTE_MS;
  const when = useFormatter().relativeTime(isNow ? now : run.playedAt, { now, style: 'short' });
  const stand = standOf(run);
  const removal = removalOf(run);
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
        {run.deadline !== undefined && <TimeToThink until={run.deadline} />}
        <p className="run-when">{useNotes(run, stand).concat(when).join(' · ')}</p>
      </div>
      {removal && (
        <ForgetButton label={t('removeLabel', { game: title, when })} sure={t(`sure.${removal}`)} onForget={onRemove} />
      )}
      <GameLink run={run} stand={stand} />
    </li>
  );
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
