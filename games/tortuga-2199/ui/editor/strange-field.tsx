import { typed } from './controls.tsx';
import { useEditorLabel } from './labels.ts';

interface StrangeProps {
  readonly field: string;
  readonly value: unknown;
  readonly onRemove: () => void;
}

/** Something that the format does not know: shown as it stands, to be taken away. */
export function StrangeField({ field, value, onRemove }: StrangeProps) {
  const label = useEditorLabel();
  return (
    <p className="t2-strange" data-field={field} data-wrong="true">
      <code>
        {field}: {typed(value)}
      </code>
      <button type="button" className="button button-small" onClick={onRemove}>
        {label('removeField', { field })}
      </button>
    </p>
  );
}
