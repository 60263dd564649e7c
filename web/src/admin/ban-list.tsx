import type { Ban } from '@haven/wire';
import { useFormatter, useTranslations } from 'use-intl';
import { usePerformed } from './deed-menu.tsx';
import type { Office } from './office.ts';
import { useAnswer } from './use-answer.ts';

const AGAIN_MS = 30_000;

/** Who is not welcome; nothing as long as everybody is. */
export function BanList({ office }: { readonly office: Office }) {
  const t = useTranslations('admin.bans');
  const perform = usePerformed();
  const { value = [] } = useAnswer(office.bans, AGAIN_MS);
  const lift = (ban: Ban) => perform({ name: t('lift'), act: () => office.lift(ban) });
  if (value.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul className="admin-list">
        {value.map((ban) => (
          <BanLine key={`${ban.kind} ${ban.name}`} ban={ban} onLift={() => void lift(ban)} />
        ))}
      </ul>
    </section>
  );
}

function BanLine({ ban, onLift }: { readonly ban: Ban; readonly onLift: () => void }) {
  const t = useTranslations('admin.bans');
  const format = useFormatter();
  const { kind, name, at, until, why, called } = ban;
  const end =
    until === null
      ? t('forEver')
      : t('until', { time: format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' }) });
  return (
    <li className="admin-ban">
      <p>
        {t(`kinds.${kind}`)} {called} <code>{name}</code>
      </p>
      <small>{[end, why, format.relativeTime(at, Date.now())].filter(Boolean).join(' · ')}</small>
      <button type="button" className="button button-small" onClick={onLift}>
        {t('lift')}
      </button>
    </li>
  );
}
