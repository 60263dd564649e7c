import type { GameTypes, Seen } from '@haven/kit';
import { type GameUi, type Language, type SeatInfo, type TableProps, useSettings } from '@haven/ui-kit';
import { useTranslations } from 'use-intl';
import { DoubtNotice } from '../fair/doubt-notice.tsx';
import { ProofNotice } from '../fair/proof-notice.tsx';
import { type Proof, useProof } from '../fair/use-proof.ts';
import type { OnlineState } from '../links/online-state.ts';
import type { Online, OpenTable } from '../links/open-table.ts';
import { useTurnNotice } from '../notices/use-turn-notice.ts';
import { Banners, OtherRulesBanner } from '../online/banners.tsx';
import { Chat } from '../online/chat.tsx';
import { LastCall } from '../online/last-call.tsx';
import { heardOf, useMutes } from '../online/mutes.ts';
import { isOver, isStoodInFor, type OnlineTable, seatsOf } from '../online/online-table.ts';
import { People } from '../online/people.tsx';
import { useAnnalToasts } from '../online/use-annal-toasts.ts';
import { useComplaints } from '../online/use-complaint.ts';
import { useOnline } from '../online/use-online.ts';
import { useRematch } from '../online/use-rematch.ts';
import { useRequestToast } from '../online/use-request-toast.ts';
import { useRestoredToast } from '../online/use-restored-toast.ts';
import { useStandInToasts } from '../online/use-stand-in-toasts.ts';
import { useUnread } from '../online/use-unread.ts';
import { Toasts } from '../parts/toasts.tsx';
import type { Place } from '../replays/replay.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useGameTitle } from '../words/use-game-title.ts';
import { MotionWish } from './motion-wish.tsx';
import './table.css';
import '../online/people.css';
import { useBeginning } from '../start/use-beginning.ts';
import { namedSeats } from '../words/named-seats.ts';
import { Announcer } from './announcer.tsx';
import { Drawer } from './drawer.tsx';
import { HandOver } from './hand-over.tsx';
import { TableBar } from './table-bar.tsx';
import { type LogGroup, logOf } from './table-state.ts';
import { useConnectionToasts } from './use-connection-toasts.ts';
import { useCover } from './use-cover.ts';
import { useDrawer } from './use-drawer.ts';
import { useInstead } from './use-instead.ts';
import { useRefusalToast } from './use-refusal-toast.ts';
import { type ResultState, useResult } from './use-result.ts';
import { type TableInHand, useTable } from './use-table.ts';

interface FrameProps {
  readonly table: OpenTable;
  readonly ui: GameUi<GameTypes>;
  readonly place: Place;
}

/** One thin bar, the people, the game's board, and the drawer with log, rules and chat. */
export function TableFrame({ table, ui, place }: FrameProps) {
  const language = useSettings((settings) => settings.language);
  const t = useTranslations('table');
  const hand = useTable(table);
  const drawer = useDrawer(ui);
  const result = useResult(hand.seen, place);
  const company = useCompany(table, ui, hand);
  const state = useOnline(table.online);
  const instead = useInstead(state);
  const proof = useProof(result.isOver || state?.table.phase === 'ended' ? place : undefined);
  const { mutes, lines, unread } = useTalk(company, place, drawer.isOpen && drawer.tab === 'chat');
  const again = useAgain(table, place, company);
  const seats = company?.seats ?? namedSeats(ui, table.setting.seats, language);
  const cover = useCover(hand.hotSeat);
  const title = useGameTitle(table.game);
  useSigns(table, hand, company);
  useRefusalToast({ ui, language, refusal: hand.refusal }, drawer.showRule);
  if (cover !== null) return <HandOver title={title} hand={hand} seat={cover} name={seats[cover]?.name ?? ''} />;
  if (!hasSeen(hand)) return <Waiting />;

  const log = logOf(hand.told);
  const shown = shownTo(hand, { seats, language, log, state, instead });
  const told = { viewer: hand.hotSeat.viewer, seats, view: shown.seen.view };
  return (
    <div
      className="table-frame"
      data-drawer={drawer.isOpen ? 'open' : 'shut'}
      data-seq={shown.seen.seq}
      data-question={shown.seen.asked}
      data-result={result.isShown ? 'shown' : 'hidden'}
      data-company={company !== undefined}
    >
      <TableBar
        title={title}
        place={place}
        hand={hand}
        drawer={drawer}
        result={result}
        company={company}
        unread={unread}
        receipt={proof?.receipt}
        isWatching={told.viewer === 'spectator'}
        onAgain={again}
      />
      {company && (
        <aside className="table-people" aria-label={t('people')}>
          <People company={company} lines={lines} />
          <LastCall company={company} />
          <Banners company={company} onAgain={again} />
        </aside>
      )}
      {!company && <OtherRulesAlone online={table.online} />}
      <main className="board-area" id="content">
        <h2 className="visually-hidden">{t('board')}</h2>
        {state?.doubt && !proof && <DoubtNotice />}
        {proof && isDue(proof, result) && <ProofNotice proof={proof} />}
        <MotionWish>
          {result.isShown && <ui.Result {...shown} history={result.history} onAgain={again} />}
          {!result.isShown && !result.isComing && <ui.Table {...shown} />}
        </MotionWish>
      </main>
      <Drawer
        drawer={drawer}
        ui={ui}
        language={language}
        told={told}
        log={log}
        {...(table.branch !== undefined && { branch: table.branch })}
        {...(company && {
          chat: <Chat company={company} mutes={mutes} lines={lines} options={ui.options(language)} />,
        })}
      />
      <Announcer news={hand.fresh} ui={ui} language={language} told={told} />
      <Toasts />
    </div>
  );
}

