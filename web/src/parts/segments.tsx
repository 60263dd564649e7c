import { useId } from 'react';

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  /** What the chosen one comes to. */
  readonly about?: string | undefined;
  readonly chosen: V;
  readonly values: readonly (readonly [value: V, label: string])[];
  readonly onChoose: (value: V) => void;
}

/** One of a few, all in sight. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const { label, isLabelHidden = false, hint, about, chosen, values, onChoose } = props;
  const id = useId();
  return (
    <fieldset className="choice" aria-describedby={hint && id}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      {hint && (
        <p id={id} className="new-table-hint">
          {hint}
        </p>
      )}
      <div className="segments">
        {values.map(([value, word]) => (
          <button
            key={value}
            type="button"
            data-value={value}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {word}
          </button>
        ))}
      </div>
      {about && <p className="new-table-hint">{about}</p>}
    </fieldset>
  );
}
