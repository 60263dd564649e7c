import type { Action } from '@haven/tortuga-rules';
import { Emblem } from '../art/emblem.tsx';
import { Medal } from '../art/medal.tsx';
import { useDesk } from '../desk.ts';
import { isDuel, type Standing, standingsOf, totalAt } from '../figures.ts';
import { useWords } from '../words.ts';
import { Gain, type Rank } from './gain.tsx';

interface Props {
  readonly action: Action;
  readonly coming: number | undefined;
}

/** §3.2 Who would act as things stand, and what it brings. */
export function Ranks({ action, coming }: Props) {
  const { view, me } = useDesk();
  const standings = standingsOf(view, (seat) => (seat === me ? coming : undefined) ?? totalAt(view, seat, action));
  const present = standings.filter(({ total }) => total > 0);
  const free = freePositions(isDuel(view), present.length);
  return (
    <ol className="tt-ranks">
      {present.map((standing) => (
        <RankRow key={standing.seat} action={action} standing={standing} />
      ))}
      {free.map((position) => (
        <li key={position} className="tt-rank" data-free="true">
          <Medal position={position} />
          <Gain action={action} rank={rankOf(position, isDuel(view))} />
        </li>
      ))}
    </ol>
  );
}

const freePositions = (duel: boolean, taken: number): (1 | 2)[] => ([1, 2] as const).slice(taken, duel ? 1 : 2);

function rankOf(position: 1 | 2, duel: boolean): Rank {
  if (duel) return 'duel';
  return position === 1 ? 'first' : 'second';
}

function RankRow({ action, standing }: { readonly action: Action; readonly standing: Standing }) {
  const { view, me } = useDesk();
  const { nameOf } = useWords();
  const { seat, total, position } = standing;
  return (
    <li className="tt-rank" data-position={position ?? 'none'} data-own={seat === me}>
      <Medal position={position} />
      <Emblem seat={seat} />
      <span className="tt-rank-name">{nameOf(seat)}</span>
      <b>{total}</b>
      {position && <Gain action={action} rank={rankOf(position, isDuel(view))} />}
    </li>
  );
}
