import { type Face, faceOf } from '../components/card-index.ts';
import type { CardId, Fight, FightCount, FightLine, Seat, State } from '../types.ts';
import { sectorsOf } from './influence.ts';

type Side = 'attack' | 'defence';

/** What the cards of one side do beyond their Manoeuvre. */
interface Might {
  readonly cards: number;
  readonly abilities: number;
  readonly weakens: number;
  readonly carnage: number;
}

/** §4.5 Combat abilities, the attacker's first; then the totals of both sides. */
export function countFight(state: State, fight: Fight) {
  const attack = mightOf(state, fight.attack, { side: 'attack', turrets: turretsOf(state, fight.attacker) });
  const defence = mightOf(state, fight.defence, { side: 'defence', turrets: turretsOf(state, fight.defender) });
  return {
    attack: countOf(attack, defence, [{ what: 'turrets', points: turretsOf(state, fight.attacker) }]),
    defence: countOf(defence, attack, [
      { what: 'turrets', points: turretsOf(state, fight.defender) },
      { what: 'sector', points: sectorBonus(state, fight) },
    ]),
    carnage: { attack: attack.carnage, defence: defence.carnage },
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

function mightOf(state: State, cards: readonly CardId[], on: { side: Side; turrets: number }): Might {
  const might = { cards: 0, abilities: 0, weakens: 0, carnage: 0 };
  for (const card of cards) {
    const face = faceOf(state, card);
    might.cards += face.manoeuvre;
    addAbilities(might, face, on);
  }
  return might;
}

type Writable<V> = { -readonly [K in keyof V]: V[K] };

/** §2.9 The keywords that work in fights. */
function addAbilities(might: Writable<Might>, face: Face, { side, turrets }: { side: Side; turrets: number }): void {
  for (const ability of face.inFight) {
    switch (ability.does) {
      case 'attack': // §8.3.17
        if (side === 'attack') might.abilities += ability.n;
        break;
      case 'defend': // §8.3.18
        if (side === 'defence') might.abilities += ability.n;
        break;
      case 'combat': // §8.3.19
        might.abilities += ability.n;
        break;
      case 'turrets': // §8.3.20
        might.abilities += ability.n * turrets;
        break;
      case 'weaken': // §8.3.21
        might.weakens += ability.n;
        break;
      case 'carnage': // §8.3.22
        might.carnage += ability.n;
        break;
      default:
    }
  }
}
