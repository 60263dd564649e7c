import { type GameDoor, useSettings } from '@haven/ui-kit';
import { Armchair, Clock3, Cloud, PencilRuler, Play, Users } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { beginHere } from '../start/new-run.ts';
import { FriendsChoice } from './friends-choice.tsx';
import { useOnlineTable } from './use-online-table.ts';

/** The way into one game. */
export function Door({ door }: { readonly door: GameDoor }) {
  const t = useTranslations('home');
  const language = useSettings((settings) => settings.language);
  const title = door.title[language];
  return (
    <article className="door">
      <div className="door-window" aria-hidden="true">
        <door.Art />
      </div>
      <div className="door-text">
        <h2 className="door-title">{title}</h2>
        <p className="door-pitch">{door.pitch[language]}</p>
        <Facts door={door} />
        <div className="door-actions">
          <button type="button" className="button button-main" onClick={() => beginHere(door.id)}>
            <Play aria-hidden="true" />
            {t('playNow')}
            <span className="visually-hidden"> {title}</span>
          </button>
          {door.players.max > 1 ? (
            <FriendsChoice door={door} title={title} />
          ) : (
            <KeptButton door={door} title={title} />
          )}
          <Link className="button" href={`/new/${door.id}`}>
            <Armchair aria-hidden="true" />
            {t('setTable')}
            <span className="visually-hidden"> {title}</span>
          </Link>
        </div>
        {door.workshop && (
          <Link className="door-workshop" href={`/${door.workshop.path}`}>
            <PencilRuler aria-hidden="true" />
            {door.workshop.title[language]}
          </Link>
        )}
      </div>
    </article>
  );
}

function Facts({ door }: { readonly door: GameDoor }) {
  const t = useTranslations('home');
  return (
    <ul className="facts">
      <li>
        <Users aria-hidden="true" />
        {door.players.max === 1 ? t('solo') : t('players', door.players)}
      </li>
      <li>
        <Clock3 aria-hidden="true" />
        {t('minutes', door.minutes)}
      </li>
    </ul>
  );
}

/** One click to a run that is kept on the server. */
function KeptButton({ door, title }: { readonly door: GameDoor; readonly title: string }) {
  const t = useTranslations('home');
  const hintId = useId();
  const { complaint, isBusy, open } = useOnlineTable(door.id);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-describedby={hintId}
        aria-busy={isBusy}
        onClick={() => open(door.players.max)}
      >
        <Cloud aria-hidden="true" />
        {t('kept')}
        <span className="visually-hidden"> {title}</span>
      </button>
      <p id={hintId} className="door-hint">
        {t('keptHint')}
      </p>
      {complaint !== '' && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
}
