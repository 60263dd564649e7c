import type { Ability } from '@haven/tortuga-2199-rules';
import { amounts } from './amounts.ts';
import { type Line, line, type Value } from './line.ts';

/** In one line, or in full sentences. */
type Length = 'face' | 'more';

/** §8.3 An ability in one line, as on the card's face. */
export function abilityLine(ability: Ability): Line {
  return withTerms(ability, 'face');
}

/** §8.3 The same in full sentences. */
export function abilityHint(ability: Ability): Line {
  return withTerms(ability, 'more');
}

/** What it does, then how much it counts, on which condition, and at which price. */
function withTerms(ability: Ability, length: Length): Line {
  return TERMS.reduce((said, term) => term(ability, said, length), plainly(ability, length));
}

function plainly({ does, n = 1, of }: Ability, length: Length): Line {
  return of ? choiceOf(of, length) : line(`abilities.${does}.${length}`, { n });
}

/** §8.3.34 This or that, or one of the others. */
function choiceOf([first, ...others]: readonly Ability[], length: Length): Line {
  const [second] = others;
  if (first === undefined || second === undefined) throw new Error('a choice needs two');
  const rest = others.length === 1 ? abilityLine(second) : choiceOf(others, 'face');
  return line(`abilities.choose.${length}`, { first: only(abilityLine(first)), second: only(rest) });
}

const only = (said: Line): Value => ({ lines: [said] });

type Term = (ability: Ability, said: Line, length: Length) => Line;

const TERMS: readonly Term[] = [
  // §8.3.41
  ({ per, most = 0 }, said, length) => {
    const each = per && only(line(`each.${per}`));
    return each ? line(`abilityTerms.per.${length}`, { ability: only(said), each, most }) : said;
  },
  // §8.3.42
  ({ gives, n = 1 }, said, length) =>
    gives ? line(`abilityTerms.gives.${length}`, { ability: only(said), gives: { sum: amounts(gives) }, n }) : said,
  // §8.3.40
  ({ if: condition }, said, length) => {
    const what = condition && only(line(`has.${condition.has}`, { n: condition.least ?? 1 }));
    return what ? line(`abilityTerms.if.${length}`, { ability: only(said), what }) : said;
  },
  // §8.3.39
  ({ pays }, said, length) =>
    pays ? line(`abilityTerms.pays.${length}`, { ability: only(said), price: { sum: amounts(pays) } }) : said,
];
