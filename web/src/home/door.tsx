import { type GameDoor, useSettings } from '@haven/ui-kit';
import { Armchair, Clock3, Cloud, Play, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { beginHere, beginKept } from '../table/new-run.ts';
import { useHouseRefusals } from '../use-house-refusals.ts';

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
          <Link className="button" href={`/new/${door.id}`}>
            <Armchair aria-hidden="true" />
            {t('setTable')}
            <span className="visually-hidden"> {title}</span>
          </Link>
          {door.players.min === 1 && <KeptRun game={door.id} title={title} />}
        </div>
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

function KeptRun({ game, title }: { readonly game: string; readonly title: string }) {
  const t = useTranslations('home');
  const houseLine = useHouseRefusals();
  const hint = useId();
  const [complaint, setComplaint] = useState('');
  const begin = async () => {
    const refusal = await beginKept(game);
    setComplaint(refusal ? (houseLine(refusal) ?? refusal.code) : '');
  };
  return (
    <>
      <button type="button" className="button" aria-describedby={hint} onClick={() => void begin()}>
        <Cloud aria-hidden="true" />
        {t('kept')}
        <span className="visually-hidden"> {title}</span>
      </button>
      <p id={hint} className="door-hint">
        {t('keptHint')}
      </p>
      <p className="complaint" role="alert">
        {complaint}
      </p>
    </>
  );
}
