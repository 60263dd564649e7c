import { ANYBODY } from './people.ts';
import { anyOf, never, type ProseRule, pattern } from './rule.ts';

const CARD_VERBS = anyOf('destroy destroys lose loses reserve reserves refresh refreshes take takes');

export const ENGLISH: readonly ProseRule[] = [
  never('says Anna’s turn, not the turn of Anna', pattern(`<of (?:${ANYBODY})>`)),
  never('does not call a card as a resource is called', pattern(`<${CARD_VERBS} (?:the reserved )?Manoeuvre(?! card)`)),
  never('has one article before a name', /\b(?:the|a|an) (?:\p{Ll}+ )?The \p{Lu}/u),
  never('puts no comma before the last of a list', pattern(`, and (?:${ANYBODY})>`)),
  never(
    'names a die after what it shows',
    pattern('<(?:rolls?|rolled|shows?|open:) [A-E] (?:skull|\\p{Lu}{4,})>', 'u'),
  ),
  never('gives a skull its article', /(?<!\ba )\bskull \([A-E]\)/),
  never('says what is to be controlled', pattern('[.:] control it>')),
  never('puts no article before a percentage', pattern('<an? \\d+\\s?%')),
  never('speaks of a chance of winning, not of an occasion to win', pattern('<chances? to win>')),
  never('says that a ship is still flying', pattern('<still flies>')),
  never('says what follows after its “then”', pattern('<(?:wins|is over) then>')),
  never('has “up to” before more than one', pattern('<up to (?:1|one) (?:sector|card|token)>')),
  never('says how many fewer before the noun', pattern('<cards? fewer>')),
  never('says on which side a thing is, not that it is right', pattern('<the (?:right|left) one>')),
  never('says what a thing counts as', pattern('<(?:token|card|combat it|Manoeuvre) counts \\d')),
  never('says “free” of a cost, not that it costs free', pattern('<costs:? free>')),
  never('leaves no choice where there is one thing', pattern('<last die\\. Keep at least one>')),
];
