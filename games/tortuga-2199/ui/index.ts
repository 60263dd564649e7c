import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import { logLine, messages, refusalLine, rulesAt, rulesText } from '@haven/tortuga-2199-text';
import type { GameUi, Language, RuleText, Told } from '@haven/ui-kit';
import { Result } from './result/result.tsx';
import { Table } from './table/table.tsx';
import { wordsIn } from './words.ts';

export const ui: GameUi<Tortuga2199> = {
  id: 'tortuga-2199',
  isWide: true,
  Table,
  Result,
  logLine: (event, language, told) => {
    const line = logLine(event, told?.view);
    return line && wordsIn(language, told?.seats).say(line);
  },
  refusalLine: (refusal, language) => wordsIn(language).say(refusalLine(refusal)),
  rules,
  options: (language) => messages[language].options,
  seatColours: ['#ff5a5f', '#4d8dff', '#3ddc97', '#ffd166'],
  seatName: (seat, language) => wordsIn(language).nameOf(seat),
};

/** Sections have a number alone (§4), rules a number and a place in it (§4.6). */
function rules(language: Language, told?: Told<Tortuga2199>): readonly RuleText[] {
  const texts = told ? rulesAt(language, told.view) : rulesText[language];
  return Object.entries(texts).map(([rule, text]) =>
    rule.includes('.') ? { rule, text } : { rule, title: text, text: '' },
  );
}
