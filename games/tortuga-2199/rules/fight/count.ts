import { countFor } from '../cards/counts.ts';
import { type Face, faceOf } from '../components/card-index.ts';
import { type Ability, amountOf, type CountBy, isMet } from '../components/card-set.ts';
import { type Holdings, sectorsOf } from '../sectors/control.ts';
import type { Sectors } from '../sectors/sectors.ts';
import type { CardId, Fight, FightCount, FightLine, Seat, Sector, State } from '../types.ts';

export const SIDES = ['attack', 'defence'] as const;
export type Side = (typeof SIDES)[number];

/** What the cards of one side do beyond their Manoeuvre. */
interface Might {
  readonly cards: number;
  readonly abilities: number;
  readonly weakens: number;
  readonly carnage: number;
  readonly spoils: number;
  readonly saves: number;
  readonly draws: number;
}

export type Mights = Readonly<Record<Side, Might>>;

/** §4.5 Combat abilities, the attacker's first; then the totals of both sides. */
export function countFight(state: State, fight: Fight) {
  const attack = mightOf(state, fight.attack, { side: 'attack', count: countFor(state, fight.attacker) });
  const defence = mightOf(state, fight.defence, { side: 'defence', count: countFor(state, fight.defender) });
  return {
    attack: countOf(attack, defence, [{ what: 'turrets', points: turretsOf(state, fight.attacker) }]),
    defence: countOf(defence, attack, [
      { what: 'turrets', points: turretsOf(state, fight.defender) },
      { what: 'sector', points: sectorBonus(state, fight) },
    ]),
    mights: { attack, defence },
  };
}

/** §4.7 One point for each Turrets token; §5.9 that is all it does. */
export function turretsOf(table: Holdings, seat: Seat): number {
  return sectorsOf(table, seat, 'turrets');
}

/** §4.8 Half the defence, rounded down, for a defender at home. */
export function sectorBonus(
  { sectors }: Sectors<Pick<Sector, 'owner' | 'defence'>>,
  { defender, sector }: Pick<Fight, 'defender' | 'sector'>,
): number {
  const place = sectors[sector];
  return place?.owner === defender ? Math.floor(place.defence / 2) : 0;
}

/** §4.6 The Manoeuvre on these cards. */
export function manoeuvreOn(cards: readonly Face[]): number {
  return cards.reduce((sum, { manoeuvre }) => sum + manoeuvre, 0);
}

/** §4.6 The cards' Manoeuvre, and their abilities; a total may fall below 0. */
function countOf(own: Might, other: Might, tokens: readonly FightLine[]): FightCount {
  const lines: FightLine[] = [
    { what: 'cards', points: own.cards },
    { what: 'abilities', points: own.abilities },
    { what: 'weakened', points: 0 - other.weakens },
    ...tokens,
  ];
  const counting = lines.filter(({ what, points }) => what === 'cards' || points !== 0);
  return { lines: counting, total: counting.reduce((sum, { points }) => sum + points, 0) };
}

/** A side of a fight, and what its captain has of all that cards count. */
export interface On {
  readonly side: Side;
  readonly count: CountBy;
}

function mightOf(state: State, cards: readonly CardId[], on: On): Might {
  const faces = cards.map((card) => faceOf(state, card));
  const might = { cards: manoeuvreOn(faces), abilities: 0, weakens: 0, carnage: 0, spoils: 0, saves: 0, draws: 0 };
  for (const ability of faces.flatMap(({ inFight }) => inFight)) {
    const effect = effectInFight(ability, on);
    if (effect) might[effect.on] += effect.points;
  }
  return might;
}

/** What a combat ability adds to: the total of its side, what the other side loses, or something after the fight. */
export interface FightEffect {
  readonly on: Exclude<keyof Might, 'cards'>;
  readonly points: number;
}

/** What an ability does on this side of a fight; nothing if it is for the other one. */
export function effectInFight(ability: Ability, { side, count }: On): FightEffect | undefined {
  if (!isMet(ability.if, count)) return undefined; // §8.3.40
  const points = amountOf(ability, count);
  switch (ability.does) {
    case 'attack': // §8.3.17
      return side === 'attack' ? { on: 'abilities', points } : undefined;
    case 'defend': // §8.3.18
      return side === 'defence' ? { on: 'abilities', points } : undefined;
    case 'combat': // §8.3.19
      return { on: 'abilities', points };
    case 'turrets': // §8.3.20
      return { on: 'abilities', points: points * count('turrets') };
    case 'weaken': // §8.3.21
      return { on: 'weakens', points };
    case 'carnage': // §8.3.22
      return { on: 'carnage', points };
    case 'spoils': // §8.3.35
      return { on: 'spoils', points };
    case 'save': // §8.3.36
      return { on: 'saves', points };
    case 'draw-after': // §8.3.37
      return { on: 'draws', points };
    default:
      return undefined;
  }
}
