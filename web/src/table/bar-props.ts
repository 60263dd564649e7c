import type { Receipt } from '@haven/kit';
import type { KeyDeed } from '@haven/ui-kit';
import type { HintState } from '../hint/use-hint.ts';
import type { OnlineTable } from '../online/online-table.ts';
import type { MatchPlace } from '../replays/replay.ts';
import type { DrawerState } from './use-drawer.ts';
import type { ResultState } from './use-result.ts';
import type { TableInHand } from './use-table.ts';

export interface BarProps {
  readonly game: string;
  readonly title: string;
  readonly place: MatchPlace;
  readonly hand: TableInHand;
  readonly drawer: DrawerState;
  readonly result: ResultState;
  /** Others at this table, if they are far away. */
  readonly company: OnlineTable | undefined;
  /** What this browser kept of the match, once it is over. */
  readonly receipt: Receipt | undefined;
  /** Those that this game adds. */
  readonly keys: readonly KeyDeed[];
  readonly unread: number;
  readonly isWatching: boolean;
  readonly onAgain: () => void;
  readonly hint: HintState | undefined;
  /** What becomes of hints when the menu is asked; left out where there are none to be had. */
  readonly hintSwitch: 'on' | 'off' | undefined;
}
