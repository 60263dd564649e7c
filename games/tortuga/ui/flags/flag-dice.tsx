import { listed } from '@haven/text-kit';
import { type Action, DICE, isAttack, limitOf, type SeenPlayer } from '@haven/tortuga-rules';
import { SmallDie } from '../dice/die.tsx';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly action: Action;
  readonly player: SeenPlayer;
}

/** The dice that lie at an action, the room that is left, the bonus tile. */
export function FlagDice({ action, player }: Props) {
  const { label, language } = useWords();
  const lying = DICE.filter((_, die) => player.placed[die] === action);
  const used = lying.length;
  const places = limitOf(player, action);
  return (
    <div className="tt-flag-dice">
      <span className="visually-hidden">{label('diceHere', { dice: listed(language, lying), used, places })}</span>
      {lying.map((letter) => (
        <SmallDie key={letter} letter={letter} face={action} />
      ))}
      {isAttack(action) && <Room action={action} used={used} places={places} />}
      <BonusTile value={player.bonus[action]} />
    </div>
  );
}

const SPOTS = [1, 2, 3, 4] as const;

interface RoomProps {
  readonly action: Action;
  readonly used: number;
  readonly places: number;
}

/** §2.6 Where more dice fit, and how many an attack holds. */
function Room({ action, used, places }: RoomProps) {
  const { label } = useWords();
  return (
    <span className="tt-room" data-about={`room ${action}`} aria-hidden="true">
      {SPOTS.filter((spot) => spot <= places - used).map((spot) => (
        <span key={spot} className="tt-free-place">
          <Icon name="rolling-dices" />
        </span>
      ))}
      <Icon name="rolling-dices" />
      <span className="tt-room-word">{label('room')}</span>
      <b>{`${used}/${places}`}</b>
    </span>
  );
}

/** §2.9 One side says 1, the other 2. */
export function BonusTile({ value }: { readonly value: number }) {
  const { label } = useWords();
  if (value === 0) return null;
  return (
    <span className="tt-bonus" data-about="bonusTile" data-value={value}>
      <span aria-hidden="true">+{value}</span>
      <span className="visually-hidden">{label('bonusTile', { value })}</span>
    </span>
  );
}
