import { useTranslations } from 'use-intl';
import { type Missing, missingOf } from './away.ts';
import { Banner, nameOf } from './banner.tsx';
import { type Company, isStoodInFor } from './company.ts';
import { clockFace } from './time-left.ts';
import { useServerNow } from './use-server-now.ts';

/** Whoever keeps the others waiting for too long: a bot may play for them, and later the match may be ended. */
export function MissingBanner({ company }: { readonly company: Company }) {
  const { table, viewer } = company.state;
  const now = useServerNow(company.state);
  const missing = table.chairs
    .filter(({ seat }) => seat !== viewer)
    .flatMap((chair) => missingOf(table, chair, now) ?? [])
    .find(({ botMs }) => botMs === 0);
  if (missing === undefined || viewer === 'spectator' || isStoodInFor(company.state)) return null;
  return <MissingOne {...{ company, missing }} />;
}

function MissingOne({ company, missing }: { readonly company: Company; readonly missing: Missing }) {
  const t = useTranslations('consent');
  const words = useTranslations('stuck');
  const { online } = company;
  const { chair, isLate, endMs } = missing;
  const { seat } = chair;
  const name = nameOf(company, seat);
  const mayEnd = endMs === 0;
  return (
    <Banner text={isLate ? t('late', { name }) : words('away', { name })}>
      <button
        type="button"
        className="button button-small button-main"
        onClick={() => online.propose({ what: 'bot', seat })}
      >
        {t('askBot')}
      </button>
      {mayEnd && (
        <button type="button" className="button button-small" onClick={() => online.propose({ what: 'abandon' })}>
          {words('end')}
        </button>
      )}
      {!mayEnd && Number.isFinite(endMs) && (
        <span className="banner-note">{words('endIn', { time: clockFace(endMs) })}</span>
      )}
    </Banner>
  );
}
