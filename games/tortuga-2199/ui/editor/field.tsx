import { type ReactNode, useId } from 'react';
import { useProblemWords } from './problem-words.ts';
import type { PlacedProblem } from './problems.ts';

/** What a control needs to belong to its label and to what is wrong with it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly field: string;
  readonly label: string;
  readonly problems: readonly PlacedProblem[];
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and what is wrong, in words. */
export function Field({ field, label, problems, children }: FieldProps) {
  const id = useId();
  const isWrong = problems.length > 0;
  const described = isWrong ? `${id}-problem` : undefined;
  return (
    <div className="t2-field" data-field={field} data-wrong={isWrong}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': described })}
      <Problems id={`${id}-problem`} problems={problems} />
    </div>
  );
}

export function Problems({ id, problems }: { readonly id?: string; readonly problems: readonly PlacedProblem[] }) {
  const { wrongWith } = useProblemWords();
  if (problems.length === 0) return null;
  return (
    <p id={id} className="t2-field-problem">
      {[...new Set(problems.map(wrongWith))].join(' · ')}
    </p>
  );
}
