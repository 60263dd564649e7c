import { Menu } from '@base-ui/react/menu';
import type { Chair } from '@haven/wire';
import { EllipsisVertical } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ChairWishes } from './use-chairs.ts';

interface ChairMenuProps {
  readonly chair: Chair;
  readonly name: string;
  readonly wishes: ChairWishes;
}

/** What the host may do about somebody at the table. */
export function ChairMenu({ chair, name, wishes }: ChairMenuProps) {
  const t = useTranslations('room');
  const { seat, isOnline } = chair;
  const item = (word: 'handOn' | 'sendAway' | 'turnOut', run: () => void) => (
    <Menu.Item className="menu-item" onClick={run}>
      {t(word)}
    </Menu.Item>
  );
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" disabled={wishes.isBusy} aria-label={t('about', { name })}>
        <EllipsisVertical aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="menu-layer">
          <Menu.Popup className="menu">
            {item('handOn', () => wishes.handOn(seat))}
            {!isOnline && item('sendAway', () => wishes.free(seat))}
            {item('turnOut', () => wishes.sendAway(seat))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
