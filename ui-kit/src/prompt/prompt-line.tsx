import { boundFigures } from '@haven/text-kit';
import { KIT_LOOK, type Look } from '../theme/look.ts';
import { LastSeconds } from './last-seconds.tsx';
import { useQuestionShown } from './question.ts';

interface PromptLineProps {
  readonly look?: Look;
  /** Else it is what happens, which is told elsewhere: it is not read aloud once more. */
  readonly isQuestion?: boolean;
  readonly children: string;
}

/** What is asked now, in one sentence, or what is happening. The last seconds stand before it. */
export function PromptLine({ look = KIT_LOOK, isQuestion = true, children }: PromptLineProps) {
  useQuestionShown(isQuestion ? children : '');
  return (
    <>
      <LastSeconds />
      <p className={`${look}-prompt-line`}>{boundFigures(children)}</p>
    </>
  );
}
