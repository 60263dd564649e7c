import { Menu } from '@base-ui/react/menu';
import { ChevronLeft, EllipsisVertical, Trophy, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { LazySettings, SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';
import type { Place } from '../tables/story.ts';
import { ConnectionSign } from './connection-sign.tsx';
import { copyLink } from './copy-link.ts';
import { DrawerButton } from './drawer-button.tsx';
import type { DrawerState } from './use-drawer.ts';
import type { ResultState } from './use-result.ts';
import type { TableInHand } from './use-table.ts';

interface BarProps {
  readonly title: string;
  readonly place: Place;
  readonly hand: TableInHand;
  readonly drawer: DrawerState;
  readonly result: ResultState;
  readonly isWatching: boolean;
  readonly onAgain: () => void;
}

export function TableBar(props: BarProps) {
  const { title, hand, drawer, result, isWatching } = props;
  const t = useTranslations('table');
  const [isSettings, setSettings] = useState(false);
  return (
    <header className="bar">
      <HomeLink />
      <h1 className="bar-title">{title}</h1>
      <ConnectionSign connection={hand.connection} />
      {isWatching && <p className="badge">{t('watching')}</p>}
      <div className="bar-tools">
        {result.isOver && <ResultButton result={result} />}
        {!isWatching && <UndoButton hand={hand} />}
        <DrawerButton tab="rules" drawer={drawer} />
        <DrawerButton tab="log" drawer={drawer} />
        <SoundButton />
        <SettingsButton />
        <TableMenu {...props} onSettings={() => setSettings(true)} />
      </div>
      {isSettings && <LazySettings onClose={() => setSettings(false)} />}
    </header>
  );
}

function HomeLink() {
  const t = useTranslations('app');
  return (
    <Link className="icon-button" href="/" aria-label={t('home')}>
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}

function UndoButton({ hand }: { readonly hand: TableInHand }) {
  const t = useTranslations('table');
  const isPossible = hand.seen?.canUndo === true && !hand.waiting;
  return (
    <button
      type="button"
      className="bar-button"
      aria-label={t('undoLabel')}
      aria-disabled={!isPossible}
      onClick={() => isPossible && hand.undo()}
    >
      <Undo2 aria-hidden="true" />
      <span className="bar-label">{t('undo')}</span>
    </button>
  );
}

function ResultButton({ result }: { readonly result: ResultState }) {
  const t = useTranslations('table');
  const label = t(result.isShown ? 'backToTable' : 'showResult');
  return (
    <button type="button" className="bar-button bar-button-lit" aria-label={label} onClick={result.toggle}>
      <Trophy aria-hidden="true" />
      <span className="bar-label">{label}</span>
    </button>
  );
}

function TableMenu({ place, result, onAgain, onSettings }: BarProps & { readonly onSettings: () => void }) {
  const settings = useTranslations('settings');
  const t = useTranslations('table');
  const share = () =>
    copyLink(`/table/${place.id}`, { copied: t('copied'), failed: (link) => t('copyFailed', { link }) });
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" aria-label={t('menu')}>
        <EllipsisVertical aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end">
          <Menu.Popup className="menu">
            <Menu.Item className="menu-item" onClick={onAgain}>
              {t('newRun')}
            </Menu.Item>
            {result.isOver && <MenuLink href={`/replay/${place.kind}/${place.id}`} label={t('replay')} />}
            {place.kind === 'table' && (
              <Menu.Item className="menu-item" onClick={share}>
                {t('share')}
              </Menu.Item>
            )}
            <Menu.Item className="menu-item" onClick={onSettings}>
              {settings('title')}
            </Menu.Item>
            <MenuLink href="/" label={t('leave')} />
            <p className="menu-note">{t('saved')}</p>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function MenuLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Menu.Item className="menu-item" render={<Link href={href} />}>
      {label}
    </Menu.Item>
  );
}
