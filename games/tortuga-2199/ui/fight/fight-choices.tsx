import { faceNamed, type Move, type Tortuga2199, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { moveLine, promptLine } from '@haven/tortuga-2199-text';
import type { TableProps } from '@haven/ui-kit';
import { CardFace } from '../cards/card.tsx';
import { useWords } from '../words.ts';
import { useFightLabel } from './labels.ts';

interface Props {
  readonly props: TableProps<Tortuga2199>;
}

type Choice<K extends Move['type']> = Extract<Move, { type: K }>;
type CardChoice = Choice<'commit' | 'sacrifice'>;
type PlainChoice = Choice<'ready' | 'takeInfluence' | 'takeFromBank'>;

/** §4.2, §4.3 Cards to lay out; §7.1.2 a card to give up; §7.1.1 the spoils. */
export function FightChoices({ props }: Props) {
  const { say } = useWords();
  const { view, moves } = props.seen;
  const cards = moves.flatMap(({ move }) => (isCardChoice(move) ? [move] : []));
  const plain = moves.flatMap(({ move }) => (isPlainChoice(move) ? [move] : []));
  return (
    <div className="t2-fight-choices">
      <p className="t2-fight-prompt">{say(promptLine(view))}</p>
      <CardChoices props={props} choices={cards} />
      <div className="t2-fight-buttons">
        {plain.map((move) => (
          <PlainButton key={move.type} props={props} move={move} />
        ))}
      </div>
      <Secrecy view={view} />
    </div>
  );
}

const isCardChoice = (move: Move): move is CardChoice => move.type === 'commit' || move.type === 'sacrifice';
const isPlainChoice = (move: Move): move is PlainChoice =>
  move.type === 'ready' || move.type === 'takeInfluence' || move.type === 'takeFromBank';

function CardChoices({ props, choices }: Props & { readonly choices: readonly CardChoice[] }) {
  const label = useFightLabel();
  const { view } = props.seen;
  if (choices.length === 0) return needsCard(view) ? <p className="t2-fight-prompt">{label('noneFit')}</p> : null;
  return (
    <ul className="t2-fight-hand" aria-label={label('yourCards')}>
      {choices.map((move) => (
        <li key={move.card}>
          <CardButton props={props} move={move} />
        </li>
      ))}
    </ul>
  );
}

const isLayingOut = ({ agenda }: View): boolean => agenda.at(-1)?.type === 'commit' || agenda.at(-1)?.type === 'defend';

/** Whoever has laid out a card need not be told that there is none to lay out. */
function needsCard(view: View): boolean {
  const { fight, viewer } = view;
  return isLayingOut(view) && fight?.counts[viewer === fight.attacker ? 0 : 1] === 0;
}

function CardButton({ props, move }: Props & { readonly move: CardChoice }) {
  const { say } = useWords();
  const { view } = props.seen;
  return (
    <button
      type="button"
      className="t2-fight-card"
      data-about={`card ${move.card}`}
      data-move={tortuga2199.notate(move)}
      aria-label={say(moveLine(move, view))}
      aria-disabled={props.locked}
      onClick={() => !props.locked && props.play(tortuga2199.notate(move))}
    >
      <CardFace face={faceNamed(view, move.card)} state="legal" {...ownedBy(view, move)} />
    </button>
  );
}

/** Whose card it is, and how many of its kind one can still choose from. */
function ownedBy(view: View, { type, card }: CardChoice): { readonly seat: number; readonly copies: number } {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const hand = view.captains[seat]?.own?.hand ?? [];
  return { seat, copies: type === 'sacrifice' ? 1 : hand.filter((each) => each === card).length };
}

function PlainButton({ props, move }: Props & { readonly move: PlainChoice }) {
  const { say } = useWords();
  return (
    <button
      type="button"
      className="t2-fight-main"
      data-about="fight"
      data-move={tortuga2199.notate(move)}
      aria-disabled={props.locked}
      onClick={() => !props.locked && props.play(tortuga2199.notate(move))}
    >
      {say(moveLine(move, props.seen.view))}
    </button>
  );
}

function Secrecy({ view }: { readonly view: View }) {
  const label = useFightLabel();
  return isLayingOut(view) && <p className="t2-fight-hint">{label('secret')}</p>;
}
