import type { Ability, CardKind, FightCount, KindId, Payment, SectorId } from '@haven/tortuga-2199-rules';
import type { Resource } from './catalogue.ts';
import { type Line, line, named, type TableOptions, type Value } from './line.ts';

/** The name of a card alone. */
export function cardLine(kind: KindId, table?: TableOptions): Line {
  return line('sheet.card', { card: card(kind, table) });
}

/** The name of a sector alone. */
export function sectorLine(sector: SectorId): Line {
  return line('sheet.sector', { sector: { sector } });
}

/** A card, a token or a kind, to be put into a message. */
export function card(of: string, table?: TableOptions): Value {
  return { cards: [named(of, table)] };
}

export function cards(of: readonly string[], table?: TableOptions): Value {
  return { cards: of.map((each) => named(each, table)) };
}

export function amount(resource: Resource, n: number): Line {
  return line(`resources.${resource}`, { n });
}

/** What is not zero, as a list to be added up. */
export function amounts(given: Readonly<Partial<Record<Resource, number>>>): Line[] {
  const order: readonly Resource[] = ['crypto', 'manoeuvre', 'influence', 'minerals'];
  return order.flatMap((resource) => (given[resource] ? [amount(resource, given[resource])] : []));
}

/** §3.6 A price in Crypto, with the minerals that help to pay it. */
export function priceIn({ crypto, minerals }: Payment): Value {
  return { sum: amounts({ crypto, minerals }) };
}

/** §8.3 An ability in one line, as on the card's face. */
export function abilityLine(ability: Ability): Line {
  return line(`abilities.${ability.does}.face`, 'n' in ability ? { n: ability.n } : {});
}

/** §8.3 The same in full sentences. */
export function abilityHint(ability: Ability): Line {
  return line(`abilities.${ability.does}.more`, 'n' in ability ? { n: ability.n } : {});
}

/** Everything a card brings: its resources, then its abilities. */
export function giftsOf({ crypto, manoeuvre, abilities }: CardKind): Value {
  return { lines: [...amounts({ crypto, manoeuvre }), ...abilities.map(abilityLine)] };
}

/** §4.6 to §4.8 What one side of a fight counts, line by line; each message has the sign of its line. */
export function fightLines({ lines }: FightCount): Line[] {
  return lines.map(({ what, points }) => line(`fight.${what}`, { points: Math.abs(points) }));
}
