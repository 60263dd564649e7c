import type { Seat } from '@haven/kit';
import type { Ability, Face } from '@haven/tortuga-2199-rules';
import { Glyph, type Resource } from '../art/glyph.tsx';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { Portrait } from './portrait.tsx';
import { softWords } from './soft-words.ts';
import './cards.css';

export type CardSize = 'small' | 'medium' | 'large';
/** Legal cards glow, a chosen one lifts, a spent one fades. */
type CardState = 'still' | 'legal' | 'chosen' | 'spent';

interface CardProps {
  readonly face: Face;
  readonly size?: CardSize;
  readonly state?: CardState;
  /** Whose ship is on it, if it is a ship's card. */
  readonly seat?: Seat;
  readonly copies?: number;
  /** Its abilities would do nothing now. */
  readonly isIdle?: boolean;
}

/** Dark glass with an edge of light in the colour of the place it comes from. Whoever shows it makes it a button. */
export function CardFace({ face, size = 'medium', state = 'still', seat = 0, copies = 1, isIdle = false }: CardProps) {
  const { cardOf, printedOn } = useWords();
  const printed = size === 'small' ? undefined : printedOn(face);
  return (
    <span className="t2-card" data-deck={face.deck} data-size={size} data-state={state} data-idle={isIdle}>
      <Portrait face={face} seat={seat} />
      <span className="t2-card-name">{softWords(cardOf(face))}</span>
      <Price face={face} />
      <Gains face={face} />
      {size !== 'small' && printed === undefined && <Abilities abilities={face.abilities} />}
      {printed !== undefined && <span className="t2-card-ability">{printed}</span>}
      {copies > 1 && <span className="t2-card-copies">×{copies}</span>}
    </span>
  );
}

/** The back of a card that nobody else may see. */
export function CardBack({ size = 'medium' }: { readonly size?: CardSize }) {
  return (
    <span className="t2-card t2-card-back" data-size={size}>
      <Icon name="skull-crossed-bones" />
    </span>
  );
}

/** Each as it is called: no two abilities of a card are said alike. */
function Abilities({ abilities }: { readonly abilities: readonly Ability[] }) {
  const { abilityOf } = useWords();
  return abilities.map(abilityOf).map((said) => (
    <span key={said} className="t2-card-ability">
      {softWords(said)}
    </span>
  ));
}

/** What a card of a market costs, or how hard a creature is to catch. */
function Price({ face }: { readonly face: Face }) {
  const { word } = useWords();
  if (face.deck === 'hunt')
    return <Amount of="manoeuvre" count={face.difficulty ?? 0} label={word('names.difficulty')} />;
  if (face.cost === undefined) return null;
  return <Amount of="crypto" count={face.cost} label={word('names.cost')} />;
}

function Amount({ of, count, label }: { readonly of: Resource; readonly count: number; readonly label: string }) {
  return (
    <span className="t2-card-cost" data-resource={of}>
      <span className="visually-hidden">{label}</span>
      <Glyph of={of} />
      <b>{count}</b>
    </span>
  );
}

/** What it brings when it is played, and what a creature is worth when it is handed in. */
function Gains({ face }: { readonly face: Face }) {
  return (
    <span className="t2-card-gains">
      <Gain of="crypto" count={face.crypto} />
      <Gain of="manoeuvre" count={face.manoeuvre} />
      <Gain of="influence" count={face.redeem ?? 0} />
    </span>
  );
}

function Gain({ of, count }: { readonly of: 'crypto' | 'manoeuvre' | 'influence'; readonly count: number }) {
  const { word } = useWords();
  if (count === 0) return null;
  return (
    <span className="t2-gain" data-resource={of}>
      <b aria-hidden="true">{count}</b>
      <Glyph of={of} />
      <span className="visually-hidden">{word(`resources.${of}`, { n: count })}</span>
    </span>
  );
}
