import { choiceOf } from '@haven/games/levels';
import type { GameTypes, Seen, Viewer } from '@haven/kit';
import { type GameUi, type SeatInfo, type TableProps, useSettings } from '@haven/ui-kit';
import { ChevronLeft, TriangleAlert, Trophy } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useFindingLine } from '../fair/use-finding-line.ts';
import { MotionWish } from '../table/motion-wish.tsx';
import '../table/table.css';
import './replay.css';
import { useTitle } from '../page/use-title.ts';
import { Toasts } from '../parts/toasts.tsx';
import type { Replay } from '../replays/replay.ts';
import type { ReplayHead, ReplaySource } from '../replays/replay-messages.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useBeginning } from '../start/use-beginning.ts';
import { Announcer } from '../table/announcer.tsx';
import { Drawer } from '../table/drawer.tsx';
import { DrawerButton } from '../table/drawer-button.tsx';
import type { Why } from '../table/log.tsx';
import { logOf } from '../table/table-state.ts';
import { type DrawerState, useDrawer } from '../table/use-drawer.ts';
import { namedSeats } from '../words/named-seats.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import { Perspective } from './perspective.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayMenu } from './replay-menu.tsx';
import { perspectiveOf, usePlayback, viewerInAddress } from './use-playback.ts';
import { type ShownMove, useShown } from './use-shown.ts';

interface ReplayProps {
  readonly replay: Replay;
  readonly ui: GameUi<GameTypes>;
  readonly source: ReplaySource;
}

/** A whole match again, at one's own pace: nothing can be played. */
export function ReplayFrame({ replay, ui, source }: ReplayProps) {
  const { head } = replay;
  const title = useGameTitle(head.game);
  const [viewer, setViewer] = useState(() => firstViewer(head));
  const perspective = perspectiveOf(viewer, head.viewer);
  const playback = usePlayback(head.last, perspective);
  const shown = useShown(replay, playback.move, viewer);
  const language = useSettings((settings) => settings.language);
  useTitle(useTranslations('replay')('title', { game: title }));
  if (shown === undefined) return <Waiting />;

  const seats = namedSeats(ui, head.seats, language);
  const isStep = playback.isStep && shown.move === playback.move;
  return (
    <AroundTheReplay replay={replay} ui={ui} source={source} title={title} seats={seats} shown={shown} isStep={isStep}>
      <ReplayControls playback={playback} source={source} perspective={perspective}>
        {head.isOpen && seats.length > 1 && <Perspective viewer={viewer} seats={seats} onChange={setViewer} />}
      </ReplayControls>
    </AroundTheReplay>
  );
}

interface AroundProps extends ReplayProps {
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly shown: ShownMove;
  /** The last move can be shown in motion. */
  readonly isStep: boolean;
  readonly children: ReactNode;
}

function AroundTheReplay({ replay, ui, source, title, seats, shown, isStep, children }: AroundProps) {
  const { head } = replay;
  const { viewer, seen, move } = shown;
  const language = useSettings((settings) => settings.language);
  const drawer = useDrawer(ui);
  const [isResult, setResult] = useState(false);
  const why = useMemo(() => whyIn(replay), [replay]);
  const log = shown.news.slice(0, move);
  const news = isStep ? log.slice(-1) : [];
  const told = { viewer, seats, view: seen.view };
  const { showRule } = drawer;
  const props = { ...nothingToPlay, viewer, seats, language, seen, news, past: log, aids: head.aids, showRule };
  const isPlayable = seen.outcome === undefined && head.rules !== 'other';
  return (
    <div className="table-frame replay-frame" data-drawer={drawer.isOpen ? 'open' : 'shut'} data-seq={move}>
      <ReplayBar
        title={title}
        drawer={drawer}
        {...(head.outcome && { isResult, onResult: () => setResult(!isResult) })}
      >
        {head.isOpen && (
          <ReplayMenu replay={replay} source={source} seats={seats} isPlayable={isPlayable} move={move} />
        )}
      </ReplayBar>
      <ReplayBoard head={head} source={source}>
        {isResult ? <ResultOf replay={replay} ui={ui} props={props} /> : <ui.Table {...props} />}
      </ReplayBoard>
      {children}
      <Drawer drawer={drawer} ui={ui} language={language} told={told} log={logOf(log)} why={why} />
      <Announcer ui={ui} language={language} told={told} news={log} from={log.length - news.length} />
      <Toasts />
    </div>
  );
}

