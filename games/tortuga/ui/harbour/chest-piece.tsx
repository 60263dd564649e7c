import * as m from 'motion/react-m';
import { ChestArt } from '../art/chest-art.tsx';
import { useBoard } from '../board-context.ts';
import type { Chest } from '../stage/chests.ts';
import { useWords } from '../words.ts';

const GLIDE = { type: 'spring', stiffness: 170, damping: 24 } as const;

/** A chest with its name: it glides to wherever it is next. */
export function ChestPiece({ chest }: { readonly chest: Chest }) {
  const { stage } = useBoard();
  const { chestOf } = useWords();
  return (
    <m.span
      className="tt-chest"
      data-about={`chest ${chest.colour}`}
      data-colour={chest.colour}
      layoutId={`chest-${chest.id}`}
      layoutDependency={stage.frame}
      transition={GLIDE}
    >
      <ChestArt colour={chest.colour} />
      <span className="visually-hidden">{chestOf(chest.colour)}</span>
    </m.span>
  );
}
