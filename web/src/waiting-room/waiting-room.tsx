import { listingOf } from '@haven/games/uis';
import type { GameTypes } from '@haven/kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import type { Chair } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { DoubtNotice } from '../fair/doubt-notice.tsx';
import type { OnlineState } from '../links/online-state.ts';
import type { Online } from '../links/open-table.ts';
import { LostBanner } from '../online/lost-banner.tsx';
import { useComplaints } from '../online/use-complaint.ts';
import { useIsLost } from '../online/use-is-lost.ts';
import { useOnline } from '../online/use-online.ts';
import { useRestoredToast } from '../online/use-restored-toast.ts';
import { Toasts } from '../parts/toasts.tsx';
import { ShareLink } from '../share/share-link.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useGameTitle } from '../words/use-game-title.ts';
import '../online/people.css';
import './waiting-room.css';
import { NameForm } from '../name/name-form.tsx';
import { useName } from '../name/use-name.ts';
import { useInvited } from '../start/use-invited.ts';
import { Beginning } from './beginning.tsx';
import { ChairRow } from './chair-row.tsx';
import { ChangeTable } from './change-table.tsx';
import { Countdown } from './countdown.tsx';
import { openIn } from './gathered.ts';
import { HostLine } from './host-line.tsx';
import { QuickInvite } from './quick-invite.tsx';
import { RoomChat } from './room-chat.tsx';
import { SentAway } from './sent-away.tsx';
import { TableFacts } from './table-facts.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useChairs } from './use-chairs.ts';
import { useHappeningToast } from './use-happening-toast.ts';
import { useForgottenNews, useMarkedTitle } from './use-room-news.ts';
import { Visitors } from './visitors.tsx';

interface RoomProps {
  readonly online: Online;
  readonly ui: GameUi<GameTypes>;
}

/** A table before its match: chairs, an address to give away, and the start. */
export function WaitingRoom({ online, ui }: RoomProps) {
  const t = useTranslations('room');
  const state = useOnline(online);
  const language = useSettings((settings) => settings.language);
  const { table, viewer } = state;
  const seat = viewer === 'spectator' ? undefined : viewer;
  const name = useName(seat === undefined ? undefined : table.chairs[seat]?.name);
  const wishes = useChairs(online, name);
  const title = useGameTitle(table.game);
  const onNews = useMarkedTitle(t('title', { game: title }));
  useArrivals(state, { nameOf: (chair) => chair.name || colourOf(ui, chair, language), onNews });
  useInvited(state, wishes.sit);
  useComplaints(online);
  useRestoredToast(state);
  useHappeningToast(state, ui.options(language));
  useForgottenNews();
  const isHost = seat !== undefined && seat === table.host && table.phase === 'gathering';
  return (
    <div className="page">
      <TopBar />
      <LostLine state={state} />
      <main id="content" className="room">
        {state.doubt && <DoubtNotice />}
        <RoomHead state={state} title={title} />
        <section className="room-part" aria-label={t('chairs')}>
          <h2>{t('chairs')}</h2>
          {name.isAsked && <NameForm isBusy={wishes.isBusy} name={name} />}
          <Chairs state={state} ui={ui} wishes={wishes} />
          <QuickInvite state={state} />
          <Visitors state={state} />
          <Countdown state={state} />
          <SentAway table={table} wishes={wishes} />
          <Beginning state={state} wishes={wishes} />
          <HostLine state={state} />
        </section>
        <section className="room-part room-invite" aria-label={t('invite')}>
          <h2>{t('invite')}</h2>
          <ShareLink path={`/table/${table.id}`} label={t('link')} qrLabel={t('qr')} />
          <TableFacts table={table} ui={ui} />
          {isHost && <ChangeTable table={table} ui={ui} wishes={wishes} />}
        </section>
        <RoomChat online={online} ui={ui} onNews={onNews} />
      </main>
      <Toasts />
    </div>
  );
}

interface ChairsProps {
  readonly state: OnlineState;
  readonly ui: GameUi<GameTypes>;
  readonly wishes: ReturnType<typeof useChairs>;
}

function Chairs({ state, ui, wishes }: ChairsProps) {
  const language = useSettings((settings) => settings.language);
  return (
    <ol className="room-chairs">
      {state.table.chairs.map((chair) => (
        <ChairRow
          key={chair.seat}
          chair={chair}
          state={state}
          wishes={wishes}
          colour={colourOf(ui, chair, language)}
          tint={ui.seatColours?.[chair.seat]}
        />
      ))}
    </ol>
  );
}

function LostLine({ state }: { readonly state: OnlineState }) {
  return useIsLost(state) ? <LostBanner /> : null;
}

function colourOf(ui: GameUi<GameTypes>, { seat }: Chair, language: Parameters<GameUi<GameTypes>['rules']>[0]): string {
  return ui.seatName?.(seat, language) ?? String(seat + 1);
}

function RoomHead({ state, title }: { readonly state: OnlineState; readonly title: string }) {
  const t = useTranslations('room');
  const Art = listingOf(state.table.game)?.Art;
  return (
    <header className="room-head">
      <div className="room-window" aria-hidden="true">
        {Art && <Art />}
      </div>
      <div>
        <h1>{title}</h1>
        <p className="room-lead">{t(`leads.${leadOf(state)}`)}</p>
      </div>
    </header>
  );
}

/** The host gathers the others; whoever was invited only has to sit down. */
function leadOf({ table, viewer }: OnlineState): 'host' | 'guest' | 'seated' {
  if (viewer !== 'spectator') return viewer === table.host ? 'host' : 'seated';
  return openIn(table.chairs).free.length > 0 ? 'guest' : 'seated';
}