interface ReplayBoardProps {
  readonly head: ReplayHead;
  readonly source: ReplaySource;
  readonly children: ReactNode;
}

function ReplayBoard({ head, source, children }: ReplayBoardProps) {
  const t = useTranslations('replay');
  return (
    <main className="board-area" id="content">
      <h2 className="visually-hidden">{t('heading')}</h2>
      <Trouble head={head} source={source} />
      <MotionWish>{children}</MotionWish>
    </main>
  );
}

/** In a match of bots, of every move: also what they make of a person's. */
function whyIn({ head, explain }: Replay): Why | undefined {
  const isAmongBots = head.seats.some(({ kind }) => kind === 'bot') && choiceOf(head.game).length > 0;
  return isAmongBots ? { explainer: explain, isAskable: () => true } : undefined;
}

const nothingToPlay = { refusal: null, locked: true, play: () => {}, undo: () => {}, aided: () => {} };

/** As long as a match goes on in this browser, nobody looks into another hand. */
function firstViewer({ isOpen, seats, viewer }: ReplayHead): Viewer {
  return (isOpen ? viewerInAddress(seats.length) : undefined) ?? viewer;
}

function Trouble({ head: { trouble, rules }, source }: { readonly head: ReplayHead; readonly source: ReplaySource }) {
  const t = useTranslations('story');
  const lineOf = useFindingLine();
  if (trouble === undefined && rules === 'older' && source.kind === 'file')
    return <p className="replay-note">{t('older')}</p>;
  if (trouble === undefined) return null;
  return (
    <p className="replay-trouble" role="alert">
      <TriangleAlert aria-hidden="true" />
      {t('trouble', { what: lineOf(trouble) })}
    </p>
  );
}

interface ResultOfProps {
  readonly replay: Replay;
  readonly ui: GameUi<GameTypes>;
  readonly props: TableProps<GameTypes>;
}

/** The end, whatever move one has come from; its charts need the whole course. */
function ResultOf({ replay, ui, props }: ResultOfProps) {
  const begin = useBeginning();
  const [course, setCourse] = useState<readonly Seen<GameTypes>[]>([]);
  const { viewer } = props;
  useEffect(() => {
    replay.course(viewer).then(setCourse, () => undefined);
  }, [replay, viewer]);
  const end = course.at(-1);
  if (end === undefined) return <Waiting />;
  const again = () => begin({ kind: 'run', game: replay.head.game });
  return <ui.Result {...props} seen={end} news={[]} history={course} onAgain={again} />;
}

interface ReplayBarProps {
  readonly title: string;
  readonly drawer: DrawerState;
  readonly isResult?: boolean;
  /** Only where there is a result. */
  readonly onResult?: () => void;
  readonly children: ReactNode;
}

function ReplayBar({ title, drawer, isResult = false, onResult, children }: ReplayBarProps) {
  const t = useTranslations('table');
  const label = t(isResult ? 'backToTable' : 'showResult');
  return (
    <header className="bar" data-above="">
      <Link className="icon-button" href="/" aria-label={useTranslations('app')('home')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <h1 className="bar-title">{title}</h1>
      <p className="badge">{useTranslations('replay')('heading')}</p>
      <div className="bar-tools">
        {onResult && (
          <button type="button" className="bar-button bar-button-lit" aria-label={label} onClick={onResult}>
            <Trophy aria-hidden="true" />
            <span className="bar-label">{label}</span>
          </button>
        )}
        <DrawerButton tab="rules" drawer={drawer} />
        <DrawerButton tab="log" drawer={drawer} />
        <SoundButton />
        <SettingsButton />
        {children}
      </div>
    </header>
  );
}
