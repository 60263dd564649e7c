import { Menu } from '@base-ui/react/menu';
import { lessonsOf } from '@haven/games/lessons';
import type { Receipt } from '@haven/kit';
import { hasOnlyFingers } from '@haven/ui-kit';
import { EllipsisVertical } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useReceiptDeeds } from '../fair/use-receipt-deeds.ts';
import { turnHints } from '../hint/hints-allowed.ts';
import { CompanyItems } from '../online/company-items.tsx';
import { EndDialog } from '../online/end-dialog.tsx';
import { isOver, type OnlineTable } from '../online/online-table.ts';
import { ResignDialog } from '../online/resign-dialog.tsx';
import { MenuItem } from '../parts/menu-item.tsx';
import { copyLink } from '../share/copy-link.ts';
import type { BarProps } from './bar-props.ts';
import '../parts/menu.css';

type MenuProps = Pick<BarProps, 'game' | 'place' | 'result' | 'company' | 'receipt' | 'onAgain' | 'hintSwitch'> & {
  readonly onSettings: () => void;
  readonly onKeys: () => void;
};

export function TableMenu(props: MenuProps) {
  const t = useTranslations('table');
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<'end' | 'resign'>();
  const close = () => setAsked(undefined);
  const { company } = props;
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger className="icon-button" aria-label={t('menu')}>
        <EllipsisVertical aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="menu-layer">
          <Menu.Popup className="menu">
            <Items {...props} onEnd={() => setAsked('end')} onResign={() => setAsked('resign')} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
      {asked === 'end' && company && <EndDialog company={company} onClose={close} />}
      {asked === 'resign' && company && <ResignDialog company={company} onClose={close} />}
    </Menu.Root>
  );
}

type ItemsProps = MenuProps & Pick<ComponentProps<typeof CompanyItems>, 'onEnd' | 'onResign'>;

/** As things stood when the menu was opened: nothing moves under the finger. */
function Items(props: ItemsProps) {
  const [items] = useState(props);
  const { game, place, result, company, receipt, onAgain, hintSwitch, onSettings, onKeys, onEnd, onResign } = items;
  const hint = useTranslations('hint');
  const settings = useTranslations('settings');
  const keys = useTranslations('keys');
  const story = useTranslations('story');
  const learn = useTranslations('learn');
  const t = useTranslations('table');
  const isPast = result.isOver || (company !== undefined && isOver(company.state));
  const share = () =>
    copyLink(`/table/${place.id}`, { copied: t('copied'), failed: (link) => t('copyFailed', { link }) });
  return (
    <>
      {company ? (
        <CompanyItems company={company} onAgain={onAgain} onEnd={onEnd} onResign={onResign} />
      ) : (
        <MenuItem label={t('newRun')} onClick={onAgain} />
      )}
      {isPast && <MenuLink href={`/replay/${place.kind}/${place.id}`} label={t('replay')} />}
      {isPast && <MenuLink href={`/verify/${place.kind}/${place.id}`} label={story('check')} />}
      {receipt && <ReceiptItems receipt={receipt} />}
      {place.kind === 'table' && <MenuItem label={t('share')} onClick={share} />}
      {hintSwitch && <MenuItem label={hint(hintSwitch)} onClick={() => turnHints(place.id, hintSwitch)} />}
      {lessonsOf(game) && <MenuLink href={`/learn/${game}`} label={learn('link')} />}
      <MenuItem label={settings('title')} onClick={onSettings} />
      {!hasOnlyFingers() && <MenuItem label={keys('title')} onClick={onKeys} />}
      <MenuLink href="/" label={t('leave')} />
      <p className="menu-note">{useSavedWords(company)}</p>
    </>
  );
}

/** What becomes of one's chair when this page is closed. */
function useSavedWords(company: OnlineTable | undefined): string {
  const t = useTranslations('table');
  const { table, viewer } = company?.state ?? {};
  if (table === undefined || viewer === 'spectator' || table.phase !== 'playing') return t('saved');
  switch (table.clock.kind) {
    case 'live':
      return t(table.timeout === 'bot' ? 'savedBot' : 'savedVote');
    case 'none':
      return t('savedAlone');
    case 'days':
      return t('saved');
    default:
      return table.clock satisfies never;
  }
}

function ReceiptItems({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations('receipt');
  const { save, share } = useReceiptDeeds(receipt);
  return (
    <>
      <MenuItem label={t('save')} onClick={save} />
      <MenuItem label={t('link')} onClick={share} />
    </>
  );
}

function MenuLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Menu.Item className="menu-item" render={<Link href={href} />}>
      {label}
    </Menu.Item>
  );
}
