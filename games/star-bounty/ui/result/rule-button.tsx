import { useWords } from '../words.ts';

interface Props {
  readonly rule: string;
  readonly showRule: ((rule: string) => void) | undefined;
}

/** The way to a rule; where there are no rules to open there is none. */
export function RuleButton({ rule, showRule }: Props) {
  const { label } = useWords();
  if (showRule === undefined) return null;
  return (
    <button type="button" className="sb-rule" onClick={() => showRule(rule)}>
      {label('rule', { rule })}
    </button>
  );
}
