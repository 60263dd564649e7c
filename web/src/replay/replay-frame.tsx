import { at, type GameTypes } from '@haven/kit';
import { type GameUi, type TableProps, useSettings } from '@haven/ui-kit';
import { ChevronLeft, Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { MotionWish } from '../table/motion-wish.tsx';
import '../table/table.css';
import './replay.css';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';
import { Announcer } from '../table/announcer.tsx';
import { Drawer } from '../table/drawer.tsx';
import { DrawerButton } from '../table/drawer-button.tsx';
import { namedSeats } from '../table/named-seats.ts';
import { logOf } from '../table/table-state.ts';
import { useBeginning } from '../table/use-beginning.ts';
import { type DrawerState, useDrawer } from '../table/use-drawer.ts';
import type { History } from '../tables/history.ts';
import type { Place } from '../tables/story.ts';
import { Toasts } from '../toasts.tsx';
import { useGameTitle } from '../use-game-title.ts';
import { useTitle } from '../use-title.ts';
import { ReplayControls } from './replay-controls.tsx';
import { useReplay } from './use-replay.ts';

interface ReplayProps {
  readonly history: History;
  readonly ui: GameUi<GameTypes>;
  readonly place: Place;
}

/** A whole match again, at one's own pace: nothing can be played. */
export function ReplayFrame({ history, ui, place }: ReplayProps) {
  const t = useTranslations('replay');
  const language = useSettings((settings) => settings.language);
  const title = useGameTitle(history.game);
  const begin = useBeginning();
  const drawer = useDrawer();
  const [isResult, setResult] = useState(false);
  const replay = useReplay(history.news.length);
  useTitle(t('title', { game: title }));

  const told = history.news.slice(0, replay.move);
  const fresh = replay.isStep ? told.slice(-1) : [];
  const { viewer, aids } = history;
  const seats = namedSeats(ui, history.seats, language);
  const shown: TableProps<GameTypes> = {
    ...nothingToPlay,
    ...{ viewer, seats, language, news: fresh, aids },
    seen: at(history.positions, replay.move),
  };
  const end = { ...shown, seen: at(history.positions, replay.last), news: [] };
  return (
    <div className="table-frame replay-frame" data-drawer={drawer.isOpen ? 'open' : 'shut'}>
      <ReplayBar title={title} drawer={drawer} isResult={isResult} onResult={() => setResult(!isResult)} />
      <main className="board-area" id="content">
        <h2 className="visually-hidden">{t('heading')}</h2>
        <MotionWish>
          {isResult ? (
            <ui.Result
              {...end}
              history={history.positions}
              onAgain={() => begin({ kind: 'run', game: history.game })}
            />
          ) : (
            <ui.Table {...shown} />
          )}
        </MotionWish>
      </main>
      <ReplayControls replay={replay} place={place} />
      <Drawer drawer={drawer} log={logOf(told)} ui={ui} language={language} told={{ viewer, seats }} />
      <Announcer news={fresh} ui={ui} language={language} told={{ viewer, seats }} />
      <Toasts />
    </div>
  );
}

const nothingToPlay = { refusal: null, idle: true, play: () => {}, undo: () => {}, aided: () => {} };

interface ReplayBarProps {
  readonly title: string;
  readonly drawer: DrawerState;
  readonly isResult: boolean;
  readonly onResult: () => void;
}

function ReplayBar({ title, drawer, isResult, onResult }: ReplayBarProps) {
  const t = useTranslations('table');
  const label = t(isResult ? 'backToTable' : 'showResult');
  return (
    <header className="bar">
      <Link className="icon-button" href="/" aria-label={useTranslations('app')('home')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <h1 className="bar-title">{title}</h1>
      <p className="badge">{useTranslations('replay')('heading')}</p>
      <div className="bar-tools">
        <button type="button" className="bar-button bar-button-lit" aria-label={label} onClick={onResult}>
          <Trophy aria-hidden="true" />
          <span className="bar-label">{label}</span>
        </button>
        <DrawerButton tab="rules" drawer={drawer} />
        <DrawerButton tab="log" drawer={drawer} />
        <SoundButton />
        <SettingsButton />
      </div>
    </header>
  );
}
