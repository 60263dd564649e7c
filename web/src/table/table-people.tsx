import { useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';
import { Banners, OtherRulesBanner } from '../online/banners.tsx';
import { LastCall } from '../online/last-call.tsx';
import { LostBanner } from '../online/lost-banner.tsx';
import { People } from '../online/people.tsx';
import { useIsLost } from '../online/use-is-lost.ts';
import { Toasts } from '../parts/toasts.tsx';
import '../online/people.css';
import type { TableFrameState } from './use-frame.ts';

/** The others and what they want of one. */
export function TablePeople({ frame: { state, company, talk, again } }: { readonly frame: TableFrameState }) {
  const t = useTranslations('table');
  if (company === undefined) return state ? <Alone state={state} /> : null;
  return (
    <aside className="table-people" aria-label={t('people')}>
      <People company={company} lines={talk.lines} />
      <LastCall company={company} />
      <Banners company={company} onAgain={again} />
      <Toasts />
    </aside>
  );
}

/** Whoever plays alone on the server has no company, but a connection and rules. */
function Alone({ state }: { readonly state: OnlineState }) {
  const t = useTranslations('table');
  const isLost = useIsLost(state);
  if (!isLost && state.table.otherRules === undefined) return null;
  return (
    <aside className="table-people" aria-label={t('people')}>
      {isLost ? <LostBanner /> : <OtherRulesBanner table={state.table} />}
    </aside>
  );
}
