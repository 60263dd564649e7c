import { at } from '@haven/kit';
import { linesContract } from '@haven/text-kit/testing';
import { type CardSet, type Event, type Move, type Options, REFUSALS } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import * as text from './index.ts';
import { CARNIVAL_SET } from './testing/carnival-set.ts';
import { adventure } from './testing/runs.ts';

const { messages, moveLine, OTHER_REFUSALS, promptLine } = text;

const GAMES = 18;
/** These games have everything in them that can be said. */
const FIRST = 76;

const SCENARIOS = ['standard', 'aggressive', 'peaceful'] as const;
const optionsOf = (seed: number, cardSet: CardSet | null): Options => ({
  scenario: at(SCENARIOS, seed % 3),
  map: seed % 2 === 0 ? 'nestled' : 'tips',
  cardSet,
});

const MOMENTS = Array.from({ length: GAMES }, (_, game) => [
  ...adventure({
    seed: FIRST + game,
    seats: 2 + (game % 3),
    options: optionsOf(game, game < 4 ? null : CARNIVAL_SET),
  }),
]).flat();

const heard = linesContract(text, {
  moments: MOMENTS,
  heard: ['prompts', 'moves', 'grounds', 'uses', 'log', 'status', 'resources'],
  refusals: {
    codes: [...REFUSALS, ...OTHER_REFUSALS],
    values: {
      card: 'hacker',
      field: 'cost',
      problem: '…',
      name: 'speed',
      sector: 'lab',
      step: 'ability',
      price: 3,
      have: 2,
      least: 4,
      most: 8,
    },
  },
});

test('§8.3 every ability stands on a card that was offered', () => {
  const unheard = Object.keys(messages.en.abilities).filter((name) => !heard.has(`abilities.${name}.face`));
  expect(unheard).toEqual([]);
});

describe('labels foretell what the rules do', () => {
  type Paid = Extract<Event['type'], 'bought' | 'refreshed' | 'reserved' | 'conquered' | 'reinforced' | 'captured'>;

  function movesOf(type: Move['type'], fact: Event['type']) {
    return MOMENTS.flatMap(({ view, move, events }) => {
      const event = events.find((each) => each.type === fact);
      return move.type === type && event ? [{ label: moveLine(move, view), event, view }] : [];
    });
  }

  const paymentIn = (event: Event) => {
    const crypto = 'crypto' in event ? event.crypto : 0;
    const manoeuvre = 'manoeuvre' in event ? event.manoeuvre : 0;
    const minerals = 'minerals' in event ? event.minerals : 0;
    return Object.entries({ crypto, manoeuvre, minerals }).filter(([, n]) => n > 0);
  };

  const priceOn = ({ values: { price } }: text.Line) =>
    typeof price === 'object' && 'sum' in price
      ? price.sum.map(({ key, values }) => [key.replace('resources.', ''), values.n]).filter(([, n]) => n !== 0)
      : [];

  test.each<[string, Move['type'], Paid]>([
    ['§3.3', 'buy', 'bought'],
    ['§3.4', 'refresh', 'refreshed'],
    ['§3.8', 'reserve', 'reserved'],
    ['§3.10', 'capture', 'captured'],
    ['§3.12', 'conquer', 'conquered'],
    ['§3.13', 'reinforce', 'reinforced'],
  ])('%s the price of %s', (_rule, type, fact) => {
    const played = movesOf(type, fact);
    expect(played.length).toBeGreaterThan(5);
    for (const { label, event } of played) expect(priceOn(label)).toEqual(paymentIn(event));
  });

  test.each<[string, Move['type']]>([
    ['§3.10', 'capture'],
    ['§3.11', 'redeem'],
    ['§5.7', 'influence'],
    ['§7.1.1', 'takeFromBank'],
    ['§8.3.12', 'use'],
  ])('%s the Influence of %s', (_rule, type) => {
    const played = movesOf(type, 'influenceGained').filter(({ label }) => label.values.gain !== undefined);
    expect(played.length).toBeGreaterThan(0);
    for (const { label, event } of played) {
      const points = event.type === 'influenceGained' ? event.points : 0;
      expect(label.values.gain).toEqual({ sum: [{ key: 'resources.influence', values: { n: points } }] });
    }
  });

  test('§7.1.1 the Influence that is taken from the loser', () => {
    const played = movesOf('takeInfluence', 'influenceTaken');
    expect(played.length).toBeGreaterThan(0);
    for (const { label, event } of played) {
      const points = event.type === 'influenceTaken' ? event.points : 0;
      expect(label.values.gain).toEqual({ sum: [{ key: 'resources.influence', values: { n: points } }] });
    }
  });

  test('§8.3.10 the defence of a fortified sector', () => {
    const played = movesOf('use', 'reinforced');
    expect(played.length).toBeGreaterThan(0);
    for (const { label, event } of played) expect(event).toMatchObject({ defence: label.values.defence });
  });

  test('§4.8 what a sector adds to its defender', () => {
    const attacks = MOMENTS.filter(({ events }) => events.some(({ type }) => type === 'fightDecided'));
    expect(attacks.length).toBeGreaterThan(10);
    for (const { view, events } of attacks) {
      const decided = events.find((event) => event.type === 'fightDecided');
      if (decided?.type !== 'fightDecided' || promptLine(view).key !== 'prompts.defend') continue;
      const added = decided.defence.lines.filter(({ what }) => what === 'turrets' || what === 'sector');
      expect(promptLine(view).values.bonus).toBe(added.reduce((sum, { points }) => sum + points, 0));
    }
  });
});
