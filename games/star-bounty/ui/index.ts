import type { StarBounty } from '@haven/star-bounty-rules';
import { logLine, messages, refusalLine, rulesText } from '@haven/star-bounty-text';
import type { GameUi, Language, RuleText } from '@haven/ui-kit';
import { Result } from './result/result.tsx';
import { Table } from './table/table.tsx';
import { wordsIn } from './words.ts';

export const ui: GameUi<StarBounty> = {
  id: 'star-bounty',
  Table,
  Result,
  logLine: (event, language) => {
    const line = logLine(event);
    return line && wordsIn(language).say(line);
  },
  refusalLine: (refusal, language) => wordsIn(language).say(refusalLine(refusal)),
  rules,
  options: (language) => messages[language].options,
};

/** Sections have a number alone (§5), rules a number and a place in it (§5.6). */
function rules(language: Language): readonly RuleText[] {
  return Object.entries(rulesText[language]).map(([rule, text]) =>
    rule.includes('.') ? { rule, text } : { rule, title: text, text: '' },
  );
}
