import type { GameTypes, Refusal, Seat } from '@haven/kit';
import type { Guide, Language, PerLanguage } from '@haven/text-kit';
import type { GameUi, OptionText, RuleText } from './game-ui.ts';
import { markedName, saidParts } from './said-parts.ts';
import type { SeatInfo } from './table.ts';

/** What of a game's text is heard outside of its table. */
interface HeardText<T extends GameTypes, Line> {
  readonly messages: PerLanguage<{ readonly options: Readonly<Record<string, OptionText>> }>;
  readonly rulesText: PerLanguage<RulesText>;
  readonly guide: PerLanguage<() => Promise<Guide>>;
  /** As the rules are at one table, if they are not the same at all. */
  rulesAt?(language: Language, view: T['View']): RulesText;
  /** The § that alone decide what came of a move. */
  rulesBehind?(events: readonly T['Event'][], view: T['View']): readonly string[];
  logLine(event: T['Event'], view?: T['View']): Line | undefined;
  refusalLine(refusal: Refusal): Line;
  seatLine?(seat: Seat): Line;
  moveLine?(move: T['Move'], view: T['View']): Line;
  groundLine?(move: T['Move'], view: T['View']): Line | undefined;
  termLine?(name: string): Line | undefined;
}

type RulesText = Readonly<Record<string, string>>;
interface Spoken<Line> {
  say(line: Line): string;
  nameOf(seat: Seat): string;
}
type WordsIn<Line> = (language: Language, seats?: readonly SeatInfo[]) => Spoken<Line>;
type SpokenUi<T extends GameTypes> = Pick<
  GameUi<T>,
  | 'logLine'
  | 'logParts'
  | 'refusalLine'
  | 'rules'
  | 'guide'
  | 'options'
  | 'seatName'
  | 'moveLine'
  | 'groundLine'
  | 'termLine'
  | 'ruleLines'
>;

/** All that a game's screen says outside of its table follows from its text and its words. */
export function spokenUi<T extends GameTypes, Line>(text: HeardText<T, Line>, wordsIn: WordsIn<Line>): SpokenUi<T> {
  const { seatLine, moveLine, groundLine, termLine } = text;
  const rulesIn = (language: Language, view?: T['View']) =>
    (view && text.rulesAt?.(language, view)) ?? text.rulesText[language];
  return {
    logLine: (event, language, told) => {
      const line = text.logLine(event, told?.view);
      return line && wordsIn(language, told?.seats).say(line);
    },
    logParts: (event, language, { seats, view }) => {
      const line = text.logLine(event, view);
      return line && saidParts(wordsIn(language, markedSeats(seats, wordsIn(language, seats))).say(line));
    },
    refusalLine: (refusal, language) => wordsIn(language).say(text.refusalLine(refusal)),
    rules: (language, told) => Object.entries(rulesIn(language, told?.view)).map(ruleText),
    ruleLines: (events, language, { view }) => {
      const rules = rulesIn(language, view);
      return (text.rulesBehind?.(events, view) ?? []).map((rule) => `${rules[rule]} (${rule})`);
    },
    guide: (language) => text.guide[language](),
    options: (language) => text.messages[language].options,
    ...(moveLine && {
      moveLine: (move, language, { seats, view }) => wordsIn(language, seats).say(moveLine(move, view)),
    }),
    ...(groundLine && {
      groundLine: (move, language, { seats, view }) => mapped(groundLine(move, view), wordsIn(language, seats).say),
    }),
    ...(termLine && { termLine: (name, language) => mapped(termLine(name), wordsIn(language).say) }),
    ...(seatLine && { seatName: (seat, language) => wordsIn(language).say(seatLine(seat)) }),
  };
}

function mapped<Line>(line: Line | undefined, say: (line: Line) => string): string | undefined {
  return line && say(line);
}

function markedSeats<Line>(seats: readonly SeatInfo[], { nameOf }: Spoken<Line>): readonly SeatInfo[] {
  return seats.map((info, seat) => ({ ...info, name: markedName(seat, nameOf(seat)) }));
}

/** Sections have a number alone (§4), rules a number and a place in it (§4.6). */
function ruleText([rule, text]: readonly [string, string]): RuleText {
  return rule.includes('.') ? { rule, text } : { rule, title: text, text: '' };
}
