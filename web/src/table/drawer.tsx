import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import type { GameTypes } from '@haven/kit';
import type { GameUi, Language, Told } from '@haven/ui-kit';
import { BookOpen, MessageCircle, ScrollText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEscapeIn } from '../beside/use-escape.ts';
import { RulesReference } from '../rules/rules-reference.tsx';
import { Log, type Why } from './log.tsx';
import type { LogGroup } from './table-state.ts';
import { type DrawerState, TABS, type Tab } from './use-drawer.ts';

interface DrawerProps {
  readonly drawer: DrawerState;
  readonly log: readonly LogGroup[];
  /** The match is another ending of one, from this move on. */
  readonly branch?: number;
  readonly ui: GameUi<GameTypes>;
  readonly language: Language;
  readonly told: Told<GameTypes>;
  /** Only where there is somebody to talk to. */
  readonly chat?: ReactNode;
  readonly why?: Why | undefined;
}

/** Beside the board where there is room, a sheet from below where there is not. */
export function Drawer(props: DrawerProps) {
  const t = useTranslations('table');
  const { isWide, isOpen, tab, close } = props.drawer;
  const putAway = () => {
    close();
    document.querySelector<HTMLElement>(buttonOf(tab))?.focus();
  };
  useEscapeIn(`.drawer, ${buttonOf(tab)}`, isWide && isOpen ? putAway : undefined);
  if (isWide) {
    return (
      <aside className="drawer" aria-label={t('drawer')} hidden={!isOpen}>
        <h2 className="visually-hidden">{t('drawer')}</h2>
        <DrawerTabs {...props} />
      </aside>
    );
  }
  return isOpen ? <Sheet {...props} /> : null;
}

/** Where it was called, and where who has put it away goes on. */
const buttonOf = (tab: Tab) => `.bar-button[data-tab="${tab}"]`;

function Sheet(props: DrawerProps) {
  const t = useTranslations('table');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || props.drawer.close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="sheet">
          <Dialog.Title className="visually-hidden">{t('drawer')}</Dialog.Title>
          <DrawerTabs {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const ICONS = { log: ScrollText, rules: BookOpen, chat: MessageCircle } as const satisfies Record<Tab, unknown>;

function DrawerTabs({ drawer, log, branch, ui, language, told, chat, why }: DrawerProps) {
  const t = useTranslations('table');
  const close = useTranslations('app')('close');
  return (
    <Tabs.Root className="drawer-tabs" value={drawer.tab} onValueChange={(tab: Tab) => drawer.open(tab)}>
      <div className="drawer-head">
        <Tabs.List className="tab-list">
          {TABS.filter((tab) => tab !== 'chat' || chat !== undefined).map((tab) => (
            <TabButton key={tab} tab={tab} label={t(tab)} isTight={chat !== undefined} />
          ))}
        </Tabs.List>
        <button type="button" className="icon-button" aria-label={close} onClick={drawer.close}>
          <X aria-hidden="true" />
        </button>
      </div>
      <Tabs.Panel className="tab-panel" value="log">
        <Log groups={log} branch={branch} ui={ui} language={language} told={told} why={why} />
      </Tabs.Panel>
      <Tabs.Panel className="tab-panel" value="rules">
        <RulesReference ui={ui} language={language} told={told} search={drawer.search} onSearch={drawer.lookFor} />
      </Tabs.Panel>
      {chat !== undefined && (
        <Tabs.Panel className="tab-panel" value="chat">
          {chat}
        </Tabs.Panel>
      )}
    </Tabs.Root>
  );
}

interface TabButtonProps {
  readonly tab: Tab;
  readonly label: string;
  /** Three of them have no room for signs. */
  readonly isTight: boolean;
}

function TabButton({ tab, label, isTight }: TabButtonProps) {
  const Icon = ICONS[tab];
  return (
    <Tabs.Tab className={isTight ? 'tab tab-tight' : 'tab'} value={tab}>
      {!isTight && <Icon aria-hidden="true" />}
      {label}
    </Tabs.Tab>
  );
}
