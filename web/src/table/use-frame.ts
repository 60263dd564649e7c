import type { GameTypes, Viewer } from '@haven/kit';
import { type GameUi, type Progress, type SeatInfo, useSettings } from '@haven/ui-kit';
import type { ChatLine } from '@haven/wire';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type MatchProof, useProof } from '../fair/use-proof.ts';
import { type HintState, useHint } from '../hint/use-hint.ts';
import type { OnlineState } from '../links/online-state.ts';
import type { OpenTable } from '../links/open-table.ts';
import { useTurnNotice } from '../notices/use-turn-notice.ts';
import { heardOf, useMutes } from '../online/mutes.ts';
import { isOver, isStoodInFor, type OnlineTable, seatsOf } from '../online/online-table.ts';
import { useAnnalToasts } from '../online/use-annal-toasts.ts';
import { useComplaints } from '../online/use-complaint.ts';
import { useOnline } from '../online/use-online.ts';
import { useRematch } from '../online/use-rematch.ts';
import { useRequestToast } from '../online/use-request-toast.ts';
import { useRestoredToast } from '../online/use-restored-toast.ts';
import { useStandInToasts } from '../online/use-stand-in-toasts.ts';
import { useUnread } from '../online/use-unread.ts';
import type { MatchPlace } from '../replays/replay.ts';
import { useBeginning } from '../start/use-beginning.ts';
import { namedSeats } from '../words/named-seats.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import { useConnectionToasts } from './use-connection-toasts.ts';
import { type DrawerState, useDrawer } from './use-drawer.ts';
import { useInstead } from './use-instead.ts';
import { useRefusalToast } from './use-refusal-toast.ts';
import { type ResultState, useResult } from './use-result.ts';
import { type TableInHand, useTable } from './use-table.ts';

export interface FrameProps {
  readonly table: OpenTable;
  readonly ui: GameUi<GameTypes>;
  readonly place: MatchPlace;
}

/** What was said, and by whom one does not want to hear anything. */
interface TableTalk {
  readonly mutes: ReturnType<typeof useMutes>;
  readonly lines: readonly ChatLine[];
  readonly unread: number;
}

/** All that the parts around the board show. */
export interface TableFrameState extends FrameProps {
  readonly title: string;
  readonly hand: TableInHand;
  readonly drawer: DrawerState;
  readonly result: ResultState;
  /** Others at this table, if they are far away. */
  readonly company: OnlineTable | undefined;
  readonly state: OnlineState | undefined;
  readonly proof: MatchProof | undefined;
  readonly talk: TableTalk;
  readonly seats: readonly SeatInfo[];
  /** This seat is not asked: so it is told. */
  readonly instead: string | undefined;
  /** How far the film has come; undefined as long as none was shown. */
  readonly progress: Progress | undefined;
  readonly onProgress: (progress: Progress) => void;
  readonly again: () => void;
  /** Where one may ask for advice. */
  readonly hint: HintState | undefined;
}

export function useFrame({ table, ui, place }: FrameProps): TableFrameState {
  const language = useSettings((settings) => settings.language);
  const hand = useTable(table);
  const drawer = useDrawer(ui);
  const { progress, onProgress } = useProgress(hand);
  const company = useCompany(table, ui, hand);
  const state = useOnline(table.online);
  const isStopped = company?.state.table.phase === 'ended';
  const result = useResult({ seen: hand.seen, progress, isStopped }, place);
  const instead = useInstead(state);
  const proof = useProof(result.isOver || state?.table.phase === 'ended' ? place : undefined);
  const talk = useTalk(company, place, drawer.isOpen && drawer.tab === 'chat');
  const again = useAgain(table, place, company);
  const hint = useHint(table, place.id, hand);
  const title = useGameTitle(table.game);
  const seats = company?.seats ?? namedSeats(ui, table.setting.seats, language);
  useSigns(table, hand, company);
  useRefusalToast({ ui, language, refusal: hand.refusal }, drawer.showRule);
  const around = { company, state, proof, talk, seats, instead };
  return { table, ui, place, title, hand, drawer, result, ...around, progress, onProgress, again, hint };
}

/** Whoever sits down was shown nothing of it yet. */
function useProgress({ hotSeat: { viewer } }: TableInHand): Pick<TableFrameState, 'progress' | 'onProgress'> {
  const [told, setTold] = useState<{ readonly viewer: Viewer; readonly progress: Progress }>();
  const onProgress = useCallback((progress: Progress) => setTold({ viewer, progress }), [viewer]);
  return { progress: told?.viewer === viewer ? told.progress : undefined, onProgress };
}

/** Whatever has to be said besides the board: the turn, the connection, what was refused, what became of a request. */
function useSigns({ game, online }: OpenTable, hand: TableInHand, company: OnlineTable | undefined): void {
  const t = useTranslations('table');
  const title = useGameTitle(game);
  useTurnNotice({
    isMine: company !== undefined && isMyTurn(hand, company),
    title: t('title', { game: title }),
    game: title,
  });
  useConnectionToasts(hand.connection);
  useComplaints(online);
  useRequestToast(company?.state);
  useAnnalToasts(company);
  useStandInToasts(company);
  useRestoredToast(useOnline(online));
}

/** The others, where there are any and they are far away. */
function useCompany({ online }: OpenTable, ui: GameUi<GameTypes>, { seen }: TableInHand): OnlineTable | undefined {
  const language = useSettings((settings) => settings.language);
  const state = useOnline(online);
  if (online === undefined || state === undefined || state.table.chairs.length < 2 || seen === null) return undefined;
  return { online, state, seats: namedSeats(ui, seatsOf(state), language), seen };
}

/** What was said by those whom one wants to hear. */
function useTalk(company: OnlineTable | undefined, { id }: MatchPlace, isShown: boolean): TableTalk {
  const mutes = useMutes(id);
  const lines = heardOf(company?.state.lines ?? [], mutes);
  return { mutes, lines, unread: useUnread(company?.state, lines, isShown) };
}

/** The same once more: with the same people, or another run. */
function useAgain({ game, setting }: OpenTable, { kind }: MatchPlace, company: OnlineTable | undefined): () => void {
  const begin = useBeginning();
  const rematch = useRematch(company?.state);
  return company ? rematch : () => begin({ kind, game, setting });
}

function isMyTurn({ seen, hotSeat }: TableInHand, { state }: OnlineTable): boolean {
  if (hotSeat.viewer === 'spectator' || isOver(state) || isStoodInFor(state)) return false;
  return seen?.toAct.includes(hotSeat.viewer) === true;
}
