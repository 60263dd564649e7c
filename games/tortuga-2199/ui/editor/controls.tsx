import type { KeyboardEvent } from 'react';
import type { ControlProps } from './field.tsx';
import { useEditorLabel } from './labels.ts';

interface NumberProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: unknown;
  readonly least: number;
  readonly most: number;
  /** What holds as long as there is no number. */
  readonly usual?: number;
  readonly onChange: (value: unknown) => void;
}

/** A number to type or to step. Whatever is typed stays; the check says if it is none. */
export function NumberControl({ control, label, value, least, most, usual, onChange }: NumberProps) {
  const say = useEditorLabel();
  const step = (by: number) => onChange(stepped(value ?? usual, by, { least, most }));
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <span className="t2-number">
      <button
        type="button"
        aria-label={say('less', { field: label })}
        aria-disabled={value === least}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        {...control}
        inputMode="numeric"
        autoComplete="off"
        placeholder={usual?.toString()}
        value={typed(value)}
        onChange={({ target }) => onChange(numberIn(target.value))}
        onKeyDown={keys}
      />
      <button
        type="button"
        aria-label={say('more', { field: label })}
        aria-disabled={value === most}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function stepped(value: unknown, by: number, { least, most }: Range): number {
  return typeof value === 'number' ? Math.min(most, Math.max(least, Math.round(value) + by)) : least;
}

/** A whole number, or the letters as they were typed; an empty line is nothing. */
function numberIn(text: string): number | string | undefined {
  if (text === '') return undefined;
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}

/** How any value stands in a line to type in. */
export function typed(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface ChoiceProps {
  readonly control: ControlProps;
  readonly value: unknown;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a list; something else that stands there is shown too, as it is. */
export function ChoiceControl({ control, value, values, onChange }: ChoiceProps) {
  const now = typed(value);
  return (
    <select {...control} value={now} onChange={({ target }) => onChange(target.value)}>
      {!values.some(([each]) => each === now) && <option value={now}>{now}</option>}
      {values.map(([each, label]) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </select>
  );
}
