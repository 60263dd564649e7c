import { BookOpen, ScrollText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DrawerState, Tab } from './use-drawer.ts';

const ICONS = { rules: BookOpen, log: ScrollText } as const satisfies Record<Tab, unknown>;

export function DrawerButton({ tab, drawer }: { readonly tab: Tab; readonly drawer: DrawerState }) {
  const t = useTranslations('table');
  const Icon = ICONS[tab];
  const isShown = drawer.isOpen && drawer.tab === tab;
  return (
    <button
      type="button"
      className="bar-button"
      data-tab={tab}
      aria-label={t(tab)}
      aria-expanded={isShown}
      onClick={() => (isShown ? drawer.close() : drawer.open(tab))}
    >
      <Icon aria-hidden="true" />
      <span className="bar-label">{t(tab)}</span>
    </button>
  );
}
