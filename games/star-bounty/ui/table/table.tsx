import type { StarBounty } from '@haven/star-bounty-rules';
import { type TableProps, useSpentTap } from '@haven/ui-kit';
import { LazyMotion } from 'motion/react';
import { DeskContext, useDeskOf } from '../desk.ts';
import { EnterpriseFloor } from '../enterprise/enterprise.tsx';
import { Bubble } from '../explain/bubble.tsx';
import { ExplainProvider } from '../explain/explain-provider.tsx';
import { Fleet } from '../fleet/fleet.tsx';
import { Hand } from '../hand/hand.tsx';
import { OddsPanel } from '../odds/odds-panel.tsx';
import { Ship } from '../ship/ship.tsx';
import { Arena } from '../stage/arena.tsx';
import { Effects } from '../stage/effects.tsx';
import { Nebula } from '../stage/nebula.tsx';
import { type Stage, useStage } from '../stage/use-stage.ts';
import { WordsContext, wordsIn } from '../words.ts';
import { Hud } from './hud.tsx';
import { PromptBar } from './prompt-bar.tsx';
import './table.css';

type Props = TableProps<StarBounty>;

/** Cards fly once this has arrived; the table stands without it. */
const features = () => import('../stage/motion-features.ts').then((loaded) => loaded.features);

/** The whole table: the sky with the enemies above, your ship and your hand below. */
export function Table(props: Props) {
  const stage = useStage(props);
  const desk = useDeskOf(props, stage.shown);
  return (
    <LazyMotion features={features}>
      <WordsContext value={wordsIn(props.language)}>
        <DeskContext value={desk}>
          <ExplainProvider seq={stage.shown.seq}>
            <Floor props={props} stage={stage} />
          </ExplainProvider>
        </DeskContext>
      </WordsContext>
    </LazyMotion>
  );
}

function Floor({ props, stage }: { readonly props: Props; readonly stage: Stage }) {
  const { view } = stage.shown;
  const place = view.step?.type === 'enterprise' ? 'enterprise' : 'space';
  const skipping = useSpentTap(stage.isRolling, stage.skip);
  return (
    <div
      className="sb-table"
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
      <Bubble />
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
