import { at, type Outcome, rankOf } from '@haven/kit';
import type { SeenPlayer } from '@haven/tortuga-rules';
import { ChestArt } from '../art/chest-art.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useWords } from '../words.ts';
import { ranked } from './sources.ts';

interface Props {
  readonly outcome: Outcome;
  readonly players: readonly SeenPlayer[];
}

/** Everybody in order, with the chests that came home. */
export function Podium({ outcome, players }: Props) {
  return (
    <ol className="tt-podium">
      {ranked(outcome).map((seat) => (
        <Step
          key={seat}
          seat={seat}
          rank={rankOf(outcome, seat)}
          total={at(outcome.sheets, seat).total}
          player={at(players, seat)}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
  readonly player: SeenPlayer;
}

function Step({ seat, rank, total, player }: StepProps) {
  const { nameOf, label, chestOf } = useWords();
  return (
    <li className="tt-podium-step" data-rank={rank} data-seat={seat}>
      <p className="tt-podium-name">
        <b className="tt-podium-rank">{rank}</b>
        <Emblem seat={seat} />
        <span>{nameOf(seat)}</span>
      </p>
      <p className="tt-podium-total">{label('points', { count: total })}</p>
      <ul className="tt-podium-chests">
        {player.tortuga.map((colour, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chests have no names, and nothing moves here any more.
          <li key={place}>
            <ChestArt colour={colour} />
            <span className="visually-hidden">{chestOf(colour)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
