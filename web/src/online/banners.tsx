import { useSettings } from '@haven/ui-kit';
import type { Request, TableInfo } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { Banner, nameOf } from './banner.tsx';
import { type Company, isOver, isPersons, isStoodInFor, resignerOf } from './company.ts';
import { JoinBanner } from './join-banner.tsx';
import { MissingBanner } from './missing-banner.tsx';
import { clockFace } from './time-left.ts';
import { useServerNow } from './use-server-now.ts';

interface BannersProps {
  readonly company: Company;
  /** Goes to the table where the same people meet again. */
  readonly onAgain: () => void;
}

/** What the table asks of its people, in one line each, above the board. */
export function Banners({ company, onAgain }: BannersProps) {
  const { state } = company;
  const { table, request } = state;
  return (
    <div className="banners">
      {/* What passes by itself floats: the board stays where it is. */}
      <div className="banners-floating">{request && <RequestBanner {...{ company, request }} />}</div>
      <OtherRulesBanner table={table} />
      {!request && <MissingBanner company={company} />}
      {isStoodInFor(state) && <StandInBanner company={company} />}
      <JoinBanner company={company} />
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
  const name = by === 'spectator' ? '' : nameOf(company, by);
  const isMine = useIsMine({ company, request });
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

/** Whoever looks on has no seat to be known by, but a name: it was asked for before. */
function useIsMine({ company, request: { by, proposal } }: AskedProps): boolean {
  const nickname = useSettings((settings) => settings.nickname).trim();
  const { viewer } = company.state;
  return by === viewer && (proposal.what !== 'join' || (nickname !== '' && proposal.name === nickname));
}

function StandInBanner({ company }: { readonly company: Company }) {
  const t = useTranslations('consent');
  return (
    <Banner text={t('standIn')}>
      <button type="button" className="button button-small button-main" onClick={company.online.comeBack}>
        {useTranslations('stuck')('takeBack')}
      </button>
    </Banner>
  );
}

/** The result belongs to those who played it: it is told where a bot helped out. */
function HelpBanner({ company }: { readonly company: Company }) {
  const t = useTranslations('consent');
  const words = useTranslations('stuck');
  const { chairs, annals = [] } = company.state.table;
  const joined = annals.filter(({ what }) => what === 'joined');
  const helped = chairs.flatMap(({ seat, name, played }) => {
    const isNewcomer = joined.some((annal) => annal.seat === seat);
    if (name === '' || isNewcomer || !played?.byBot) return [];
    return [{ seat, bot: played.byBot, all: played.byBot + played.byPerson }];
  });
  return (
    <>
      {joined.map(({ seat, name, entries }) => (
        <Banner key={`${seat} ${entries}`} text={words('joined', { name: name || nameOf(company, seat), entries })} />
      ))}
      {helped.map(({ seat, bot, all }) => (
        <Banner key={seat} text={t('helped', { name: nameOf(company, seat), count: bot, all })} />
      ))}
    </>
  );
}

/** After the end: whoever asks first sets the next table, all others join it. */
function AgainBanner({ company, onAgain }: BannersProps) {
  const t = useTranslations('consent');
  const { table, viewer } = company.state;
  const isAsked = table.rematch !== undefined;
  const endWords = useEndWords(company);
  if (!isAsked && table.phase !== 'ended') return null;
  return (
    <Banner text={isAsked ? t('rematch') : endWords}>
      {viewer !== 'spectator' && (
        <button type="button" className="button button-small button-main" onClick={onAgain}>
          {t(isAsked ? 'meet' : 'again')}
        </button>
      )}
    </Banner>
  );
}

/** How a match came to its end that was not played to it. */
function useEndWords(company: Company): string {
  const t = useTranslations('consent');
  const words = useTranslations('stuck');
  const { table } = company.state;
  const loser = resignerOf(table);
  if (loser === undefined) return t('ended');
  const winner = table.chairs.find((chair) => chair.seat !== loser && isPersons(chair));
  const name = nameOf(company, loser);
  return winner ? words('won', { name, winner: nameOf(company, winner.seat) }) : words('lost', { name });
}
