import { useId } from 'react';
import { ChoiceControl, NumberControl } from './controls.tsx';
import { isDraft, withField } from './draft.ts';
import { useFieldLabel, useWordLabel } from './labels.ts';
import type { Part } from './parts.ts';

interface PartProps<P extends Part = Part> {
  readonly field: string;
  readonly part: P;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

type Of<Kind extends Part['kind']> = PartProps<Extract<Part, { kind: Kind }>>;

/** One part of an ability. What is left empty is not there. */
export function PartField({ field, part, value, onChange }: PartProps<Exclude<Part, { kind: 'abilities' }>>) {
  switch (part.kind) {
    case 'number':
      return <NumberPart {...{ field, part, value, onChange }} />;
    case 'choice':
      return <ChoicePart {...{ field, part, value, onChange }} />;
    case 'condition':
      return <ConditionPart {...{ field, part, value, onChange }} />;
    case 'amounts':
      return <AmountsPart {...{ field, part, value, onChange }} />;
    default:
      return part satisfies never;
  }
}

function NumberPart({ field, part, value, onChange }: Of<'number'>) {
  const label = useFieldLabel()(field);
  const control = useControl();
  return (
    <div className="t2-part" data-part={field}>
      <label htmlFor={control.id}>{label}</label>
      <NumberControl {...{ control, label, value, onChange }} {...part} />
    </div>
  );
}

function ChoicePart({ field, part, value, onChange }: Of<'choice'>) {
  const label = useFieldLabel()(field);
  const word = useWordLabel();
  const control = useControl();
  return (
    <div className="t2-part" data-part={field}>
      <label htmlFor={control.id}>{label}</label>
      <ChoiceControl
        {...{ control, value }}
        values={[['', '–'], ...part.values.map((each) => [each, word(each)] as const)]}
        onChange={(next) => onChange(next === '' ? undefined : next)}
      />
    </div>
  );
}

/** Something to have, and how much of it at least. */
function ConditionPart({ field, part, value, onChange }: Of<'condition'>) {
  const { has, least } = isDraft(value) ? value : {};
  const choose = (next: unknown) => onChange(next === undefined ? undefined : withField(value, 'has', next));
  return (
    <>
      <ChoicePart field={field} part={{ kind: 'choice', values: part.values }} value={has} onChange={choose} />
      {has !== undefined && (
        <NumberPart
          field="least"
          part={{ kind: 'number', least: part.least, most: part.most }}
          value={least}
          onChange={(next) => onChange(withField(value, 'least', next))}
        />
      )}
    </>
  );
}

/** So much of each, or of one alone. */
function AmountsPart({ field, part, value, onChange }: Of<'amounts'>) {
  const label = useFieldLabel();
  const word = useWordLabel();
  const amounts = isDraft(value) ? value : {};
  const write = (currency: string, next: unknown) => {
    const written = withField(part.isSingle ? {} : amounts, currency, next);
    onChange(Object.keys(written).length === 0 ? undefined : written);
  };
  return (
    <fieldset className="t2-part" data-part={field}>
      <legend>{label(field)}</legend>
      {part.of.map((currency) => (
        <Amount
          key={currency}
          label={word(currency)}
          {...part}
          value={amounts[currency]}
          onChange={(next) => write(currency, next)}
        />
      ))}
    </fieldset>
  );
}

interface AmountProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Amount({ label, ...number }: AmountProps) {
  const control = useControl();
  return (
    <span className="t2-amount-part">
      <label htmlFor={control.id}>{label}</label>
      <NumberControl {...{ control, label }} {...number} />
    </span>
  );
}

/** What is wrong with a part is said under its ability. */
function useControl() {
  return { id: useId(), 'aria-invalid': false, 'aria-describedby': undefined } as const;
}
