import { type Action, effectFor, effectsOf, type Standing, standingsOf, type View } from '@haven/tortuga-rules';
import { Medal } from '../art/medal.tsx';
import { useBoard } from '../board-context.ts';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';
import { Gain } from './gain.tsx';

interface Props {
  readonly action: Action;
  /** The table, with the dice that are taken up in their place. */
  readonly view: View;
}

/** Who would act as things stand, and what it brings. */
export function Ranks({ action, view }: Props) {
  const present = standingsOf(view, action).filter(({ total }) => total > 0);
  const free = POSITIONS.slice(present.length, effectsOf(view).length);
  return (
    <ol className="tt-ranks" data-ranks={action}>
      {present.map((standing) => (
        <RankRow key={standing.seat} action={action} standing={standing} />
      ))}
      {free.map((position) => (
        <li key={position} className="tt-rank" data-free="true">
          <Medal position={position} />
          <Gain action={action} effect={effectFor(view, { position })} />
        </li>
      ))}
    </ol>
  );
}

const POSITIONS = [1, 2] as const;

function RankRow({ action, standing }: { readonly action: Action; readonly standing: Standing }) {
  const { view, me } = useBoard();
  const { nameOf } = useWords();
  const { seat, total, position } = standing;
  return (
    <li className="tt-rank" data-position={position ?? 'none'} data-own={seat === me}>
      <Medal position={position} />
      <Emblem seat={seat} />
      <span className="tt-rank-name">{nameOf(seat)}</span>
      <b>{total}</b>
      {position && <Gain action={action} effect={effectFor(view, { position })} />}
    </li>
  );
}
