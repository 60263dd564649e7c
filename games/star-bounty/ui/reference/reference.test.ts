import { BOUNTIES, creditsFor, PARTS, type State, starBounty } from '@haven/star-bounty-rules';
import { messagesContract } from '@haven/text-kit/testing';
import { describe, expect, test } from 'vitest';
import { dice, facing, shopping, shot } from '../../rules/testing/positions.ts';
import { wordsIn } from '../words.ts';
import { catalogue } from './catalogue.ts';
import { BATTLE, CAPTURE, CRITICAL, diagrams, type Exchange, IMPROVISED, LAST_SALE, SOLD, sumOf } from './diagrams.ts';
import { referenceTexts } from './labels.ts';

messagesContract({ messages: referenceTexts });

test('§1.1 the catalogue has the 54 cards of the deck, each with its role', () => {
  const { samples } = catalogue('en');
  const count = (role: string) => samples.filter(({ kinds }) => kinds.includes(role)).length;
  expect(samples).toHaveLength(54);
  expect(['bounty', 'part', 'system', 'life', 'drone'].map(count)).toEqual([BOUNTIES.length, PARTS.length, 3, 9, 2]);
});

const SYSTEMS = { shields: 2, ballistics: 2, engines: 2 };

/** The same shot by the rules: what it does to the enemy, or what gets through. */
function played({ enemy, systems, parts = [], drone, ...roll }: Exchange): number | undefined {
  const table = facing(enemy, { systems: { ...SYSTEMS, ...systems }, hand: [...parts], life: 10 });
  const helped = [...parts.map((part) => `0 improvise ${part}`), ...(drone ? [`0 drone ${drone}`] : [])];
  if (roll.coin === undefined) {
    table.rigged(...dice(...roll.dice)).plays('0 fire');
    for (const move of [...helped, '0 strike']) if (table.moves().includes(move.slice(2))) table.plays(move);
    return damageIn(table.events);
  }
  table.with({ agenda: [{ type: 'brace', seats: [0] }] });
  table.rigged(...shot(...roll.dice, roll.coin)).plays('0 brace');
  for (const move of [...helped, '0 endure']) if (table.moves().includes(move.slice(2))) table.plays(move);
  return 10 - table.state.life;
}

function damageIn(events: readonly { readonly type: string }[]): number | undefined {
  const hit = events.find(({ type }) => ['enemyHit', 'enemyCaptured', 'enemyDestroyed'].includes(type));
  return hit && 'damage' in hit ? Number(hit.damage) : undefined;
}

describe('the diagrams come to what the rules say', () => {
  test.each([...BATTLE, ...IMPROVISED, ...CAPTURE, ...CRITICAL])('§5.1 §5.5 $enemy: $dice $coin', (exchange) => {
    expect(sumOf(wordsIn('en'), exchange).total).toBe(played(exchange));
  });

  const totals = (example: number) => diagrams[example]?.rows('en').map(({ sum }) => sum?.total);

  test('§6.2 §6.7 a visit to the Galactic Enterprise', () => {
    const table = shopping({ shelf: ['3D', '4D'], collection: [...SOLD], credits: 0 });
    table.plays(SOLD.map(({ card }) => `0 sell ${card}`).join('\n'));
    const { credits } = table.state;
    const left = table.plays('0 buy 3D\n0 buy 4D').state.credits;
    expect(totals(3)).toEqual([credits, credits - left, undefined]);
  });

  test('§3.4 §6.3 alive is worth more', () => {
    expect(totals(2)).toEqual([10, 14, 11, 9]);
  });

  test('§7.2 the last sale', () => {
    const rows: State['rows'] = [{ faceUp: true, enemies: ['KS'] }];
    const table = facing('KS', { rows, bountyPile: [], credits: 38, collection: LAST_SALE.slice(0, 2) });
    const { battle } = table.state;
    table.with({ battle: battle && { ...battle, health: 7 }, drones: { ready: 0, assigned: [], wrecked: 2 } });
    table.rigged(...dice(2, 3)).plays('0 fire');
    expect(totals(5)).toEqual([starBounty.outcome(table.state)?.sheets[0]?.total]);
    expect(LAST_SALE.map(creditsFor)).toEqual([14, 10, 17]);
  });
});
