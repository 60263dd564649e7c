import type { Event } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { rulesBehind } from './rules-behind.ts';

const COUNT = { total: 1, lines: [] };
const DECIDED: Event = { type: 'fightDecided', winner: 1, attack: COUNT, defence: COUNT, carnage: 0 };
const LOST: Event = { type: 'destroyed', seat: 0, card: 'scout#1', from: 'fight', manoeuvre: 0 };
const DREW: Event = { type: 'drew', seat: 1, count: 1, cards: [] };

const tableOf = (scenario: 'standard' | 'aggressive') => ({
  options: { scenario, map: 'nestled', cardSet: null } as const,
});

test('§4.10, §4.12, §4.14 whoever asks why a card was lost is told the rule, and of no other move any', () => {
  expect(rulesBehind([DECIDED, LOST, DREW], tableOf('standard'))).toEqual(['§4.10', '§4.12', '§4.14']);
  expect(rulesBehind([DECIDED], tableOf('standard'))).toEqual(['§4.12']);
  expect(rulesBehind([LOST, DREW], tableOf('standard'))).toEqual([]);
});

test('§7.1.1 to §7.1.3 among aggressive pirates it is their rules', () => {
  expect(rulesBehind([DECIDED, LOST], tableOf('aggressive'))).toEqual(['§7.1.2', '§7.1.1', '§7.1.3']);
});
