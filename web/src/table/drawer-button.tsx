import { BookOpen, MessageCircle, ScrollText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DrawerState, Tab } from './use-drawer.ts';

const ICONS = { rules: BookOpen, log: ScrollText, chat: MessageCircle } as const satisfies Record<Tab, unknown>;

interface DrawerButtonProps {
  readonly tab: Tab;
  readonly drawer: DrawerState;
  /** How much there is to read. */
  readonly unread?: number;
}

export function DrawerButton({ tab, drawer, unread = 0 }: DrawerButtonProps) {
  const t = useTranslations('table');
  const Icon = ICONS[tab];
  const isShown = drawer.isOpen && drawer.tab === tab;
  return (
    <button
      type="button"
      className="bar-button"
      data-tab={tab}
      aria-label={unread > 0 ? t('unread', { tab: t(tab), count: unread }) : t(tab)}
      aria-expanded={isShown}
      onClick={() => (isShown ? drawer.close() : drawer.open(tab))}
    >
      <Icon aria-hidden="true" />
      {unread > 0 && (
        <span className="unread" aria-hidden="true">
          {unread}
        </span>
      )}
      <span className="bar-label">{t(tab)}</span>
    </button>
  );
}
