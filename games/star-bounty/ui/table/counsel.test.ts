import { defaultOptions, seenBy, start } from '@haven/kit';
import { queryAgainst, queryOf, solve, TASTES, worthOf } from '@haven/star-bounty-bots';
import { type Bounty, CRITICAL, type Options, starBounty, type View } from '@haven/star-bounty-rules';
import { expect, test } from 'vitest';
import type { BoardState } from '../board-context.ts';
import { wordsIn } from '../words.ts';
import { choicesOf } from './choices.ts';
import { counselled } from './counsel.ts';

const options = defaultOptions(starBounty.options) as Options;
const fresh: View = seenBy(starBounty, start(starBounty, { seats: 1, options, seed: '0'.repeat(64) }), 0).view;
const words = wordsIn('en');

/** What is offered there, with the odds as they are, or without any. */
function offeredIn(changes: Partial<View>, odds: 'known' | 'off') {
  const view: View = { ...fresh, ...changes };
  const board: BoardState = {
    view,
    instead: undefined,
    isEndChecked: false,
    showRule: undefined,
    Lessons: undefined,
    replies: odds === 'known' ? repliesIn(view) : {},
    idle: false,
    can: (move) => move.type !== 'heal' || move.hearts > 0,
    wish: () => undefined,
    run: () => undefined,
    isRefused: () => false,
  };
  return counselled(choicesOf(board, words), board, words);
}

function repliesIn(view: View): BoardState['replies'] {
  if (view.step?.type === 'engage')
    return Object.fromEntries(frontOf(view).map((enemy) => [enemy, against(view, enemy)]));
  const enemy: Bounty | undefined = view.battle?.enemy;
  const query = enemy && queryOf(view, worthOf(view, enemy, TASTES.balanced));
  return enemy && query ? { [enemy]: solve(query) } : {};
}

const frontOf = ({ rows }: View) => rows[0]?.flatMap((enemy) => enemy ?? []) ?? [];
const against = (view: View, enemy: Bounty) => solve(queryAgainst(view, enemy, worthOf(view, enemy, TASTES.balanced)));

const shining = (choices: ReturnType<typeof offeredIn>) => choices.filter(({ tone }) => tone === 'main');

/** Thirteen damage comes, and two parts stop seven of it: a critical ship is left without them. */
const hit: Partial<View> = {
  step: { type: 'impact', seats: [0] },
  life: 9,
  hand: ['3D', '4S'],
  battle: { enemy: 'JC', health: 6, boost: 0, roll: { dice: [6, 6], heads: false } },
};

test('the best line shines, and a hit that leaves the ship critical is plain and asks first', () => {
  const offered = offeredIn({ ...hit, life: 8 }, 'known');
  const [endure] = offered;
  expect(endure).toMatchObject({ id: 'endure', tone: 'plain' });
  expect(endure?.warning).toMatch(/critical/);
  expect(endure?.confirm).toBe('Yes, take the hit');
  expect(shining(offered)).toMatchObject([{ id: 'best', moves: [{}, {}, { type: 'endure' }] }]);
});

test('what destroys the ship never shines while it can be prevented', () => {
  const dying = {
    ...hit,
    life: 1,
    battle: { enemy: 'JC', health: 6, boost: 0, roll: { dice: [4, 3], heads: false } },
  } as const;
  const offered = offeredIn(dying, 'known');
  expect(offered[0]).toMatchObject({ id: 'endure', tone: 'plain', warning: words.label('warnDie') });
  expect(shining(offered)).toMatchObject([{ id: 'best' }]);
});

test('without the odds nothing is advised, but the same hit asks first', () => {
  const offered = offeredIn({ ...hit, life: 8 }, 'off');
  expect(offered).toMatchObject([{ id: 'endure', tone: 'plain', warning: words.label('warnCritical') }]);
});

