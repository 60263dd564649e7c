import { simRng } from '@haven/kit';
import { BOUNTIES, SYSTEMS, starBounty, type Taken, type View } from '@haven/star-bounty-rules';
import type { Details, Language } from '@haven/ui-kit';
import { topicOf } from '../details/about.ts';
import { wordsIn } from '../words.ts';

const SEED = 1;

const OPTIONS = { formation: 'v', lenient: false } as const;

/** A ship before the first battle. */
export const STILL: View = starBounty.view(starBounty.setup(1, OPTIONS, simRng(SEED)), 0);

/** A thing as it is told of: `system shields 4` has power 4, `life 6` is what is left, `taken KS alive 2` was captured in sector 2. */
function viewFor(view: View, about: string): View {
  const [kind, id, state, sector] = about.split(' ');
  if (kind === 'life' && id !== undefined) return { ...view, life: Number(id) };
  const system = SYSTEMS.find((each) => each === id);
  if (system && state !== undefined) return { ...view, systems: { ...view.systems, [system]: Number(state) } };
  const card = BOUNTIES.find((each) => each === id);
  if (kind !== 'taken' || card === undefined) return view;
  return { ...view, collection: [{ card, alive: state === 'alive', sector: Number(sector) }] };
}

export const aboutTaken = ({ card, alive, sector }: Taken) => `taken ${card} ${alive ? 'alive' : 'dead'} ${sector}`;

/** Nobody plays here: nothing can be done with what is asked about. */
export function topicsIn(language: Language): (about: string) => Details | undefined {
  return (about) => {
    const topic = topicOf(wordsIn(language), viewFor(STILL, about))(about);
    if (topic === undefined) return undefined;
    const { moves: _moves, ...told } = topic;
    return told;
  };
}
