import type { Seat } from '@haven/kit';
import type { Request, TableInfo } from '@haven/wire';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Company, isOver } from './company.ts';
import { clockFace, isOut, timeLeft } from './time-left.ts';
import { useServerNow } from './use-server-now.ts';

interface BannersProps {
  readonly company: Company;
  /** Goes to the table where the same people meet again. */
  readonly onAgain: () => void;
}

/** What the table asks of its people, in one line each, above the board. */
export function Banners({ company, onAgain }: BannersProps) {
  const { state } = company;
  const { table, viewer, request } = state;
  const isMineAway = viewer !== 'spectator' && table.chairs[viewer]?.isStandIn === true;
  return (
    <div className="banners">
      {/* What passes by itself floats: the board stays where it is. */}
      <div className="banners-floating">
        {request ? <RequestBanner {...{ company, request }} /> : <LateBanner company={company} />}
      </div>
      <OtherRulesBanner table={table} />
      {isMineAway && !isOver(state) && <StandInBanner company={company} />}
      {isOver(state) && <HelpBanner company={company} />}
      {isOver(state) && <AgainBanner {...{ company, onAgain }} />}
    </div>
  );
}

/** The rules have changed too much since the match began: it can be looked at, and ended. */
export function OtherRulesBanner({ table: { otherRules } }: { readonly table: Pick<TableInfo, 'otherRules'> }) {
  const t = useTranslations('consent');
  return otherRules ? <Banner text={t('otherRules', otherRules)} /> : null;
}

function Banner({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="banner" role="status">
      <p>{text}</p>
      {children && <div className="banner-acts">{children}</div>}
    </div>
  );
}

interface AskedProps {
  readonly company: Company;
  readonly request: Request;
}

function RequestBanner({ company, request }: AskedProps) {
  const t = useTranslations('consent');
  const { state, online } = company;
  const now = useServerNow(state);
  const isAsked = request.missing.some((seat) => seat === state.viewer);
  const left = clockFace(Math.max(0, request.expires - now));
  const names = request.missing.map((seat) => nameOf(company, seat)).join(', ');
  return (
    <Banner text={useRequestText({ company, request })}>
      <span className="banner-time">{left}</span>
      {isAsked ? (
        <>
          <button
            type="button"
            className="button button-small button-main"
            onClick={() => online.vote(request.id, true)}
          >
            {t('yes')}
          </button>
          <button type="button" className="button button-small" onClick={() => online.vote(request.id, false)}>
            {t('no')}
          </button>
        </>
      ) : (
        <span className="banner-note">{t('waiting', { names })}</span>
      )}
    </Banner>
  );
}

function useRequestText({ company, request }: AskedProps): string {
  const t = useTranslations('consent');
  const { proposal, by } = request;
  const name = nameOf(company, by);
  switch (proposal.what) {
    case 'undo':
      return t('undo', { name, count: proposal.moves });
    case 'abandon':
      return t('abandon', { name });
    case 'bot':
      return t('bot', { name, late: nameOf(company, proposal.seat) });
    default:
      return proposal satisfies never;
  }
}

function nameOf({ seats }: Company, seat: Seat): string {
  return seats[seat]?.name ?? '';
}

/** Where the table votes about somebody who is late, anybody else may ask for a bot. */
function LateBanner({ company }: { readonly company: Company }) {
  const t = useTranslations('consent');
  const { state, online } = company;
  const { table, viewer } = state;
  const now = useServerNow(state);
  const late = table.clocks.find((clock) => {
    const left = timeLeft(table.clock, clock, now);
    return left && isOut(left) && clock.seat !== viewer && table.chairs[clock.seat]?.kind === 'human';
  });
  if (late === undefined || table.timeout !== 'vote' || viewer === 'spectator' || isOver(state)) return null;
  const { seat } = late;
  return (
    <Banner text={t('late', { name: nameOf(company, seat) })}>
      <button type="button" className="button button-small" onClick={() => online.propose({ what: 'bot', seat })}>
        {t('askBot')}
      </button>
    </Banner>
  );
}

function StandInBanner({ company }: { readonly company: Company }) {
  const t = useTranslations('consent');
  return (
    <Banner text={t('standIn')}>
      <button type="button" className="button button-small button-main" onClick={company.online.comeBack}>
        {t('takeOver')}
      </button>
    </Banner>
  );
}

/** The result belongs to those who played it: it is told where a bot helped out. */
function HelpBanner({ company }: { readonly company: Company }) {
  const t = useTranslations('consent');
  const helped = company.state.table.chairs.flatMap(({ seat, name, played }) =>
    name === '' || !played?.byBot ? [] : [{ seat, bot: played.byBot, all: played.byBot + played.byPerson }],
  );
  return helped.map(({ seat, bot, all }) => (
    <Banner key={seat} text={t('helped', { name: nameOf(company, seat), count: bot, all })} />
  ));
}

/** After the end: whoever asks first sets the next table, all others join it. */
function AgainBanner({ company, onAgain }: BannersProps) {
  const t = useTranslations('consent');
  const { table, viewer } = company.state;
  const isAsked = table.rematch !== undefined;
  if (!isAsked && table.phase !== 'ended') return null;
  return (
    <Banner text={t(isAsked ? 'rematch' : 'ended')}>
      {viewer !== 'spectator' && (
        <button type="button" className="button button-small button-main" onClick={onAgain}>
          {t(isAsked ? 'join' : 'again')}
        </button>
      )}
    </Banner>
  );
}
