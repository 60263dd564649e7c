import type { DocumentEditorProps } from '@haven/ui-kit';
import { BoardForm } from './board-form.tsx';
import { typed } from './controls.tsx';
import { isDraft, withField } from './draft.ts';
import { Field } from './field.tsx';
import { useEditorLabel, useFieldLabel } from './labels.ts';
import type { PlacedProblem } from './problems.ts';
import { StrangeField } from './strange-field.tsx';

type SetFormProps = Pick<DocumentEditorProps, 'value' | 'change'> & {
  readonly problems: readonly PlacedProblem[];
};

/** What belongs to the set as a whole. */
export function SetForm({ value, change, problems }: SetFormProps) {
  const label = useEditorLabel();
  const fieldLabel = useFieldLabel();
  const set = isDraft(value) ? value : {};
  const strange = problems.flatMap(({ problem, field }) => (problem === 'strange-field' ? [field] : []));
  return (
    <section className="t2-set-form" aria-label={label('board')}>
      <h2>{label('board')}</h2>
      <Field field="id" label={fieldLabel('id')} problems={problems.filter(({ field }) => field === 'id')}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={typed(set.id)}
            onChange={({ target }) => change((now) => withField(now, 'id', target.value))}
          />
        )}
      </Field>
      <BoardForm {...{ set, change, problems }} />
      {strange.map((field) => (
        <StrangeField
          key={field}
          {...{ field }}
          value={set[field]}
          onRemove={() => change((now) => withField(now, field, undefined))}
        />
      ))}
    </section>
  );
}
