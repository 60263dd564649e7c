import type { GameTypes } from '@haven/kit';
import { labelled } from '@haven/text-kit';
import { type GameUi, type Progress, type TableProps, useSettings } from '@haven/ui-kit';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { firstLevel } from '../experience/lessons.ts';
import type { RehearsalTable } from '../links/local/open-local.ts';
import { useTitle } from '../page/use-title.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { beginHere } from '../start/new-run.ts';
import { Announcer } from '../table/announcer.tsx';
import { MotionWish } from '../table/motion-wish.tsx';
import '../table/table.css';
import './learn.css';
import { hasSeen, type SeenInHand, shownTo } from '../table/shown-to.ts';
import { logOf } from '../table/table-state.ts';
import { useTable } from '../table/use-table.ts';
import { namedSeats } from '../words/named-seats.ts';
import type { Chapter } from './chapter.ts';
import { Guidance } from './guidance.tsx';
import { useCourse } from './use-course.ts';
import { type LessonInHand, useLesson } from './use-lesson.ts';

interface LessonFrameProps {
  readonly chapter: Chapter;
  readonly table: RehearsalTable;
  readonly ui: GameUi<GameTypes>;
}

/** The real table with somebody beside it who says what is what. */
export function LessonFrame({ chapter, table, ui }: LessonFrameProps) {
  const language = useSettings((settings) => settings.language);
  const hand = useTable(table);
  const inHand = useLesson(chapter, table, hand);
  const [progress, onProgress] = useState<Progress>();
  useTitle(labelled(language, chapter.title, chapter.lesson.title[language]));
  if (!hasSeen(hand)) return <Waiting />;
  const isResult = hand.seen.outcome !== undefined && inHand.number >= chapter.lesson.steps.length - 1;
  const isFilming = !isResult && progress !== undefined && progress.entries < hand.seen.seq;
  return (
    <div className="table-frame lesson-frame" data-drawer="shut" data-seq={hand.seen.seq} data-step={inHand.number}>
      <LessonBar chapter={chapter} />
      <LessonBoard
        chapter={chapter}
        ui={ui}
        table={table}
        hand={hand}
        inHand={inHand}
        isResult={isResult}
        onProgress={onProgress}
      />
      <Guidance chapter={chapter} ui={ui} inHand={inHand} isFilming={isFilming} refusal={hand.refusal} />
    </div>
  );
}

function LessonBar({ chapter: { game, title, lesson } }: { readonly chapter: Chapter }) {
  const t = useTranslations('learn');
  const language = useSettings((settings) => settings.language);
  return (
    <header className="bar" data-above="">
      <Link className="icon-button" href={`/learn/${game}`} aria-label={t('back')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <h1 className="bar-title">
        <span className="lesson-game">{labelled(language, title, '')}</span>
        {lesson.title[language]}
      </h1>
      <div className="bar-tools">
        <SoundButton />
        <SettingsButton />
      </div>
    </header>
  );
}

interface LessonBoardProps extends LessonFrameProps {
  readonly hand: SeenInHand;
  readonly inHand: LessonInHand;
  readonly isResult: boolean;
  onProgress(progress: Progress): void;
}

function LessonBoard({ chapter, ui, table, hand, inHand, isResult, onProgress }: LessonBoardProps) {
  const t = useTranslations('table');
  const language = useSettings((settings) => settings.language);
  const seats = namedSeats(ui, table.setting.seats, language);
  const course = useCourse(hand.seen);
  const [met] = useState(hand.told.length);
  const log = logOf(hand.told.slice(met));
  const frame = { seats, state: undefined, instead: undefined, onProgress };
  const shown = taught(shownTo(hand, frame, { language, log }), inHand, chapter);
  const told = { viewer: shown.viewer, seats, view: shown.seen.view };
  return (
    <>
      <main className="board-area" id="content">
        <h2 className="visually-hidden">{t('board')}</h2>
        <MotionWish>
          {isResult ? (
            <ui.Result {...shown} history={course} onAgain={() => beginHere(chapter.game, firstLevel(chapter.game))} />
          ) : (
            <ui.Table {...shown} />
          )}
        </MotionWish>
      </main>
      <Announcer news={hand.told} from={met} ui={ui} language={language} told={told} />
    </>
  );
}

/** Nothing is taken back in a lesson, and there is no other help. */
function taught(shown: TableProps<GameTypes>, { play }: LessonInHand, { untaught }: Chapter): TableProps<GameTypes> {
  const nothing = () => undefined;
  const seen = { ...shown.seen, canUndo: false };
  return { ...shown, seen, play, undo: nothing, aided: nothing, isLesson: true, untaught };
}