test('a flight that is best says whom it gives up', () => {
  const trapped: Partial<View> = {
    step: { type: 'reengage', seats: [0] },
    life: CRITICAL,
    hand: [],
    drones: { ready: 0, assigned: [], wrecked: 2 },
    collection: [
      { card: 'AH', alive: true, sector: 2 },
      { card: 'JS', alive: true, sector: 3 },
    ],
    battle: { enemy: 'KD', health: 16, boost: 0, roll: null },
  };
  const flight = { label: 'Flee and give up J♠', note: 'worth 12 credits', moves: [{ type: 'flee', prisoner: 'JS' }] };
  expect(shining(offeredIn(trapped, 'known'))).toMatchObject([{ id: 'best', ...flight }]);
});

test('a shot that is best as it is shines alone', () => {
  const shot: Partial<View> = {
    step: { type: 'volley', seats: [0] },
    battle: { enemy: 'JD', health: 8, boost: 0, roll: { dice: [2, 4], heads: false } },
    hand: ['3C'],
  };
  expect(offeredIn(shot, 'known')).toMatchObject([{ id: 'strike', tone: 'main' }]);
});

test('§6.5 as long as there are dead to sell, selling shines and leaving asks first', () => {
  const step = { type: 'enterprise', seats: [0] } as const;
  const offered = offeredIn({ step, collection: [{ card: 'QD', alive: false, sector: 1 }] }, 'off');
  expect(shining(offered)).toMatchObject([{ id: 'sell' }]);
  expect(offered[0]).toMatchObject({ id: 'leave', tone: 'plain' });
  expect(offered[0]?.warning).toMatch(/sold here/);
  expect(shining(offeredIn({ step, collection: [] }, 'off'))).toMatchObject([{ id: 'leave' }]);
});

test('§6.10 a ship with few hearts is healed first, and only a critical one is asked about', () => {
  const enterprise = { step: { type: 'enterprise', seats: [0] } as const, collection: [], credits: 6 };
  const frail = offeredIn({ ...enterprise, life: 2 }, 'off');
  expect(shining(frail)).toMatchObject([{ id: 'heal' }]);
  expect(frail[0]).toMatchObject({ id: 'leave', tone: 'plain' });
  expect(frail[0]?.warning).toBeUndefined();
  expect(offeredIn({ ...enterprise, life: CRITICAL }, 'off')[0]?.warning).toMatch(/critical/);
  expect(shining(offeredIn({ ...enterprise, life: 4 }, 'off'))).toMatchObject([{ id: 'heal' }]);
  expect(shining(offeredIn({ ...enterprise, life: 6 }, 'off'))).toEqual([]);
  expect(shining(offeredIn({ ...enterprise, life: 8 }, 'off'))).toMatchObject([{ id: 'leave' }]);
});

test('§6.5 with a prisoner to sell leaving does not shine, and a frail ship without credits sells first', () => {
  const shop: Partial<View> = {
    step: { type: 'enterprise', seats: [0] },
    collection: [{ card: 'JS', alive: true, sector: 1 }],
    credits: 0,
  };
  const sound = offeredIn(shop, 'off');
  expect(sound).toMatchObject([
    { id: 'leave', tone: 'plain' },
    { id: 'sellPrisoner', tone: 'plain', moves: [{ type: 'sell', card: 'JS' }] },
  ]);
  expect(sound[0]?.warning).toBeUndefined();
  expect(shining(offeredIn({ ...shop, life: 4 }, 'off'))).toMatchObject([{ id: 'sellPrisoner' }]);
});

const fork: Partial<View> = { step: { type: 'engage', seats: [0], mayFlee: false }, rows: [['JD', 'KH']], sector: 2 };

test('§2.4 whom to engage is advised with the odds, and nobody shines where the ship is in danger', () => {
  const strong = offeredIn({ ...fork, systems: { shields: 6, ballistics: 6, engines: 6 } }, 'known');
  expect(shining(strong)).toHaveLength(1);
  for (const { note } of strong) expect(note).toMatch(/^captured \d+%, destroyed \d+%, ship lost (less than )?\d+%$/);
  const frail = offeredIn(
    { ...fork, life: CRITICAL, hand: [], drones: { ready: 0, assigned: [], wrecked: 2 } },
    'known',
  );
  expect(shining(frail)).toEqual([]);
  for (const { warning, confirm } of frail)
    expect([warning, confirm]).toEqual([expect.stringMatching(/lost in/), 'Yes, engage']);
});
