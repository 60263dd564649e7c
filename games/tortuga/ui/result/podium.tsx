import { at, type Outcome, type Viewer } from '@haven/kit';
import type { SeenPlayer } from '@haven/tortuga-rules';
import { Podium } from '@haven/ui-kit';
import { BuccaneerFace } from '../art/buccaneer-face.tsx';
import { ChestArt } from '../art/chest-art.tsx';
import { useWords } from '../words.ts';

interface Props {
  readonly outcome: Outcome;
  readonly players: readonly SeenPlayer[];
  readonly viewer: Viewer;
}

/** Everybody in order, with the chests that came home. */
export function ChestPodium({ outcome, players, viewer }: Props) {
  const { nameOf, label } = useWords();
  return (
    <Podium look="tt" outcome={outcome}>
      {({ seat, rank, total }) => (
        <>
          <p className="tt-podium-name">
            <b className="tt-podium-rank">{rank}</b>
            <BuccaneerFace seat={seat} />
            <span>{nameOf(seat)}</span>
            {seat === viewer && <span className="tt-you">{label('you')}</span>}
          </p>
          <p className="tt-podium-total">{label('points', { count: total })}</p>
          <Chests player={at(players, seat)} />
        </>
      )}
    </Podium>
  );
}

function Chests({ player }: { readonly player: SeenPlayer }) {
  const { chestOf } = useWords();
  return (
    <ul className="tt-podium-chests">
      {player.tortuga.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chests have no names, and nothing moves here any more.
        <li key={place}>
          <ChestArt colour={colour} />
          <span className="visually-hidden">{chestOf(colour)}</span>
        </li>
      ))}
    </ul>
  );
}
