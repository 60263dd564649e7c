import { DECKS } from '@haven/tortuga-2199-rules';
import type { ReactNode } from 'react';
import { CardFace } from '../cards/card.tsx';
import { CardField, type CardFieldProps } from './card-field.tsx';
import { type Draft, withField } from './draft.ts';
import { useEditorLabel } from './labels.ts';
import { pictureOf } from './picture.ts';
import { useProblemWords } from './problem-words.ts';
import type { PlacedProblem } from './problems.ts';
import { isOf, shapesOf } from './shapes.ts';
import { StrangeField } from './strange-field.tsx';

interface CardFormProps {
  readonly card: Draft;
  readonly index: number;
  readonly problems: readonly PlacedProblem[];
  readonly onChange: CardFieldProps['onChange'];
  readonly onDeck: (deck: string) => void;
  /** What stands above and below the fields. */
  readonly head: ReactNode;
  readonly foot: ReactNode;
}

/** Where a card comes from and what the file calls it: few need that. */
const RARE = ['status', 'known', 'id'];

/** One card: its fields as the format has them, and its picture as the table draws it. */
export function CardForm({ card, index, problems, onChange, onDeck, head, foot }: CardFormProps) {
  const label = useEditorLabel();
  const { cardName } = useProblemWords();
  const shapes = [...shapesOf(DECKS.find((deck) => deck === card.deck) ?? 'T')];
  const wrongWith = (field: string) => problems.filter((each) => isOf(each.field, field));
  const rows = (chosen: typeof shapes) =>
    chosen.map(([field, shape]) => (
      <CardField key={field} {...{ card, field, shape, onChange, onDeck }} problems={wrongWith(field)} />
    ));
  const rare = shapes.filter(([field]) => RARE.includes(field));
  return (
    <section className="t2-card-form" aria-label={cardName(card, index)}>
      {head}
      <div className="t2-card-picture">
        <p className="visually-hidden">{label('picture')}</p>
        <CardFace face={pictureOf(card)} size="large" />
      </div>
      <div className="t2-fields">
        {rows(shapes.filter(([field]) => !RARE.includes(field)))}
        <StrangeFields {...{ card, onChange }} known={shapes.map(([field]) => field)} />
        <details className="t2-rare" open={rare.some(([field]) => wrongWith(field).length > 0) || undefined}>
          <summary>{label('moreFields')}</summary>
          <div className="t2-fields">{rows(rare)}</div>
        </details>
      </div>
      {foot}
    </section>
  );
}

type StrangeProps = Pick<CardFormProps, 'card' | 'onChange'> & { readonly known: readonly string[] };

function StrangeFields({ card, onChange, known }: StrangeProps) {
  const strange = Object.keys(card).filter((field) => !known.includes(field));
  return strange.map((field) => (
    <StrangeField
      key={field}
      {...{ field }}
      value={card[field]}
      onRemove={() => onChange((now) => withField(now, field, undefined))}
    />
  ));
}
