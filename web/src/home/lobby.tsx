import type { Lobby, TableLine } from '@haven/wire';
import { useEffect, useId, useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Answer } from '../api/ask.ts';
import { askLobby } from '../api/lobby.ts';
import { Emblem } from '../online/emblem.tsx';
import { goAndSit } from '../start/use-invited.ts';
import { useClockWords } from '../words/use-clock-words.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import { useChairNames } from './use-chair-names.ts';

const SHOWN = 6;
const AGAIN_MS = 15_000;

/** Public tables: with a free chair, and to look on. */
export function LobbyPanel() {
  const t = useTranslations('home');
  const heading = useId();
  const { open, watch, isUnknown, isOutOfReach } = useLobby();
  const isEmpty = open.length + watch.length === 0 && !isUnknown && !isOutOfReach;
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{t('lobby')}</h2>
      {isEmpty && <p className="panel-empty">{t('lobbyEmpty')}</p>}
      {isOutOfReach && <p className="panel-empty">{t('lobbyOutOfReach')}</p>}
      <Lines title={t('lobbyOpen')} lines={open} />
      <Lines title={t('lobbyWatch')} lines={watch} />
    </section>
  );
}

/** Nobody says that there are no tables before the server has said so. */
function useLobby() {
  const [answer, setAnswer] = useState<Answer<Lobby>>();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void askLobby().then(setAnswer);
    };
    look();
    const again = setInterval(look, AGAIN_MS);
    return () => clearInterval(again);
  }, []);
  const { open = [], watch = [] } = answer?.value ?? {};
  return { open, watch, isUnknown: answer === undefined, isOutOfReach: answer?.refusal !== undefined };
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly TableLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="run-list">
        {lines.slice(0, SHOWN).map((line) => (
          <LobbyLine key={line.id} line={line} />
        ))}
      </ul>
    </>
  );
}

function LobbyLine({ line }: { readonly line: TableLine }) {
  const t = useTranslations('home');
  const game = useGameTitle(line.game);
  const clock = useClockWords()(line.clock);
  const names = useChairNames(line.game)(line.chairs);
  const free = line.chairs.filter(({ kind }) => kind === 'open').length;
  const note = free > 0 ? t('freeChairs', { count: free }) : t('moves', { count: line.moves });
  return (
    <li className="run">
      <Emblem seat={line.chairs.length - 1} />
      <div className="run-text">
        <p className="run-title">{game}</p>
        <p className="run-when">{[names, note, clock].join(' · ')}</p>
        <Presence line={line} />
      </div>
      {line.phase === 'gathering' ? (
        <button
          type="button"
          className="button button-small button-main"
          aria-label={t('joinLabel', { game, names })}
          onClick={() => goAndSit(line.id, 'free')}
        >
          {t('join')}
        </button>
      ) : (
        <Link className="button button-small" href={`/table/${line.id}`} aria-label={t('watchLabel', { game, names })}>
          {t('watchLive')}
        </Link>
      )}
    </li>
  );
}

/** Who is there, and how long a table has waited: nobody sits down with ghosts unawares. */
function Presence({ line }: { readonly line: TableLine }) {
  const t = useTranslations('home');
  const format = useFormatter();
  const now = useNow({ updateInterval: AGAIN_MS });
  const ago = (time: number) => format.relativeTime(Math.min(time, now.getTime()), { now, style: 'short' });
  const count = line.chairs.filter(({ isOnline }) => isOnline).length;
  const last = Math.max(...line.chairs.map(({ awaySince = line.created }) => awaySince));
  const there = count > 0 ? t('there', { count }) : t('lastThere', { when: ago(last) });
  const age = line.phase === 'gathering' ? [t('tableSet', { when: ago(line.created) })] : [];
  return (
    <p className="run-when run-there" data-online={count > 0}>
      {[there, ...age].join(' · ')}
    </p>
  );
}