/** The quiet line comes with the result, so that nothing moves on the table; what is wrong is said at once. */
function isDue({ verdict }: Proof, { isShown }: ResultState): boolean {
  return isShown || verdict === 'wrong';
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

/** Whoever plays alone has no company, but rules. */
function OtherRulesAlone({ online }: { readonly online: Online | undefined }) {
  const t = useTranslations('table');
  const state = useOnline(online);
  if (state?.table.otherRules === undefined) return null;
  return (
    <aside className="table-people" aria-label={t('people')}>
      <OtherRulesBanner table={state.table} />
    </aside>
  );
}

/** The others, where there are any and they are far away. */
function useCompany({ online }: OpenTable, ui: GameUi<GameTypes>, { seen }: TableInHand): OnlineTable | undefined {
  const language = useSettings((settings) => settings.language);
  const state = useOnline(online);
  if (online === undefined || state === undefined || state.table.chairs.length < 2 || seen === null) return undefined;
  return { online, state, seats: namedSeats(ui, seatsOf(state), language), seen };
}

/** What was said by those whom one wants to hear. */
function useTalk(company: OnlineTable | undefined, { id }: Place, isShown: boolean) {
  const mutes = useMutes(id);
  const lines = heardOf(company?.state.lines ?? [], mutes);
  return { mutes, lines, unread: useUnread(company?.state, lines, isShown) };
}

/** The same once more: with the same people, or another run. */
function useAgain({ game, setting }: OpenTable, { kind }: Place, company: OnlineTable | undefined): () => void {
  const begin = useBeginning();
  const rematch = useRematch(company?.state);
  return company ? rematch : () => begin({ kind, game, setting });
}

function isMyTurn({ seen, hotSeat }: TableInHand, { state }: OnlineTable): boolean {
  if (hotSeat.viewer === 'spectator' || isOver(state) || isStoodInFor(state)) return false;
  return seen?.toAct.includes(hotSeat.viewer) === true;
}

type SeenInHand = TableInHand & { readonly seen: Seen<GameTypes> };

function hasSeen(hand: TableInHand): hand is SeenInHand {
  return hand.seen !== null;
}

interface Around {
  readonly seats: readonly SeatInfo[];
  readonly language: Language;
  readonly log: readonly LogGroup[];
  readonly state: OnlineState | undefined;
  /** This seat is not asked: so it is told. */
  readonly instead: string | undefined;
}

/** What the game's own screen is handed. */
function shownTo(hand: SeenInHand, { seats, language, log, state, instead }: Around): TableProps<GameTypes> {
  const { fresh, refusal, waiting, connection, aids, play, undo, aided } = hand;
  const { viewer } = hand.hotSeat;
  const isReachable = connection === 'here' || connection === 'live';
  const locked = waiting || instead !== undefined || !isReachable || viewer === 'spectator';
  const seen = state && isStoodInFor(state) ? { ...hand.seen, moves: [], canUndo: false } : hand.seen;
  const past = log.map(({ news }) => news);
  const shown = { viewer, seats, language, seen, news: fresh, past, refusal, locked, play, undo, aided, aids };
  return instead === undefined ? shown : { ...shown, instead };
}
