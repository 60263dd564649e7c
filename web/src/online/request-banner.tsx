import { listed } from '@haven/text-kit';
import type { Request } from '@haven/wire';
import { useLocale, useTranslations } from 'use-intl';
import { Banner, BannerButton, nameOf } from './banner.tsx';
import type { OnlineTable } from './online-table.ts';
import { clockFace } from './time-left.ts';
import { useServerNow } from './use-server-now.ts';

interface AskedProps {
  readonly company: OnlineTable;
  readonly request: Request;
}

interface RequestProps extends AskedProps {
  /** This page has asked, and may think better of it. */
  readonly onWithdraw: (() => void) | undefined;
}

/** What the table is being asked: whoever is asked answers, whoever asked may withdraw. */
export function RequestBanner({ company, request, onWithdraw }: RequestProps) {
  const t = useTranslations('consent');
  const language = useLocale();
  const { state, online } = company;
  const now = useServerNow(state);
  const isAsked = request.missing.some((seat) => seat === state.viewer);
  const left = clockFace(Math.max(0, request.expires - now));
  const names = request.missing.map((seat) => nameOf(company, seat));
  return (
    <Banner text={useRequestText({ company, request, isMine: onWithdraw !== undefined })}>
      <span className="banner-time">{left}</span>
      {!isAsked && <span className="banner-note">{t('waiting', { names: listed(language, names) })}</span>}
      {isAsked && <BannerButton label={t('yes')} rank="main" onClick={() => online.vote(request.id, true)} />}
      {isAsked && <BannerButton label={t('no')} rank="plain" onClick={() => online.vote(request.id, false)} />}
      {onWithdraw && <BannerButton label={t('withdraw')} rank="plain" onClick={onWithdraw} />}
    </Banner>
  );
}

/** Whoever asked reads it as their own. */
function useRequestText({ company, request, isMine }: AskedProps & { readonly isMine: boolean }): string {
  const t = useTranslations('consent');
  const { proposal, by } = request;
  const name = by === 'spectator' ? '' : nameOf(company, by);
  switch (proposal.what) {
    case 'undo':
      return t(isMine ? 'mine.undo' : 'undo', { name, count: proposal.moves });
    case 'abandon':
      return t(isMine ? 'mine.abandon' : 'abandon', { name });
    case 'bot':
      return t(isMine ? 'mine.bot' : 'bot', { name, late: nameOf(company, proposal.seat) });
    case 'join': {
      const bot = nameOf(company, proposal.seat);
      return isMine ? t('mine.join', { bot }) : t('join', { name: proposal.name || t('somebody'), bot });
    }
    default:
      return proposal satisfies never;
  }
}
