import { faceNamed, type KindId, type Move, type Tortuga2199, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { moveLine, promptLine } from '@haven/tortuga-2199-text';
import type { TableProps } from '@haven/ui-kit';
import { CardFace } from '../cards/card.tsx';
import { useExplainer } from '../details/topic.ts';
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
      <p className="t2-fight-prompt" data-clear="">
        {say(promptLine(view))}
      </p>
      <CardChoices props={props} choices={cards} />
      <div className="t2-fight-buttons" data-clear="">
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
  const unfit = isLayingOut(view) ? unfitIn(view, choices) : [];
  return (
    <>
      {choices.length === 0 && needsCard(view) && <p className="t2-fight-prompt">{label('noneFit')}</p>}
      {choices.length + unfit.length > 0 && (
        <ul className="t2-fight-hand" data-part="fight-hand" aria-label={label('yourCards')}>
          {choices.map((move) => (
            <li key={move.card}>
              <CardButton props={props} move={move} />
            </li>
          ))}
          {unfit.map((card) => (
            <li key={card}>
              <UnfitCard view={view} card={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const handIn = ({ captains, viewer }: View): readonly KindId[] =>
  (viewer === 'spectator' ? undefined : captains[viewer]?.own?.hand) ?? [];

/** What else is in hand, once of each kind. */
function unfitIn(view: View, choices: readonly CardChoice[]): KindId[] {
  return [...new Set(handIn(view))].filter((kind) => choices.every(({ card }) => card !== kind));
}

/** §4.2 A card without Manoeuvre stays in sight, and a tap tells why it cannot be laid out. */
function UnfitCard({ view, card }: { readonly view: View; readonly card: KindId }) {
  const { cardOf, label } = useWords();
  const { show } = useExplainer();
  const face = faceNamed(view, card);
  const topic = { title: cardOf(face), lines: [label('notInCombat')], rules: ['§4.2', '§4.6'] };
  return (
    <button
      type="button"
      className="t2-fight-card"
      data-about={`card ${card}`}
      data-fits="false"
      aria-label={label('lookAt', { card: cardOf(face) })}
      onClick={({ currentTarget }) => show({ topic, thing: currentTarget, isPinned: true })}
    >
      <CardFace face={face} state="spent" {...ownedBy(view, card)} />
    </button>
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
      <CardFace
        face={faceNamed(view, move.card)}
        state="legal"
        {...ownedBy(view, move.card)}
        {...(move.type === 'sacrifice' && { copies: 1 })}
      />
    </button>
  );
}

/** Whose card it is, and how many of its kind one still has. */
function ownedBy(view: View, card: KindId): { readonly seat: number; readonly copies: number } {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  return { seat, copies: handIn(view).filter((each) => each === card).length };
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
