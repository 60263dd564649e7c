import { useTranslations } from 'use-intl';
import type { Online } from '../links/open-table.ts';
import { Banners, OtherRulesBanner } from '../online/banners.tsx';
import { LastCall } from '../online/last-call.tsx';
import { People } from '../online/people.tsx';
import { useOnline } from '../online/use-online.ts';
import '../online/people.css';
import type { Frame } from './use-frame.ts';

/** The others and what they want of one. */
export function TablePeople({ frame: { table, company, talk, again } }: { readonly frame: Frame }) {
  const t = useTranslations('table');
  if (company === undefined) return <OtherRulesAlone online={table.online} />;
  return (
    <aside className="table-people" aria-label={t('people')}>
      <People company={company} lines={talk.lines} />
      <LastCall company={company} />
      <Banners company={company} onAgain={again} />
    </aside>
  );
}

/** Whoever plays alone has no company, but rules. */
function OtherRulesAlone({ online }: { readonly online: Online | undefined }) {
  const t = useTranslations('table');
  const state = useOnline(online);
  if (state?.table.otherRules === undefined) return null;
  return (
    <aside className="table-people" aria-label={t('people')}>
      <OtherRulesBanner table={state.table} />
    </aside>
  );
}
