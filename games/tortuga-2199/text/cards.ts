import type { CardKind, FightCount, KindId, Payment, SectorId } from '@haven/tortuga-2199-rules';
import { abilityLine } from './abilities.ts';
import { amounts } from './amounts.ts';
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

/** §3.6 A price in Crypto, with the minerals that help to pay it. */
export function priceIn({ crypto, minerals }: Payment): Value {
  return { sum: amounts({ crypto, minerals }) };
}

/** Everything a card brings: its resources, then its abilities. */
export function giftsOf({ crypto, manoeuvre, abilities }: CardKind): Value {
  return { row: [...amounts({ crypto, manoeuvre }), ...abilities.map(abilityLine)] };
}

/** §4.6 to §4.8 What one side of a fight counts, line by line; each message has the sign of its line. */
export function fightLines({ lines }: FightCount): Line[] {
  return lines.map(({ what, points }) => line(`fight.${what}`, { points: Math.abs(points) }));
}
