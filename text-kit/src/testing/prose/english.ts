import { ANYBODY } from './people.ts';
import { anyOf, never, type ProseRule, pattern } from './rule.ts';

const CARD_VERBS = anyOf('destroy destroys lose loses reserve reserves refresh refreshes take takes');

export const ENGLISH: readonly ProseRule[] = [
  never('says Anna’s turn, not the turn of Anna', pattern(`<of (?:${ANYBODY})>`)),
  never('does not call a card as a resource is called', pattern(`<${CARD_VERBS} (?:the reserved )?Manoeuvre(?! card)`)),
  never('has one article before a name', /\b(?:the|a|an) (?:\p{Ll}+ )?The \p{Lu}/u),
  never('puts no comma before the last of a list', pattern(`, and (?:${ANYBODY})>`)),
];
