import type { StarBounty } from '@haven/star-bounty-rules';
import { type TableProps, useAsking, useExplaining, useKeptFocus, useRoving, useTapToSkip } from '@haven/ui-kit';
import { LazyMotion } from 'motion/react';
import { useRef } from 'react';
import { BoardContext, useBoard, useBoardOf } from '../board-context.ts';
import { topicOf } from '../details/about.ts';
import { Explanation } from '../details/explanation.tsx';
import { ExplainContext, type Topic, useExplainer } from '../details/topic.ts';
import { EnterpriseFloor } from '../enterprise/enterprise.tsx';
import { Fleet } from '../fleet/fleet.tsx';
import { Hand } from '../hand/hand.tsx';
import { OddsPanel } from '../odds/odds-panel.tsx';
import { Ship } from '../ship/ship.tsx';
import { Arena } from '../stage/arena.tsx';
import { Effects } from '../stage/effects.tsx';
import { Nebula } from '../stage/nebula.tsx';
import { type Stage, useStage } from '../stage/use-stage.ts';
import { useWords, WordsContext, wordsIn } from '../words.ts';
import { Hud } from './hud.tsx';
import { PromptBar } from './prompt-bar.tsx';
import '@haven/ui-kit/details.css';
import './table.css';
import './low-phone.css';
import './low-window.css';
import './lying-phone.css';

type Props = TableProps<StarBounty>;

/** Cards fly once this has arrived; the table stands without it. */
const features = () => import('@haven/ui-kit/motion-features').then((loaded) => loaded.features);

/** The whole table: the sky with the enemies above, your ship and your hand below. */
export function Table(props: Props) {
  const stage = useStage(props);
  const board = useBoardOf(props, stage.shown);
  const explainer = useExplaining<Topic>(stage.shown.seq);
  return (
    <LazyMotion features={features}>
      <WordsContext value={wordsIn(props.language)}>
        <BoardContext value={board}>
          <ExplainContext value={explainer}>
            <Floor props={props} stage={stage} />
          </ExplainContext>
        </BoardContext>
      </WordsContext>
    </LazyMotion>
  );
}

const FOCUS = {
  asked: ['.sb-choice', '.sb-thing[data-legal="true"]'],
  rest: ['.sb-prompt'],
} as const;

function Floor({ props, stage }: { readonly props: Props; readonly stage: Stage }) {
  const { view } = stage.shown;
  const place = view.step?.type === 'enterprise' ? 'enterprise' : 'space';
  const skipping = useTapToSkip(stage.isRolling, stage.skip);
  const ref = useRef<HTMLDivElement>(null);
  useKeptFocus(ref, FOCUS);
  useRoving(ref);
  useAsking(ref, { explainer: useExplainer(), topicOf: topicOf(useWords(), useBoard().view) });
  return (
    <div
      ref={ref}
      className="sb-table"
      data-goal="roomy"
      data-place={place}
      data-step={view.step?.type ?? 'over'}
      data-rolling={stage.isRolling}
      {...skipping}
    >
      <Nebula />
      <div className="sb-layout">
        <Hud />
        {place === 'enterprise' ? <EnterpriseFloor /> : <Space stage={stage} />}
        <OddsPanel props={props} />
        <Ship />
        <div className="sb-console">
          <PromptBar />
          <Hand />
        </div>
      </div>
      <Effects stage={stage} />
      <Explanation />
    </div>
  );
}

function Space({ stage }: { readonly stage: Stage }) {
  return (
    <div className="sb-space">
      <Fleet />
      <Arena thrown={stage.thrown} isRolling={stage.isRolling} />
    </div>
  );
}
