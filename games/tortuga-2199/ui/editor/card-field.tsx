import { DECKS, FACTS, STATUSES } from '@haven/tortuga-2199-rules';
import type { Language } from '@haven/ui-kit';
import { useWords, wordsIn } from '../words.ts';
import { AbilitiesField } from './abilities-field.tsx';
import { ChoiceControl, NumberControl, typed } from './controls.tsx';
import { type Draft, withField } from './draft.ts';
import { Field } from './field.tsx';
import { useFieldLabel } from './labels.ts';
import { pictureOf } from './picture.ts';
import type { PlacedProblem } from './problems.ts';
import type { Shape } from './shapes.ts';
import { TextsField } from './texts-field.tsx';
import { WordsField } from './words-field.tsx';

export interface CardFieldProps {
  readonly card: Draft;
  readonly field: string;
  readonly shape: Shape;
  readonly problems: readonly PlacedProblem[];
  readonly onChange: (edit: (card: Draft) => Draft) => void;
  /** A card that changes its deck changes more than that. */
  readonly onDeck: (deck: string) => void;
}

/** One field of a card, written as its shape asks. */
export function CardField({ card, field, shape, problems, onChange, onDeck }: CardFieldProps) {
  const fieldLabel = useFieldLabel();
  const { language } = useWords();
  const valueName = useValueName();
  const value = card[field];
  const label = fieldLabel(field === 'copies' && card.deck === 'start' ? 'copies-start' : field, { language });
  const set = (next: unknown) => onChange((now) => withField(now, field, next));
  const shared = { value, problems, onChange: set };
  switch (shape.kind) {
    case 'abilities':
      return <AbilitiesField {...shared} />;
    case 'texts':
      return <TextsField {...shared} field={field} {...(field === 'name' && { without: ownNames(card) })} />;
    case 'words':
      return (
        <WordsField {...shared} {...{ field, label }} values={shape.values.map((each) => [each, valueName(each)])} />
      );
    case 'number':
      return (
        <Field {...{ field, label, problems }}>
          {(control) => <NumberControl {...{ control, label, value }} {...shape} onChange={set} />}
        </Field>
      );
    case 'choice':
      return (
        <Field {...{ field, label, problems }}>
          {(control) => (
            <ChoiceControl
              {...{ control, value }}
              values={shape.values.map((each) => [each, valueName(each)])}
              onChange={field === 'deck' ? onDeck : set}
            />
          )}
        </Field>
      );
    case 'line':
      return (
        <Field {...{ field, label, problems }}>
          {(control) => (
            <input {...control} autoComplete="off" value={typed(value)} onChange={({ target }) => set(target.value)} />
          )}
        </Field>
      );
    default:
      return shape satisfies never;
  }
}

/** What the house calls a card that brings no name. */
function ownNames(card: Draft): (language: Language) => string {
  const { name: _given, ...face } = pictureOf(card);
  return (language) => wordsIn(language).cardOf(face);
}

/** What a word of the format is called. */
function useValueName(): (value: string) => string {
  const { title } = useWords();
  return (value) => {
    const deck = DECKS.find((each) => each === value);
    if (deck) return title(`decks.${deck}.name`);
    const status = STATUSES.find((each) => each === value);
    if (status) return title(`statuses.${status}.name`);
    const fact = FACTS.find((each) => each === value);
    return fact ? title(`facts.${fact}`) : value;
  };
}
