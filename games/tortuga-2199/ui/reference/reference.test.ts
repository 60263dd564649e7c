import { messagesContract } from '@haven/text-kit/testing';
import { DECK_SIZES, DECKS, type Event, SECTORS, STANDARD_SET, tortuga2199 } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../../rules/testing/positions.ts';
import { catalogue } from './catalogue.ts';
import { ATTACK, type Clash, DEFENCE, diagrams } from './diagrams.ts';
import { referenceTexts } from './labels.ts';
import { overview } from './overview.ts';
import { stillView, topicsOn } from './still-table.ts';

messagesContract({ messages: referenceTexts });

/** What the rows of a diagram come to. */
const totals = (example: number) => diagrams[example]?.rows('en').map(({ sum }) => sum?.total);

test('§6.1 the star of Influence is called and told of as such, and never by the name of a captain', () => {
  const tokens = overview('en').flatMap(({ things }) => things);
  expect(tokens.find(({ about }) => about === 'influence')?.name).toBe('Influence');
  expect(topicsOn(stillView(), 'en')('influence')?.lines.join(' ')).toContain('15 Influence');
  expect(tokens.filter(({ about, name }) => name === '' || about === 'captain')).toEqual([]);
});

describe('the catalogue', () => {
  test('§8.1 has every card of the box once, with its copies, and every sector', () => {
    const { samples } = catalogue('en');
    expect(samples).toHaveLength(STANDARD_SET.cards.length + SECTORS.length);
    for (const deck of DECKS) {
      const copies = samples
        .filter(({ kinds }) => kinds.includes(deck))
        .reduce((sum, sample) => sum + sample.copies, 0);
      expect([deck, copies]).toEqual([deck, DECK_SIZES[deck]]);
    }
  });

  test('§8.4 shows the cards of a set of one’s own, and those of the house for one that is wrong', () => {
    const [first, ...rest] = STANDARD_SET.cards;
    if (first === undefined) throw new Error('the house has no cards');
    const own = { ...STANDARD_SET, id: 'own', cards: [{ ...first, name: { en: 'Moonlighter' } }, ...rest] };
    const names = (document: unknown) => catalogue('en', document).samples.map(({ name }) => name);
    expect(names(own)).toContain('Moonlighter');
    expect(names({ id: 'broken' })).toEqual(names(undefined));
  });

  test.each([
    ['en', /begin with T: Tortuga/, /T stands for Tortuga/],
    ['fr', /commence par T.: Tortuga/, /T comme Tortuga/],
    ['ru', /начинаются на Т: «Тортуга»/, /Т — это Тортуга/],
  ] as const)('§1.5 what the T of a market stands for is said of it and of its cards in %s', (language, rule, card) => {
    const topicOf = topicsOn(stillView(), language);
    expect(topicOf('market')?.lines.join(' ')).toMatch(rule);
    expect(topicOf('card hacker')?.lines.join(' ')).toMatch(card);
  });

  test('a sector is asked about as it stands in its diagram', () => {
    const topicOf = topicsOn(stillView(), 'en');
    expect(topicOf('sector mines 1 5')?.sums?.find(({ title }) => title.startsWith('Conquest'))?.total).toBe(6);
    expect(topicOf('sector vortex - 4 bot')?.sums?.map(({ title }) => title)).toContain('Capture now, in Manoeuvre');
  });
});

const decided = (events: readonly Event[]) => events.find((event) => event.type === 'fightDecided');

/** The combat of a diagram, fought by the rules. */
function fought({ sector, attack, defence, turrets }: Clash) {
  const { events } = inTurn({
    at: [sector, sector],
    hands: [attack, defence],
    owns: { [sector]: [1, 5], ...(turrets && { 'turrets-1': [0, 3] }) },
    influence: [3],
  }).plays(
    [
      '0 attack 1',
      ...attack.map((card) => `0 commit ${card}`),
      '0 ready',
      ...defence.map((card) => `1 commit ${card}`),
      '1 ready',
    ].join('\n'),
  );
  return [decided(events)?.attack.total, decided(events)?.defence.total];
}

describe('the diagrams come to what the rules say', () => {
  test.each([
    [4, ATTACK, [8, 7]],
    [5, DEFENCE, [6, 6]],
  ] as const)('§4.6 combat of example %i', (example, clash, expected) => {
    expect(totals(example)?.slice(0, 2)).toEqual(expected);
    expect(fought(clash)).toEqual(expected);
  });

  test('§3.3 a first turn', () => {
    const table = inTurn({ at: ['post-0'], hands: [['mining', 'mining', 'mining', 'mining', 'manoeuvre']] });
    table.plays('0 play mining\n0 play mining\n0 play mining\n0 play mining\n0 play manoeuvre');
    const { crypto, manoeuvre } = table.state.turn;
    expect(totals(0)).toEqual([crypto, manoeuvre, 4]);
    expect(table.plays('0 buy hacker\n0 buy hacker').state.turn.crypto).toBe(0);
  });

  test('§3.6.1 a token helps to pay', () => {
    const [, , price, paid] = totals(1) ?? [];
    expect([price, paid]).toEqual([2, 2]);
  });

  test('§3.8 §3.9 what is played pays for the reserve and the destruction', () => {
    const [crypto, reserve, manoeuvre, destroy] = totals(2) ?? [];
    expect([crypto, manoeuvre]).toEqual([reserve, destroy]);
  });

  test('§3.12 eight Manoeuvre are enough for a capture and a conquest', () => {
    const played = ['manoeuvre', 'manoeuvre', 'manoeuvre', 'bodyguard', 'mercenary'];
    const table = inTurn({ at: ['post-2'], hands: [played], owns: { 'post-2': [1, 5] } });
    table.plays(played.map((card) => `0 play ${card}`).join('\n'));
    const [all, capture, conquest] = totals(3) ?? [];
    expect([all, capture]).toEqual([table.state.turn.manoeuvre, 2]);
    expect(table.plays('0 conquer').state.turn.manoeuvre).toBe((all ?? 0) - (conquest ?? 0));
  });

  test('§6.1 fifteen Influence', () => {
    expect(totals(6)).toEqual([9, 4, 2]);
  });

  test('§6.4 Tortuga falls', () => {
    const table = inTurn({ seats: 2, manoeuvre: 15, influence: [8, 9], hands: [[], ['crystal-golem']] });
    table.plays('0 conquer\n0 end\n1 redeem crystal-golem\n1 end');
    expect(totals(7)).toEqual(tortuga2199.outcome(table.state)?.sheets.map(({ total }) => total));
  });
});
