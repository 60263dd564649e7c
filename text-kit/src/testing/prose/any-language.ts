import { ANYBODY } from './people.ts';
import { never, type ProseRule, pattern } from './rule.ts';

/** What holds in every language of the house. */
export const ANY_LANGUAGE: readonly ProseRule[] = [
  never('has no doubled spaces', /\S[ \u00a0\u202f]{2}/),
  never('does not end in a space', /\s$/),
  never('sets no space before a comma, a stop or an ellipsis', /[ \u00a0\u202f](?:,|\.(?![.\d\p{L}])|…)/u),
  never('leaves no place empty', /\(\s*\)|«\s*»|“\s*”|[:,;]\s*[.,;]|^\s*$/),
  never('tells no ids', /[{}]|undefined|\bnull\b|NaN|\[object|(?<![\p{L}.])[a-z]+-\d|\b(?!macOS)[a-z]{2,}[A-Z]\w*/u),
  never('names the last of a list after an “and”', pattern(`(?:${ANYBODY}), (?:${ANYBODY})>(?!,| (?:and|et|и) )`, 'u')),
  never('sets no two brackets side by side', /\)[ \u00a0\u202f]\(/),
  never('opens no colon inside another', /:[ \u202f][^.!?;:·]*:[ \u202f]/),
  never('says in words that there is nothing', /[:,;][ \u202f][–—-](?=$|[.,;]|[ \u202f][·;])/),
  never('has a minus sign before a number', /(?<![\p{L}\d)])-\d/u),
  never('sets a number and a word apart', /\d\p{L}{4}/u),
  never('lists dice as a sentence does', pattern('<(?:dic?e|dés?|кубик\\p{L}*) [A-E](?:[A-E]| [A-E])', 'u')),
  never('has no capital inside a list', pattern('<\\p{Lu}\\p{Ll}+ \\d+, \\p{Lu}\\p{Ll}+ \\d', 'u')),
  never('says what each span of time is for', /\d[ \u00a0\u202f](?:s|с|min|мин) \+ \d/),
];
