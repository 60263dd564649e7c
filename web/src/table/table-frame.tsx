import type { GameTypes, Seen } from '@haven/kit';
import { type GameUi, type Language, type SeatInfo, type TableProps, useSettings } from '@haven/ui-kit';
import { useTranslations } from 'use-intl';
import type { OpenTable } from '../tables/open-table.ts';
import type { Place } from '../tables/story.ts';
import { Toasts } from '../toasts.tsx';
import { useGameTitle } from '../use-game-title.ts';
import { useTitle } from '../use-title.ts';
import { Waiting } from '../waiting.tsx';
import { MotionWish } from './motion-wish.tsx';
import './table.css';
import { Announcer } from './announcer.tsx';
import { Drawer } from './drawer.tsx';
import { HandOver } from './hand-over.tsx';
import { namedSeats } from './named-seats.ts';
import { TableBar } from './table-bar.tsx';
import { logOf } from './table-state.ts';
import { useBeginning } from './use-beginning.ts';
import { useConnectionToasts } from './use-connection-toasts.ts';
import { useCover } from './use-cover.ts';
import { useDrawer } from './use-drawer.ts';
import { useRefusalToast } from './use-refusal-toast.ts';
import { useResult } from './use-result.ts';
import { type TableInHand, useTable } from './use-table.ts';

interface FrameProps {
  readonly table: OpenTable;
  readonly ui: GameUi<GameTypes>;
  readonly place: Place;
}

/** One thin bar, the game's board, and the drawer with log and rules. */
export function TableFrame({ table, ui, place }: FrameProps) {
  const language = useSettings((settings) => settings.language);
  const t = useTranslations('table');
  const hand = useTable(table);
  const drawer = useDrawer();
  const result = useResult(hand.seen, place);
  const begin = useBeginning();
  const { game, setting } = table;
  const again = () => begin({ kind: place.kind, game, setting });
  const seats = namedSeats(ui, setting.seats, language);
  const cover = useCover(hand.chair);
  const title = useGameTitle(game);
  useTitle(t('title', { game: title }));
  useConnectionToasts(hand.connection);
  useRefusalToast({ ui, language, refusal: hand.refusal }, drawer.showRule);
  if (cover !== null) return <HandOver {...{ title, hand }} seat={cover} name={seats[cover]?.name ?? ''} />;
  if (!hasSeen(hand)) return <Waiting />;

  const shown = shownTo(hand, seats, language);
  const told = { viewer: hand.chair.viewer, seats };
  return (
    <div
      className="table-frame"
      data-drawer={drawer.isOpen ? 'open' : 'shut'}
      data-seq={shown.seen.seq}
      data-result={result.isShown ? 'shown' : 'hidden'}
    >
      <TableBar {...{ title, place, hand, drawer, result }} isWatching={told.viewer === 'spectator'} onAgain={again} />
      <main className="board-area" id="content">
        <h2 className="visually-hidden">{t('board')}</h2>
        <MotionWish>
          {result.isShown && <ui.Result {...shown} history={result.history} onAgain={again} />}
          {!result.isShown && !result.isComing && <ui.Table {...shown} />}
        </MotionWish>
      </main>
      <Drawer drawer={drawer} log={logOf(hand.told)} ui={ui} language={language} told={told} />
      <Announcer news={hand.fresh} ui={ui} language={language} told={told} />
      <Toasts />
    </div>
  );
}

type SeenInHand = TableInHand & { readonly seen: Seen<GameTypes> };

function hasSeen(hand: TableInHand): hand is SeenInHand {
  return hand.seen !== null;
}

/** What the game's own screen is handed. */
function shownTo(hand: SeenInHand, seats: readonly SeatInfo[], language: Language): TableProps<GameTypes> {
  const { seen, fresh, refusal, waiting, connection, aids, play, undo, aided } = hand;
  const { viewer } = hand.chair;
  const isReachable = connection === 'here' || connection === 'live';
  const idle = waiting || !isReachable || viewer === 'spectator';
  return { viewer, seats, language, seen, news: fresh, refusal, idle, play, undo, aided, aids };
}
