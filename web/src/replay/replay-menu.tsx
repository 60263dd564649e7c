import { Menu } from '@base-ui/react/menu';
import { isReviewed } from '@haven/games/levels';
import type { Seat } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import { EllipsisVertical } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { say } from '../parts/toasts.tsx';
import { addressOf } from '../replays/addresses.ts';
import type { Replay } from '../replays/replay.ts';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { copyLink } from '../share/copy-link.ts';
import { saveText } from '../share/save-text.ts';
import '../parts/menu.css';

interface MenuProps {
  readonly replay: Replay;
  readonly source: ReplaySource;
  readonly move: number;
  /** With a name each. */
  readonly seats: readonly SeatInfo[];
  /** There is something left to play from here. */
  readonly isPlayable: boolean;
}

/** What else one can do with a match than watch it. */
export function ReplayMenu(props: MenuProps) {
  const t = useTranslations('story');
  const { replay } = props;
  const { save, share, playOn } = useDeeds(props);
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" aria-label={t('menu')}>
        <EllipsisVertical aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="menu-layer">
          <Menu.Popup className="menu">
            {isReviewable(replay) && (
              <Menu.Item className="menu-item" render={<Link href={addressOf('review', props.source)} />}>
                {t('review')}
              </Menu.Item>
            )}
            <Item label={t('save')} onClick={() => void save()} />
            {/* An address has room for the moves alone: only the rules that made them know what came of them. */}
            {replay.head.rules === 'ours' && <Item label={t('link')} onClick={() => void share()} />}
            <Menu.Item className="menu-item" render={<Link href={checkOf(props.source)} />}>
              {t('check')}
            </Menu.Item>
            {props.isPlayable &&
              props.seats.map(({ name }, seat) => (
                <Item
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  key={seat}
                  label={name ? t('playOnAs', { name }) : t('playOn')}
                  onClick={() => void playOn(seat)}
                />
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Only the rules that made a match know what else could have come of it. */
function isReviewable({ head: { game, outcome, rules } }: Replay): boolean {
  return isReviewed(game) && outcome !== undefined && rules === 'ours';
}

function Item({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Menu.Item className="menu-item" onClick={onClick}>
      {label}
    </Menu.Item>
  );
}

function checkOf({ kind, id }: ReplaySource): string {
  return kind === 'shared' ? `/verify/shared#${id}` : `/verify/${kind}/${id}`;
}

function useDeeds({ replay, move }: MenuProps) {
  const t = useTranslations('story');
  const words = useTranslations('table');
  const failed = () => say({ text: t('failed'), mood: 'bad', about: 'story' });
  const save = () => replay.write().then((text) => saveText(`${replay.head.game}.haven.json`, text), failed);
  const offerFile = () => {
    const action = { label: t('save'), onClick: () => void save() };
    say({ text: t('linkTooLong'), mood: 'plain', about: 'story', stays: true, action });
  };
  const share = () =>
    replay.pack().then((packed) => {
      if (packed === undefined) return offerFile();
      const told = { copied: words('copied'), failed: (link: string) => words('copyFailed', { link }) };
      copyLink(`/replay/shared?move=${move}#${packed}`, told);
    }, failed);
  const playOn = (seat: Seat) =>
    replay.branch(move, seat).then((run) => {
      say({ text: t('branched'), mood: 'good', about: 'story' });
      navigate(`/run/${run}`);
    }, failed);
  return { save, share, playOn };
}
