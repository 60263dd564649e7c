import type { GameTypes, Seen } from '@haven/kit';
import { type GameUi, type Language, type TableProps, useSettings } from '@haven/ui-kit';
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
import { TableBar } from './table-bar.tsx';
import { logOf } from './table-state.ts';
import { useBeginning } from './use-beginning.ts';
import { useConnectionToasts } from './use-connection-toasts.ts';
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
  const again = () => begin(place.kind, table.game);
  const title = useGameTitle(table.game);
  useTitle(t('title', { game: title }));
  useConnectionToasts(hand.connection);
  useRefusalToast({ ui, language, refusal: hand.refusal }, drawer.showRule);
  if (!hasSeen(hand)) return <Waiting />;

  const shown = shownTo(table, hand, language);
  return (
    <div
      className="table-frame"
      data-drawer={drawer.isOpen ? 'open' : 'shut'}
      data-seq={shown.seen.seq}
      data-result={result.isShown ? 'shown' : 'hidden'}
    >
      <TableBar {...{ title, place, hand, drawer, result }} isWatching={table.viewer === 'spectator'} onAgain={again} />
      <main className="board-area" id="content">
        <h2 className="visually-hidden">{t('board')}</h2>
        <MotionWish>
          {result.isShown && <ui.Result {...shown} history={result.history} onAgain={again} />}
          {!result.isShown && !result.isComing && <ui.Table {...shown} />}
        </MotionWish>
      </main>
      <Drawer drawer={drawer} log={logOf(hand.told)} ui={ui} language={language} />
      <Announcer news={hand.fresh} ui={ui} language={language} />
      <Toasts />
    </div>
  );
}

type SeenInHand = TableInHand & { readonly seen: Seen<GameTypes> };

function hasSeen(hand: TableInHand): hand is SeenInHand {
  return hand.seen !== null;
}

/** What the game's own screen is handed. */
function shownTo({ viewer }: OpenTable, hand: SeenInHand, language: Language): TableProps<GameTypes> {
  const { seen, fresh, refusal, waiting, connection, aids, play, undo, aided } = hand;
  const isReachable = connection === 'here' || connection === 'live';
  const idle = waiting || !isReachable || viewer === 'spectator';
  return { viewer, language, seen, news: fresh, refusal, idle, play, undo, aided, aids };
}
