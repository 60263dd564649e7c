import { Problems } from './field.tsx';
import type { PlacedProblem } from './problems.ts';

interface WordsProps {
  readonly field: string;
  readonly label: string;
  readonly value: unknown;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly problems: readonly PlacedProblem[];
  readonly onChange: (value: readonly unknown[] | undefined) => void;
}

/** Any of a few words; none at all is no list. */
export function WordsField({ field, label, value, values, problems, onChange }: WordsProps) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (word: string) => {
    const next = list.includes(word) ? list.filter((each) => each !== word) : [...list, word];
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <fieldset className="t2-words" data-field={field} data-wrong={problems.length > 0}>
      <legend>{label}</legend>
      {values.map(([word, name]) => (
        <label key={word}>
          <input type="checkbox" checked={list.includes(word)} onChange={() => toggle(word)} />
          {name}
        </label>
      ))}
      <Problems problems={problems} />
    </fieldset>
  );
}
