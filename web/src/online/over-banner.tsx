import { useTranslations } from 'use-intl';
import { Banner, BannerButton } from './banner.tsx';
import { useHelpWords } from './ending-words.ts';
import type { OnlineTable } from './online-table.ts';

interface OverProps {
  readonly company: OnlineTable;
  /** Goes to the table where the same people meet again. */
  readonly onAgain: () => void;
}

/** After the end: whose moves were a bot's, and the way to the next table that somebody has set. */
export function OverBanner({ company, onAgain }: OverProps) {
  const t = useTranslations('consent');
  const { table, viewer } = company.state;
  const told = table.rematch === undefined ? [] : [t('rematch')];
  const helped = useHelpWords(company);
  // With a match that was stopped it stands below how things stood.
  const help = table.phase === 'ended' ? [] : helped;
  if (told.length + help.length === 0) return null;
  const [text, more] = told.length === 0 && help.length === 1 ? [help, []] : [told, help];
  return (
    <Banner text={text.join(' ')}>
      {more.length > 0 && <Help lines={more} />}
      {viewer !== 'spectator' && told.length > 0 && <BannerButton label={t('meet')} rank="main" onClick={onAgain} />}
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
