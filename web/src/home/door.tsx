import { type GameDoor, useSettings } from '@haven/ui-kit';
import { Armchair, Clock3, Cloud, type LucideIcon, Play, UserPlus, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { beginHere, openOnline, PLAIN_TABLE } from '../table/new-run.ts';
import { useBusy } from '../use-busy.ts';
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
          <OnlineButton door={door} title={title} />
          <Link className="button" href={`/new/${door.id}`}>
            <Armchair aria-hidden="true" />
            {t('setTable')}
            <span className="visually-hidden"> {title}</span>
          </Link>
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

const COMPANY = { Icon: UserPlus, label: 'withFriends', hint: 'withFriendsHint' } as const;
const ALONE = { Icon: Cloud, label: 'kept', hint: 'keptHint' } as const;

/** One click to a table on the server: with a chair for everybody, or alone. */
function OnlineButton({ door, title }: { readonly door: GameDoor; readonly title: string }) {
  const t = useTranslations('home');
  const houseLine = useHouseRefusals();
  const hintId = useId();
  const [complaint, setComplaint] = useState('');
  const { isBusy, once } = useBusy();
  const words: { readonly Icon: LucideIcon } & (typeof COMPANY | typeof ALONE) = door.players.max > 1 ? COMPANY : ALONE;
  const open = async () => {
    const refusal = await openOnline({ ...PLAIN_TABLE, game: door.id, seats: door.players.max });
    setComplaint(refusal ? (houseLine(refusal) ?? refusal.code) : '');
  };
  return (
    <>
      <button type="button" className="button" aria-describedby={hintId} aria-busy={isBusy} onClick={() => once(open)}>
        <words.Icon aria-hidden="true" />
        {t(words.label)}
        <span className="visually-hidden"> {title}</span>
      </button>
      <p id={hintId} className="door-hint">
        {t(words.hint)}
      </p>
      {complaint !== '' && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
}
