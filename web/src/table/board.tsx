import type { GameTypes } from '@haven/kit';
import { goesByKeys, type TableProps } from '@haven/ui-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DoubtNotice } from '../fair/doubt-notice.tsx';
import { ProofNotice } from '../fair/proof-notice.tsx';
import type { MatchProof } from '../fair/use-proof.ts';
import { HintCount } from '../hint/hint-count.tsx';
import { Stopped } from '../online/stopped.tsx';
import { useProviso } from '../online/use-proviso.ts';
import { MotionWish } from './motion-wish.tsx';
import { ReviewLink } from './review-link.tsx';
import type { TableFrameState } from './use-frame.ts';
import type { ResultState } from './use-result.ts';

interface BoardProps {
  readonly frame: TableFrameState;
  readonly shown: TableProps<GameTypes>;
}

/** The game's own screen, or its result, below what has to be said of the match. */
export function Board({ frame, shown }: BoardProps) {
  const { ui, state, proof, result } = frame;
  const t = useTranslations('table');
  const area = useRef<HTMLElement>(null);
  useFallingFocus(area);
  return (
    <main ref={area} className="board-area" id="content" tabIndex={-1}>
      <h2 className="visually-hidden">{t('board')}</h2>
      {state?.doubt && !proof && <DoubtNotice />}
      {proof && isDue(proof, result) && <ProofNotice proof={proof} />}
      <MotionWish>
        {result.isShown && <HintCount aids={shown.aids} />}
        {result.isShown && <End frame={frame} shown={shown} />}
        {!result.isShown && !result.isComing && <ui.Table {...shown} />}
      </MotionWish>
    </main>
  );
}

/** A match that was stopped has no outcome: how it stood takes its place. */
function End({ frame: { ui, place, company, result, again }, shown }: BoardProps) {
  const proviso = useProviso(company, shown.seen.outcome);
  if (result.isStopped && company)
    return (
      <div className="result-area">
        <Stopped company={company} ui={ui} place={place} onAgain={again} />
      </div>
    );
  return (
    <>
      <ReviewLink game={ui.id} place={place} />
      <div className="result-area">
        <ui.Result {...shown} history={result.history} onAgain={again} {...(proviso && { proviso })} />
      </div>
    </>
  );
}

/** What a table lets go of does not fall out of it. */
function useFallingFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (goesByKeys() && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  });
}

/** The quiet line comes with the result, so that nothing moves on the table; what is wrong is said at once. */
function isDue({ verdict }: MatchProof, { isShown }: ResultState): boolean {
  return isShown || verdict === 'wrong';
}
