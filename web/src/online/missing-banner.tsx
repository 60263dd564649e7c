import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Missing } from './away.ts';
import { Banner, BannerButton, nameOf } from './banner.tsx';
import { EndDialog } from './end-dialog.tsx';
import { endingIn, endsAlone } from './foremost.ts';
import { isStoodInFor, type OnlineTable } from './online-table.ts';
import { clockFace } from './time-left.ts';
import { useServerNow } from './use-server-now.ts';

interface MissingProps {
  readonly company: OnlineTable;
  readonly missing: Missing;
}

/** Whoever keeps the others waiting for too long: a bot may play for them, and later the match may be ended. */
export function MissingBanner({ company, missing }: MissingProps) {
  const t = useTranslations('consent');
  const words = useTranslations('stuck');
  const { online, state } = company;
  const { chair, isLate } = missing;
  const { seat } = chair;
  const name = nameOf(company, seat);
  const why = isLate ? t('late', { name }) : words('away', { name });
  const isAside = isStoodInFor(state);
  return (
    <Banner text={isAside ? `${t('standIn')} ${why}` : why}>
      <BannerButton label={t('askBot')} rank="main" onClick={() => online.propose({ what: 'bot', seat })} />
      {isAside && <BannerButton label={words('takeBack')} rank="plain" onClick={online.comeBack} />}
      <Ending company={company} missing={missing} />
    </Banner>
  );
}

/** The end of the match, or when it will be possible; never behind the back of somebody who is there. */
function Ending({ company, missing: { endMs } }: MissingProps) {
  const t = useTranslations('stuck');
  const waitMs = endingIn(company.state, useServerNow(company.state));
  if (waitMs > 0) return <span className="banner-note">{t('endIn', { time: clockFace(waitMs) })}</span>;
  return endMs === 0 && <EndButton company={company} />;
}

/** Asks whoever decides alone once more, and the others who are there for their consent. */
function EndButton({ company }: { readonly company: OnlineTable }) {
  const propose = useTranslations('table')('giveUp');
  const end = useTranslations('stuck')('end');
  const [isAsked, setAsked] = useState(false);
  const { state, online } = company;
  if (!endsAlone(state, useServerNow(state)))
    return <BannerButton label={propose} rank="plain" onClick={() => online.propose({ what: 'abandon' })} />;
  return (
    <>
      <BannerButton label={end} rank="plain" onClick={() => setAsked(true)} />
      {isAsked && <EndDialog company={company} onClose={() => setAsked(false)} />}
    </>
  );
}

/** Somebody is away, and it is told how long until the others need not wait. */
export function AwayBanner({ company, missing }: MissingProps) {
  const t = useTranslations('stuck');
  const time = clockFace(missing.botMs);
  return (
    <p className="away-line" role="timer">
      {t('awayUntil', { name: nameOf(company, missing.chair.seat), time })}
    </p>
  );
}
