import type { TableInfo } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { Banner, BannerButton } from './banner.tsx';
import { awayFor, foremost, freeChairFor, missingFor } from './foremost.ts';
import { JoinBanner } from './join-banner.tsx';
import { LostBanner } from './lost-banner.tsx';
import { AwayBanner, MissingBanner } from './missing-banner.tsx';
import { isStoodInFor, type OnlineTable } from './online-table.ts';
import { OverBanner } from './over-banner.tsx';
import { RequestBanner } from './request-banner.tsx';
import { useIsLost } from './use-is-lost.ts';
import { type ChairAsking, useJoining } from './use-joining.ts';
import { useServerNow } from './use-server-now.ts';

interface BannersProps {
  readonly company: OnlineTable;
  /** Goes to the table where the same people meet again. */
  readonly onAgain: () => void;
}

/** What the table asks of its people, above the board: one thing at a time. Without a connection nobody can answer. */
export function Banners(props: BannersProps) {
  const isLost = useIsLost(props.company.state);
  return <div className="banners">{isLost ? <LostBanner /> : <Foremost {...props} />}</div>;
}

function Foremost({ company, onAgain }: BannersProps) {
  const { state } = company;
  const now = useServerNow(state);
  const joining = useJoining(company);
  const [missing, away, free] = [missingFor(state, now), awayFor(state, now), freeChairFor(state)];
  const { request, table } = state;
  switch (foremost(state, now)) {
    case 'request':
      // What passes by itself floats: the board stays where it is.
      return (
        <>
          {away && <AwayBanner company={company} missing={away} />}
          <div className="banners-floating">
            {request && (
              <RequestBanner
                key={request.id}
                company={company}
                request={request}
                onWithdraw={withdrawal(company, joining)}
              />
            )}
          </div>
        </>
      );
    case 'over':
      return <OverBanner company={company} onAgain={onAgain} />;
    case 'otherRules':
      return <OtherRulesBanner table={table} />;
    case 'standIn':
      return <StandInBanner company={company} />;
    case 'missing':
      return missing && <MissingBanner company={company} missing={missing} />;
    case 'away':
      return (
        <>
          {isStoodInFor(state) && <StandInBanner company={company} />}
          {away && <AwayBanner company={company} missing={away} />}
        </>
      );
    case 'join':
      return free && <JoinBanner company={company} free={free} onJoin={() => joining.ask(free.seat)} />;
    default:
      return null;
  }
}

/** How this page takes back what it has asked for; a chair is asked for by those who look on. */
function withdrawal(
  { state: { request, viewer }, online }: OnlineTable,
  joining: ChairAsking,
): (() => void) | undefined {
  if (request === null || request.by !== viewer) return undefined;
  if (viewer === 'spectator') return joining.request === request.id ? joining.withdraw : undefined;
  return () => online.withdraw(request.id);
}

/** The rules have changed too much since the match began: it can be looked at, and ended. */
export function OtherRulesBanner({ table: { otherRules } }: { readonly table: Pick<TableInfo, 'otherRules'> }) {
  const t = useTranslations('consent');
  return otherRules ? <Banner text={t('otherRules', otherRules)} /> : null;
}

function StandInBanner({ company }: { readonly company: OnlineTable }) {
  const t = useTranslations('consent');
  return (
    <Banner text={t('standIn')}>
      <BannerButton label={useTranslations('stuck')('takeBack')} rank="main" onClick={company.online.comeBack} />
    </Banner>
  );
}
