import type { Seat } from '@haven/kit';
import { ACTIONS, AREAS, DICE, type SeenPlayer } from '@haven/tortuga-rules';
import { useBoard } from '../board-context.ts';
import { SmallDie } from '../dice/die.tsx';
import { FACE_ICON } from '../dice/faces.ts';
import { BonusTile } from '../flags/flag-dice.tsx';
import { AreaZone } from '../harbour/area-zone.tsx';
import { SeatHead } from '../harbour/seat-head.tsx';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { RivalScreen } from './rival-screen.tsx';
import { TargetButton } from './target-button.tsx';

interface Props {
  readonly seat: Seat;
  readonly player: SeenPlayer;
}

const WEST_TO_EAST = AREAS.toReversed();

/** The board of somebody else: the same as the large one, in small. */
export function Rival({ seat, player }: Props) {
  const { draft, asked } = useBoard();
  const { label, nameOf } = useWords();
  const isTarget = asked?.type === 'attack' && draft.target === seat;
  return (
    <article
      className="tt-rival"
      data-seat={seat}
      data-rival={seat}
      data-target={isTarget}
      aria-label={label('boardOf', { seat: nameOf(seat) })}
    >
      <SeatHead seat={seat} player={player} />
      <LookButton seat={seat} />
      <div className="tt-areas">
        {WEST_TO_EAST.map((area) => (
          <AreaZone key={area} seat={seat} area={area} />
        ))}
      </div>
      <div className="tt-rival-foot">
        <RivalActions seat={seat} player={player} />
        <RivalScreen player={player} />
      </div>
      <TargetButton seat={seat} />
    </article>
  );
}

/** A spectator chooses whose board lies in front. */
function LookButton({ seat }: { readonly seat: Seat }) {
  const { me, lookAt } = useBoard();
  const { label, nameOf } = useWords();
  if (me !== null) return null;
  return (
    <button
      type="button"
      className="tt-look"
      data-about={`seat ${seat}`}
      aria-label={label('lookAt', { seat: nameOf(seat) })}
      onClick={() => lookAt(seat)}
    >
      <Icon name="spyglass" />
    </button>
  );
}

/** The dice that are placed, and the bonus tiles. */
function RivalActions({ seat, player }: Props) {
  const { shortOf } = useWords();
  return (
    <ul className="tt-rival-actions">
      {ACTIONS.map((action) => (
        <li
          key={action}
          data-about={`action ${action} ${seat}`}
          data-action={action}
          data-used={player.placed.includes(action)}
        >
          <Icon name={FACE_ICON[action]} />
          <span className="visually-hidden">{shortOf(action)}</span>
          {DICE.filter((_, die) => player.placed[die] === action).map((letter) => (
            <SmallDie key={letter} letter={letter} face={action} />
          ))}
          <BonusTile value={player.bonus[action]} />
        </li>
      ))}
    </ul>
  );
}
