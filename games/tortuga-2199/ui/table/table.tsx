import '@fontsource-variable/tektur/standard.css';
import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import { type TableProps, useAsking, useExplaining, useKeptFocus, useRoving, useTapToSkip } from '@haven/ui-kit';
import { useRef } from 'react';
import { ActionList } from '../actions/action-list.tsx';
import { BoardContext, useBoard, useBoardOf } from '../board-context.ts';
import { Closeup } from '../browse/closeup.tsx';
import { Captains } from '../captains/captains.tsx';
import { Since, SinceCard } from '../captains/since.tsx';
import { CaptainStrip } from '../captains/strip.tsx';
import { type SinceState, useSince } from '../captains/use-since.ts';
import { topicOf } from '../details/about.ts';
import { Explanation } from '../details/explanation.tsx';
import { ExplainContext, type Topic, useExplainer } from '../details/topic.ts';
import { FightStage } from '../fight/fight-stage.tsx';
import { type FightFilm, useFight } from '../fight/use-fight.ts';
import { FindCard } from '../find/find-card.tsx';
import { Hand } from '../hand/hand.tsx';
import { Piles, Played } from '../hand/piles.tsx';
import { ShipChoice } from '../hand/ship-choice.tsx';
import { type Fan, useFan } from '../hand/use-fan.ts';
import { Market } from '../market/market.tsx';
import { Planet } from '../planet/planet.tsx';
import { EndRow } from '../prompt/end-turn.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { useSounds } from '../stage/sounds.ts';
import { usePlayback, useStage } from '../stage/use-stage.ts';
import { useWords, WordsContext, wordsIn } from '../words.ts';
import { Banner } from './banner.tsx';
import { Sheet } from './sheet.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { Sky } from './sky.tsx';
import '@haven/ui-kit/details.css';
import '@haven/ui-kit/levels.css';
import '../palette.css';
import './table.css';
import './pieces.css';
import './phone.css';
import './upright-phone.css';
import './lying-phone.css';
import './low.css';

/** Whoever sits down at a table that is handed on sees nothing of what the one before looked at. */
export function Table(props: TableProps<Tortuga2199>) {
  return <SeatTable key={props.viewer} {...props} />;
}

/** The whole table: captains, planet, market and actions; below them prompt and hand. */
function SeatTable(props: TableProps<Tortuga2199>) {
  const stage = useStage(props);
  const told = { ...props, ...stage.message };
  const fight = useFight(told);
  usePlayback(stage, props, fight.isPlaying);
  const board = useBoardOf(props, stage, fight.isPlaying);
  useSounds(stage.events);
  const explainer = useExplaining<Topic>(props.seen.asked);
  return (
    <WordsContext value={wordsIn(props.language, props.seats)}>
      <BoardContext value={board}>
        <ExplainContext value={explainer}>
          <Cockpit told={told} fight={fight} />
        </ExplainContext>
      </BoardContext>
    </WordsContext>
  );
}

interface CockpitProps {
  readonly told: TableProps<Tortuga2199>;
  readonly fight: FightFilm;
}

/** A fight first, then the cards in hand, then whatever else answers. */
const FOCUS = {
  asked: ['.t2-duel [data-move]', '.t2-hand [data-move]', '.t2-answers button', '[data-move]'],
  rest: ['.t2-fight-skip, [data-deed="skip"]', '.t2-fight', '.t2-prompt'],
} as const;

/** The frame around everything; its marks tell styles and tests how things stand. */
function Cockpit({ told, fight }: CockpitProps) {
  const board = useBoard();
  const words = useWords();
  const { asked, step, stage, sheet, view, me } = board;
  const ref = useRef<HTMLDivElement>(null);
  const since = useSince();
  const fan = useFan(since);
  useKeptFocus(ref, FOCUS);
  useRoving(ref);
  useAsking(ref, { explainer: useExplainer(), topicOf: topicOf({ board, words }) });
  return (
    <div
      ref={ref}
      className="t2-table"
      data-seats={view.captains.length}
      data-step={step?.type ?? 'none'}
      data-asked={asked?.type ?? 'none'}
      data-playing={stage.isPlaying || fight.isPlaying}
      data-just-over={stage.isJustOver}
      data-fight={fight.scene !== null}
      data-sheet={sheet ?? 'none'}
      data-hand={fan.state}
      data-goal={sheet === null ? undefined : 'aside'}
      data-watching={me === null}
      {...useTapToSkip(fight.isPlaying, fight.skip)}
    >
      <div className="t2-cockpit">
        <Sky />
        <Panels isFighting={fight.scene !== null} fan={fan} since={since} />
        {fight.scene && (
          <div className="t2-duel">
            <FightStage props={told} film={fight} />
          </div>
        )}
      </div>
      <Closeup />
      <Explanation />
    </div>
  );
}

interface PanelsProps {
  readonly isFighting: boolean;
  readonly fan: Fan;
  readonly since: SinceState;
}

/** In the order of the keyboard: what is asked and the hand, the planet, what else can be done, the captains. */
function Panels({ isFighting, fan, since }: PanelsProps) {
  return (
    <>
      <div className="t2-dock" inert={isFighting}>
        <PromptBar />
        <div className="t2-cards">
          <Hand fan={fan} />
          <Piles />
          <Played />
        </div>
        <SheetTabs />
      </div>
      <Middle isFighting={isFighting} since={since} />
      <div className="t2-right">
        <Sheet name="actions">
          <ActionList end={<EndRow />} />
        </Sheet>
        <Sheet name="market">
          <Market />
        </Sheet>
      </div>
      <div className="t2-left" inert={isFighting}>
        <Sheet name="captains">
          <Captains />
          <Since since={since} />
        </Sheet>
      </div>
    </>
  );
}

function Middle({ isFighting, since }: Omit<PanelsProps, 'fan'>) {
  const { view, stage } = useBoard();
  const isChoosing = view.round === 0 && !stage.isPlaying;
  return (
    <div className="t2-middle" inert={isFighting}>
      <CaptainStrip />
      <Banner />
      <Planet />
      <FindCard />
      <SinceCard since={since} />
      {isChoosing && <ShipChoice />}
    </div>
  );
}
