import type { Colour } from '@haven/tortuga-rules';
import * as m from 'motion/react-m';
import { ChestArt } from '../art/chest-art.tsx';
import { useWords } from '../words.ts';
import type { Ordering } from './use-ordering.ts';

interface Props {
  readonly colour: Colour;
  readonly place: number;
  readonly fate: 'carried' | 'centre' | 'bag';
  readonly ordering: Ordering;
}

const SNAP = { type: 'spring', stiffness: 400, damping: 32 } as const;

/** A chest that can be put elsewhere in the row. */
export function OrderedChest({ colour, place, fate, ordering }: Props) {
  const { label, chestOf } = useWords();
  return (
    <m.li className="tt-ordered" layout transition={SNAP} data-place={place} data-fate={fate}>
      <button
        type="button"
        data-about={`chest ${colour}`}
        aria-pressed={ordering.held === place}
        aria-label={label('orderedChest', { chest: chestOf(colour), place: place + 1, fate })}
        {...ordering.chest(place)}
      >
        <ChestArt colour={colour} />
      </button>
      <small>{fate === 'carried' ? place + 1 : label(fate === 'bag' ? 'intoBag' : 'toCentre')}</small>
    </m.li>
  );
}
