import { listed } from '@haven/text-kit';
import { useSettings } from '@haven/ui-kit';
import { useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';

/** Who has come by the link and has not sat down: those at the table need not wonder whether the friend got it. */
export function Visitors({ state: { table } }: { readonly state: OnlineState }) {
  const t = useTranslations('gathering');
  const language = useSettings((settings) => settings.language);
  const { visitors = [] } = table;
  if (visitors.length === 0) return null;
  const named = visitors.filter((name) => name !== '');
  const nameless = visitors.length - named.length;
  const who = nameless > 0 ? [...named, t('nameless', { count: nameless })] : named;
  return (
    <p className="room-hint" role="status">
      {t('looksIn', { names: listed(language, who) })}
    </p>
  );
}
