import { countFor } from '../cards/counts.ts';
import { faceOf } from '../components/card-index.ts';
import { type Ability, amountOf, type CountBy, isMet } from '../components/card-set.ts';
import { sectorsOf } from '../sectors/control.ts';
import type { CardId, Fight, FightCount, FightLine, Seat, State } from '../types.ts';

type Side = 'attack' | 'defence';

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
function turretsOf(state: State, seat: Seat): number {
  return sectorsOf(state, seat, 'turrets');
}

/** §4.8 Half the defence, rounded down, for a defender at home. */
function sectorBonus(state: State, { defender, sector }: Fight): number {
  const place = state.sectors[sector];
  return place?.owner === defender ? Math.floor(place.defence / 2) : 0;
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

interface On {
  readonly side: Side;
  /** What the captain on this side has. */
  readonly count: CountBy;
}

function mightOf(state: State, cards: readonly CardId[], on: On): Might {
  const might = { cards: 0, abilities: 0, weakens: 0, carnage: 0, spoils: 0, saves: 0, draws: 0 };
  for (const card of cards) {
    const face = faceOf(state, card);
    might.cards += face.manoeuvre;
    for (const ability of face.inFight) addAbility(might, ability, on);
  }
  return might;
}

type Writable<V> = { -readonly [K in keyof V]: V[K] };

function addAbility(might: Writable<Might>, ability: Ability, { side, count }: On): void {
  if (!isMet(ability.if, count)) return; // §8.3.40
  const n = amountOf(ability, count);
  switch (ability.does) {
    case 'attack': // §8.3.17
      if (side === 'attack') might.abilities += n;
      break;
    case 'defend': // §8.3.18
      if (side === 'defence') might.abilities += n;
      break;
    case 'combat': // §8.3.19
      might.abilities += n;
      break;
    case 'turrets': // §8.3.20
      might.abilities += n * count('turrets');
      break;
    case 'weaken': // §8.3.21
      might.weakens += n;
      break;
    case 'carnage': // §8.3.22
      might.carnage += n;
      break;
    case 'spoils': // §8.3.35
      might.spoils += n;
      break;
    case 'save': // §8.3.36
      might.saves += n;
      break;
    case 'draw-after': // §8.3.37
      might.draws += n;
      break;
    default:
  }
}
