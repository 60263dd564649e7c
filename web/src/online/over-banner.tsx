import { useTranslations } from 'use-intl';
import { Banner, BannerButton, nameOf } from './banner.tsx';
import { isPersons, type OnlineTable, resignerOf } from './online-table.ts';

interface OverProps {
  readonly company: OnlineTable;
  /** Goes to the table where the same people meet again. */
  readonly onAgain: () => void;
}

/** After the end: how it came, whose moves were a bot's, and the way to the next table, set by whoever asks first. */
export function OverBanner({ company, onAgain }: OverProps) {
  const t = useTranslations('consent');
  const { table, viewer } = company.state;
  const isAsked = table.rematch !== undefined;
  const told = [...useEndWords(company), ...(isAsked ? [t('rematch')] : [])];
  const help = useHelpWords(company);
  if (told.length + help.length === 0) return null;
  const [text, more] = told.length === 0 && help.length === 1 ? [help, []] : [told, help];
  return (
    <Banner text={text.join(' ')}>
      {more.length > 0 && <Help lines={more} />}
      {viewer !== 'spectator' && told.length > 0 && (
        <BannerButton label={t(isAsked ? 'meet' : 'again')} rank="main" onClick={onAgain} />
      )}
    </Banner>
  );
}

function Help({ lines }: { readonly lines: readonly string[] }) {
  return (
    <details className="banner-more">
      <summary>{useTranslations('stuck')('helpTitle')}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}

/** How a match came to its end that was not played to it. */
function useEndWords(company: OnlineTable): string[] {
  const t = useTranslations('consent');
  const words = useTranslations('stuck');
  const { table } = company.state;
  if (table.phase !== 'ended') return [];
  const loser = resignerOf(table);
  if (loser === undefined) return [t('ended')];
  const winner = table.chairs.find((chair) => chair.seat !== loser && isPersons(chair));
  const name = nameOf(company, loser);
  return [winner ? words('won', { name, winner: nameOf(company, winner.seat) }) : words('lost', { name })];
}

/** The result belongs to those who played it: it is told where a bot helped out. */
function useHelpWords(company: OnlineTable): string[] {
  const t = useTranslations('consent');
  const words = useTranslations('stuck');
  const { chairs, annals = [] } = company.state.table;
  const joined = annals.filter(({ what }) => what === 'joined');
  const helped = chairs.flatMap(({ seat, name, played }) => {
    const isNewcomer = joined.some((annal) => annal.seat === seat);
    if (name === '' || isNewcomer || !played?.byBot) return [];
    return [t('helped', { name: nameOf(company, seat), count: played.byBot, all: played.byBot + played.byPerson })];
  });
  return [
    ...joined.map(({ seat, name, entries }) => words('joined', { name: name || nameOf(company, seat), entries })),
    ...helped,
  ];
}
