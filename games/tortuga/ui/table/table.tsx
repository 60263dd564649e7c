import '@fontsource/yeseva-one/latin-400.css';
import '@fontsource/yeseva-one/cyrillic-400.css';
import { aimOf, type Tortuga } from '@haven/tortuga-rules';
import { rulesText } from '@haven/tortuga-text';
import {
  Bubble,
  type Details,
  type TableProps,
  useAsking,
  useExplaining,
  useKeptFocus,
  useRoving,
  useTapToSkip,
} from '@haven/ui-kit';
import { LazyMotion } from 'motion/react';
import { useRef } from 'react';
import { BoardContext, useBoard, useBoardOf } from '../board-context.ts';
import { topicOf } from '../details/about.ts';
import { ExplainContext, useExplainer } from '../details/topic.ts';
import { Tray } from '../dice/tray.tsx';
import { areaIn } from '../draft.ts';
import { Flags } from '../flags/flags.tsx';
import { Guide } from '../guide/guide.tsx';
import { Harbour } from '../harbour/harbour.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { Rivals } from '../rivals/rivals.tsx';
import { useSounds } from '../stage/sounds.ts';
import { useStage } from '../stage/use-stage.ts';
import { useWords, WordsContext, wordsIn } from '../words.ts';
import '@haven/ui-kit/details.css';
import '@haven/ui-kit/levels.css';
import './table.css';
import './pieces.css';
import './low-phone.css';
import './lying-phone.css';
import './low-window.css';

/** Movement comes after the board itself. */
const features = () => import('@haven/ui-kit/motion-features').then((loaded) => loaded.features);

/** The whole table: rivals and the centre island above, the five flags, the own harbour, dice and prompt below. */
export function Table(props: TableProps<Tortuga>) {
  const stage = useStage(props);
  const board = useBoardOf(props, stage);
  const explainer = useExplaining<Details>(props.seen.asked);
  return (
    <LazyMotion features={features}>
      <WordsContext value={wordsIn(props.language, props.seats)}>
        <BoardContext value={board}>
          <ExplainContext value={explainer}>
            <Chart />
          </ExplainContext>
        </BoardContext>
      </WordsContext>
    </LazyMotion>
  );
}

/** Dice and targets come before the answer that they make. */
const FOCUS = {
  asked: [
    '.tt-main[aria-disabled="false"]',
    'button.tt-tray-die',
    '.tt-aim, .tt-target',
    '.tt-ordered button',
    '.tt-action, .tt-tile-choice',
  ],
  rest: ['[data-deed="skip"]', '.tt-prompt'],
} as const;

function Chart() {
  const board = useBoard();
  const words = useWords();
  const explainer = useExplainer();
  const { stage, view, asked, step, moves, props } = board;
  const ref = useRef<HTMLDivElement>(null);
  useSounds(stage);
  useKeptFocus(ref, FOCUS);
  useRoving(ref);
  useAsking(ref, { explainer, topicOf: topicOf({ board, words }) });
  return (
    <div
      ref={ref}
      className="tt-table"
      data-goal="roomy"
      data-seats={view.players.length}
      data-step={step?.type ?? 'none'}
      data-asked={asked?.type ?? 'none'}
      data-aim={asked?.type === 'attack' ? aimOf(asked.deed.action).area : 'none'}
      data-arrange={areaIn(moves) ?? 'none'}
      data-playing={stage.isPlaying}
      data-just-over={stage.isJustOver}
      data-beat={stage.frame.beat}
      {...useTapToSkip(stage.isPlaying, stage.skip)}
    >
      <div className="tt-layout">
        <Rivals />
        <Flags />
        <Harbour />
        <div className="tt-dock">
          <Tray />
          <PromptBar />
        </div>
      </div>
      <Guide />
      <Bubble
        look="tt"
        explainer={explainer}
        rules={rulesText[words.language]}
        language={words.language}
        showRule={props.showRule}
        Lessons={props.Lessons}
        label={words.label}
      />
    </div>
  );
}
