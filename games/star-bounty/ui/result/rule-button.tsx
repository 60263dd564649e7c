import { rulesText } from '@haven/star-bounty-text';
import { ruleNamer } from '@haven/ui-kit';
import { useWords } from '../words.ts';

interface Props {
  readonly rule: string;
  readonly showRule: ((rule: string) => void) | undefined;
}

/** The way to a rule; where there are no rules to open there is none. */
export function RuleButton({ rule, showRule }: Props) {
  const { language } = useWords();
  if (showRule === undefined) return null;
  return (
    <button type="button" className="sb-rule" onClick={() => showRule(rule)}>
      {ruleNamer(language, rulesText[language])(rule)}
    </button>
  );
}
