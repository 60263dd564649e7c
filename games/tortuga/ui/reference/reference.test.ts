import { messagesContract } from '@haven/text-kit/testing';
import {
  ACTIONS,
  CHESTS,
  COLOURS,
  type Colour,
  DICE,
  FACES,
  type Player,
  rankDeeds,
  scoreOf,
  TILES,
  totalOf,
} from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { acting, sea } from '../../rules/testing/positions.ts';
import { goesOn } from '../../rules/testing/start.ts';
import { catalogue } from './catalogue.ts';
import {
  AT_THE_END,
  DUEL,
  diagrams,
  EARLY,
  JOURNEY,
  KEPT,
  type Placed,
  penIn,
  THEFT,
  TIE,
  totalOn,
} from './diagrams.ts';
import { referenceTexts } from './labels.ts';

messagesContract({ messages: referenceTexts });

test('the catalogue has every face of every die, every action, chest and tile once', () => {
  const { samples } = catalogue('en');
  const copiesOf = (kind: string) =>
    samples.filter(({ kinds }) => kinds.includes(kind)).reduce((sum, { copies }) => sum + copies, 0);
  expect(samples.filter(({ kinds }) => kinds.includes('dice'))).toHaveLength(DICE.length * FACES.length);
  expect(copiesOf('actions')).toBe(ACTIONS.length);
  expect(copiesOf('chests')).toBe(COLOURS.reduce((sum, colour) => sum + CHESTS[colour], 0));
  expect(copiesOf('tiles')).toBe(TILES.length + 2);
});

const NO_BONUS: Player['bonus'] = { fleet: 0, crew: 0, hunt: 0, board: 0, raid: 0 };

function counted({ action, dice, bonus = 0 }: Placed): number {
  const placed = DICE.map((die) => (dice.includes(die) ? action : null));
  return totalOf({ placed, bonus: { ...NO_BONUS, [action]: bonus } }, action);
}

/** The same dice on a table of the rules. */
function actingWith(all: readonly Placed[], seats: number) {
  const words = Array.from({ length: seats }, (_, seat) =>
    DICE.map((die) => all.find(({ who, dice }) => who === seat && dice.includes(die))?.action ?? '-').join(' '),
  );
  const bonusOf = (seat: number) => all.find(({ who, bonus }) => who === seat && bonus !== undefined);
  const players = words.map((_, seat) => {
    const tile = bonusOf(seat);
    return tile ? { bonus: { ...NO_BONUS, [tile.action]: tile.bonus ?? 0 } } : {};
  });
  return acting(words, { start: seats - 1, players });
}

describe('the diagrams come to what the rules say', () => {
  test.each([...KEPT, EARLY, ...TIE, ...THEFT, ...DUEL])('§3.2 dice $dice at $action of seat $who', (placed) => {
    expect(totalOn(penIn('en'), placed).total).toBe(counted(placed));
  });

  test.each([
    ['a tie', TIE],
    ['a theft', THEFT],
  ])('§3.3 the places after %s', (_, all) => {
    const deeds = rankDeeds(actingWith(all, 3).state);
    const placed = all.filter(({ place }) => place !== undefined);
    expect(deeds.map(({ seat, position }) => [seat, position])).toEqual(
      placed.map(({ who, place }) => [who, place === 'first' ? 1 : 2]),
    );
  });

  test('§5.2 the journey of a chest, round by round', () => {
    const start = { island: ['red'] as Colour[], crew: ['red'] as Colour[] };
    const bag = { red: 40, blue: 0, yellow: 0, white: 0, purple: 0 };
    const table = sea(3, { bag, players: [start, start, start] });
    for (const { crew, fleet, tortuga } of JOURNEY.slice(1)) {
      goesOn(table.with({ agenda: [], phase: 'actions', deeds: [] }));
      const [anne] = table.state.players;
      expect([anne?.crew.length, anne?.fleet.length, anne?.tortuga.length]).toEqual([crew, fleet, tortuga]);
    }
  });

  test('§9.1 with two players the better total acts', () => {
    const deeds = rankDeeds(actingWith(DUEL, 2).state);
    expect(deeds.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 7],
      [0, 8],
      [1, 6],
    ]);
  });

  test('§6.1 a full score', () => {
    const [anne] = sea(2, { players: [AT_THE_END] }).state.players;
    const totals = diagrams[6]?.rows('en').map(({ sum }) => sum?.total);
    expect(totals).toEqual(anne && scoreOf(anne).map(({ points }) => points));
  });
});
