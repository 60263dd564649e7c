import { DICE, type Die, faceOf, type Rolled, type SeenPlayer } from '@haven/tortuga-rules';
import { dieLine } from '@haven/tortuga-text';
import { useBoard } from '../board-context.ts';
import { SmallDie } from '../dice/die.tsx';
import { FACE_ICON } from '../dice/faces.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** §2.3 Dice behind somebody else's screen: how many, and once it is lifted, which. */
export function RivalScreen({ player }: { readonly player: SeenPlayer }) {
  const { view } = useBoard();
  const { label } = useWords();
  if (player.rolling === '') return null;
  const isDown = view.phase === 'pick' && player.rolled.every((value) => value === null);
  return (
    <div className="tt-rival-screen" data-about="screen" data-down={isDown} data-picked={player.picked}>
      <span className="visually-hidden">{label('behindScreen', { count: player.rolling.length })}</span>
      {DICE.map((letter, die) =>
        player.rolling.includes(letter) ? (
          <HiddenOrShown key={letter} letter={letter} value={player.rolled[die]} />
        ) : null,
      )}
    </div>
  );
}

interface DieProps {
  readonly letter: Die;
  readonly value: Rolled | null | undefined;
}

function HiddenOrShown({ letter, value }: DieProps) {
  const { say } = useWords();
  if (value == null) return <span className="tt-hidden-die" aria-hidden="true" />;
  const face = faceOf(value);
  return (
    <span className="tt-shown-die" data-about={`die ${letter}`} data-face={face}>
      <Icon name={FACE_ICON[face]} />
      <SmallDie letter={letter} face={face} />
      <span className="visually-hidden">{say(dieLine(value))}</span>
    </span>
  );
}
