import { at } from '@haven/kit';
import { type Action, isAttack, type Move, symbolOf, type View } from '@haven/tortuga-rules';
import { useBoard } from '../board-context.ts';
import { FACE_ICON } from '../dice/faces.ts';
import { bestPick, totalAt, viewWith } from '../figures.ts';
import { GUIDE_ID } from '../guide/guide.tsx';
import { Counter, Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { FlagDice } from './flag-dice.tsx';
import { Ranks } from './ranks.tsx';

/** One action: its cloth, the dice of the board in front, and who would act. */
export function Flag({ action }: { readonly action: Action }) {
  const { view, front, stage } = useBoard();
  const coming = useComing(action);
  const isActing =
    stage.isPlaying && stage.frame.events.some((event) => 'deed' in event && event.deed.action === action);
  return (
    <li
      className="tt-flag"
      data-about={`action ${action}`}
      data-action={action}
      data-acting={isActing}
      data-attack={isAttack(action)}
    >
      <FlagCloth action={action} total={totalAt(coming ?? view, front, action)} isComing={coming !== undefined} />
      <div className="tt-flag-sheet" data-sheet={action}>
        <FlagDice action={action} player={at(view.players, front)} />
        <Ranks action={action} view={coming ?? view} />
      </div>
    </li>
  );
}

/** The table as it would be with the dice that are taken up. */
function useComing(action: Action): View | undefined {
  const { view, me, own, asked, draft } = useBoard();
  if (me === null || own === null || asked?.type !== 'pick' || draft.dice === 0) return undefined;
  return symbolOf(own, draft.dice) === action ? viewWith(view, me, { dice: draft.dice, action }) : undefined;
}

interface ClothProps {
  readonly action: Action;
  readonly total: number;
  readonly isComing: boolean;
}

/** A tap takes up all dice of this action, or answers the question; else it opens the guide. */
function FlagCloth({ action, total, isComing }: ClothProps) {
  const { label, shortOf, actionOf } = useWords();
  const act = useFlagTap(action);
  return (
    <button
      type="button"
      className="tt-cloth"
      data-flag={action}
      data-legal={act !== undefined}
      data-coming={isComing}
      aria-label={label('flagLabel', { action: actionOf(action), total })}
      onClick={act}
      {...(act ? {} : { popoverTarget: GUIDE_ID })}
    >
      <Icon name={FACE_ICON[action]} />
      <span className="tt-cloth-name">{shortOf(action)}</span>
      <Counter value={total} />
    </button>
  );
}

function useFlagTap(action: Action): (() => void) | undefined {
  const { own, asked, moves, play, tap } = useBoard();
  if (own === null || asked === undefined) return undefined;
  if (asked.type === 'pick') {
    const dice = bestPick(own, action);
    return dice === 0 ? undefined : () => tap({ type: 'dice', dice });
  }
  const move = moves.find((each) => answers(each, action));
  return move && (() => play(move));
}

const answers = (move: Move, action: Action) =>
  (move.type === 'turn' || move.type === 'bonus') && move.action === action;
