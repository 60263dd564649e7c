import { at, type Match, play, seenBy, simRng, start, tellFrom, type Viewer } from '@haven/kit';
import { type Event, type Tortuga2199, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { SIDES, totalOf } from './count.ts';
import { reasonsIn } from './reasons.ts';
import { type FightScene, scenesAfter, standingScene } from './scenes.ts';

const ENOUGH = 600;

interface Watched {
  readonly view: View;
  readonly events: readonly Event[];
  /** What is filmed of the last move. */
  readonly scenes: readonly FightScene[];
  /** What stands on stage after it. */
  readonly still: FightScene | null;
}

/** Random captains who mostly buy, attack when they can and lay out what they have, seen by one viewer move by move. */
function watch(scenario: 'standard' | 'aggressive', viewer: Viewer, look: (watched: Watched) => void): void {
  for (const seed of ['b8', 'ba', 'c4']) watchOne({ scenario, viewer, seed }, look);
}

type Game = { readonly scenario: 'standard' | 'aggressive'; readonly viewer: Viewer; readonly seed: string };

function watchOne({ scenario, viewer, seed }: Game, look: (watched: Watched) => void): void {
  const rng = simRng(7);
  const options = { scenario, map: 'nestled', cardSet: null } as const;
  let match = start(tortuga2199, { seats: 3, options, seed: seed.repeat(32) });
  let still: FightScene | null = null;
  for (let moves = 0; moves < ENOUGH && tortuga2199.toAct(match.state).length > 0; moves += 1) {
    match = moved(match, (choices) => rng.below(choices));
    const told = tellFrom(tortuga2199, match, { viewer, from: match.entries.length - 1 });
    if (told.type !== 'seen') throw new Error('the table refused to look');
    const { view } = told.seen;
    const scenes = scenesAfter(still, told.news, { view, viewer });
    still = standingScene(view, scenes.at(-1) ?? still);
    look({ view, events: told.news.flatMap((news) => news.events), scenes, still });
  }
}

function moved(match: Match<Tortuga2199>, choose: (choices: number) => number): Match<Tortuga2199> {
  const seat = at(tortuga2199.toAct(match.state), 0);
  const legal = tortuga2199.legalMoves(match.state, seat).map((move) => tortuga2199.notate(move));
  const fierce = legal.filter((move) => /^(attack|commit|buy)/.test(move));
  const wished = fierce.length > 0 && choose(4) > 0 ? fierce : legal;
  const result = play(tortuga2199, match, { seat, move: at(wished, choose(wished.length)) });
  if (result.match === undefined) throw new Error(result.refusal.code);
  return result.match;
}

test.each([
  ['standard', 0],
  ['aggressive', 'spectator'],
] as const)(
  '§4.5 to §4.9 among %s pirates the counted steps add up to the totals that %s is told',
  (scenario, viewer) => {
    const seen = { fights: 0, fired: 0 };
    watch(scenario, viewer, ({ events, scenes }) => {
      const decided = events.find((event) => event.type === 'fightDecided');
      if (decided === undefined) return;
      const verdict = scenes.find(({ beat }) => beat === 'verdict');
      const steps = verdict?.steps ?? [];
      seen.fights += 1;
      seen.fired += steps.filter(({ by }) => by !== null).length;
      expect(SIDES.map((side) => totalOf(steps, side))).toEqual(SIDES.map((side) => decided[side].total));
      expect(verdict?.winner).toBe(decided.winner);
    });
    expect(seen.fights).toBeGreaterThan(5);
    expect(seen.fired).toBeGreaterThan(0);
  },
);

test('§4.3 before they are revealed, cards lie face down for everybody but their owner', () => {
  let laid = 0;
  watch('standard', 0, ({ view: { fight }, scenes }) => {
    const scene = scenes.at(-1);
    if (fight === null || fight.revealed || scene === undefined) return;
    const theirs = [...(fight.attacker === 0 ? [] : scene.attack), ...(fight.defender === 0 ? [] : scene.defence)];
    laid += theirs.length;
    expect(theirs.every((card) => card === null)).toBe(true);
    expect([scene.attack.length, scene.defence.length]).toEqual(fight.counts);
  });
  expect(laid).toBeGreaterThan(5);
});

test('§4.6 one’s own running total is what the reveal counts, but for what the other side does', () => {
  let compared = 0;
  let known: number | null = null;
  watch('standard', 0, ({ view: { fight }, events, still }) => {
    const decided = events.find((event) => event.type === 'fightDecided');
    if (decided && known !== null) {
      compared += 1;
      const weakened = decided.attack.lines.find(({ what }) => what === 'weakened')?.points ?? 0;
      expect(known + weakened).toBe(decided.attack.total);
    }
    known = fight?.attacker === 0 && still ? totalOf(still.steps, 'attack') : null;
  });
  expect(compared).toBeGreaterThan(3);
});

test('§4.10 to §4.14 a fight leaves the stage after its aftermath, with every consequence told', () => {
  let ended = 0;
  const untold = ['fightCardsDiscarded', 'fightEnded', 'reshuffled'];
  watch('standard', 'spectator', ({ events, scenes, still }) => {
    if (!events.some(({ type }) => type === 'fightEnded')) return;
    ended += 1;
    const from = events.findIndex(({ type }) => type === 'fightDecided') + 1;
    expect(scenes.at(-1)?.beat).toBe('aftermath');
    expect(scenes.at(-1)?.events).toEqual(events.slice(from).filter(({ type }) => !untold.includes(type)));
    expect(still).toBeNull();
  });
  expect(ended).toBeGreaterThan(5);
});

test('§7.1.1, §7.1.2 the stage stays while the loser or the winner chooses, also for those who come back', () => {
  const asked = new Set<string>();
  watch('aggressive', 1, ({ view, still }) => {
    const step = view.agenda.at(-1);
    if (step?.type !== 'sacrifice' && step?.type !== 'spoils') return;
    asked.add(step.type);
    expect([still?.winner, standingScene(view, null)?.winner]).toEqual([view.fight?.winner, view.fight?.winner]);
    expect(still?.steps.length).toBeGreaterThan(0);
  });
  expect([...asked].toSorted()).toEqual(['sacrifice', 'spoils']);
});

test('a message that takes moves back shows nothing, and where nobody fights there is no stage', () => {
  const options = { scenario: 'standard', map: 'tips', cardSet: null } as const;
  const match = start(tortuga2199, { seats: 2, options, seed: '01'.repeat(32) });
  const { view } = seenBy(tortuga2199, match, 0);
  const attacked = { type: 'attacked', seat: 0, defender: 1, sector: 'tortuga' } as const;
  expect(scenesAfter(null, [{ seat: 0, events: [attacked] }], { view, viewer: 0 })).toHaveLength(1);
  expect(scenesAfter(null, [{ seat: 0, events: [attacked], undone: 1 }], { view, viewer: 0 })).toEqual([]);
  expect(standingScene(view, null)).toBeNull();
});

test('§2.3 who shuffles before the hand is full is told to draw once, all the cards', () => {
  const seen = { shuffled: 0 };
  watch('aggressive', 0, ({ events, scenes }) => {
    const aftermath = scenes.find(({ beat }) => beat === 'aftermath');
    if (aftermath === undefined) return;
    const drawnBy = (all: readonly Event[], seat: number) =>
      all.flatMap((event) => (event.type === 'drew' && event.seat === seat ? event.count : []));
    for (const seat of [aftermath.attacker, aftermath.defender]) {
      const counts = drawnBy(events, seat);
      if (counts.length > 1) seen.shuffled += 1;
      const told = drawnBy(aftermath.events, seat);
      expect(told.length).toBeLessThan(2);
      if (told.length > 0) expect(told[0]).toBe(counts.reduce((sum, count) => sum + count, 0));
    }
  });
  expect(seen.shuffled).toBeGreaterThan(0);
});

test.each(['standard', 'aggressive'] as const)(
  '§4.12, §4.14 among %s pirates it is said why nothing was taken and why the defender draws',
  (scenario) => {
    const said = new Set<string>();
    watch(scenario, 'spectator', ({ scenes, view }) => {
      const last = scenes.at(-1);
      if (last?.beat !== 'aftermath' || view.verdict !== null) return;
      const keys = reasonsIn(last, view);
      const happened = (type: Event['type']) => last.events.some((event) => event.type === type);
      expect(keys.includes('whyDrawn')).toBe(
        last.events.some((each) => each.type === 'drew' && each.seat === last.defender),
      );
      if (scenario === 'standard') expect(keys.includes('whyNoSpoils')).toBe(!happened('influenceTaken'));
      else expect(keys.includes('whyNoSpoilsForDefence')).toBe(last.winner === last.defender);
      for (const key of keys) said.add(key);
    });
    expect(said).toContain('whyDrawn');
    expect(said).toContain(scenario === 'standard' ? 'whyNoSpoils' : 'whyNoSpoilsForDefence');
  },
);
