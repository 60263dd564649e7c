import { at, simRng } from '@haven/kit';
import { expect, test } from 'vitest';
import { faceOf } from './components/card-index.ts';
import { imagine } from './imagine.ts';
import { tortuga2199 } from './index.ts';
import { inTurn, pieces } from './testing/positions.ts';
import type { State } from './types.ts';

const hidden = (state: State, seat: number) => {
  const { hand, deck, unseen, reserve } = at(state.captains, seat);
  return [...hand, ...deck, ...unseen, reserve].filter((card) => card !== null);
};

const busy = () =>
  inTurn({
    seats: 2,
    at: ['mines', 'mines'],
    hands: [
      ['scout', 'mining', 'hacker'],
      ['kraken', 'broker', 'mining'],
    ],
    reserves: ['fence', 'saboteur'],
    unseen: [['booster'], ['manoeuvre']],
    discards: [['driller'], ['assassin']],
    explored: { mines: [1], lab: [0, 1] },
  });

test('§2.7 everything hidden of another captain is a secret, and nothing of one’s own', () => {
  const { state } = busy();
  const secrets = tortuga2199.secrets(state, 0);
  expect(secrets).toEqual(expect.arrayContaining(hidden(state, 1)));
  expect(secrets.filter((name) => hidden(state, 0).includes(name))).toEqual([]);
});

test('§2.7 a spectator sees no captain’s cards', () => {
  const { state } = busy();
  const view = tortuga2199.view(state, 'spectator');
  expect(view.captains.map(({ own }) => own)).toEqual([null, null]);
  expect(tortuga2199.secrets(state, 'spectator')).toEqual(
    expect.arrayContaining([...hidden(state, 0), ...hidden(state, 1)]),
  );
});

test('§3.7 a token is a secret for those who have not explored it', () => {
  const { state } = busy();
  const token = state.sectors.mines?.hunt ?? '';
  expect(tortuga2199.secrets(state, 0)).toContain(token);
  expect(tortuga2199.secrets(state, 1)).not.toContain(token);
  expect(tortuga2199.secrets(state, 'spectator')).toContain(token);
});

test('§2.7 equal cards are alike: nobody is told which copy is played, drawn, reserved or destroyed', () => {
  const table = inTurn({ seats: 2, hands: [['mining', 'mining', 'scavenger', 'mining'], []], manoeuvre: 2, crypto: 2 });
  table.plays(`
    0 play mining
    0 play scavenger
    0 use scrap hand mining
    0 reserve mining
    0 destroy mining
  `);
  const told = () =>
    [0, 1, 'spectator' as const].flatMap((viewer) => [
      tortuga2199.view(table.state, viewer),
      ...table.events.map((event) => tortuga2199.witness(event, viewer)),
    ]);
  expect(JSON.stringify(told())).not.toMatch(/#\d/);
  table.plays('0 end');
  expect(JSON.stringify(told())).not.toMatch(/#\d/);
  expect(tortuga2199.view(table.state, 1).box).toEqual(['mining', 'mining']);
});

test('§1.6 the cards of a face-down pile are everybody’s secret, those put below it are nobody’s', () => {
  const table = inTurn({ at: ['lab'], crypto: 1, open: { lab: ['professor', 'chief-theorist'] } });
  table.plays('0 refresh professor');
  const secrets = tortuga2199.secrets(table.state, 0);
  expect(secrets).toEqual(expect.arrayContaining(table.state.decks.lab.pile));
  expect(secrets).not.toContain('professor#1');
});

test('§2.7 without open memory nobody is shown what lies below a deck, and whoever opens it has learned something', () => {
  const table = inTurn({ at: ['lab'], crypto: 2, open: { lab: ['professor', 'chief-theorist'] } });
  table.with({ options: { ...table.state.options, openMemory: false } });
  const { pile } = table.state.decks.lab;
  const known = table.plays('0 refresh professor');
  const { lab } = tortuga2199.view(known.state, 0).decks;
  expect(lab).toMatchObject({ pile: pile.length + 1, bottom: [] });
  expect(tortuga2199.secrets(known.state, 0)).toContain('professor#1');
  table.with({ decks: { ...table.state.decks, lab: { ...table.state.decks.lab, pile: [] } } });
  expect(tortuga2199.secrets(table.plays('0 refresh chief-theorist').state, 0)).not.toContain('professor#1');
});

test('an imagined match has the same pieces, looks the same, and differs in what is hidden', () => {
  const { state } = busy();
  const view = tortuga2199.view(state, 0);
  const hands = new Set<string>();
  for (let seed = 1; seed <= 20; seed += 1) {
    const other = imagine(view, simRng(seed));
    expect(pieces(other).toSorted()).toEqual(pieces(state).toSorted());
    expect(tortuga2199.view(other, 0)).toEqual(view);
    hands.add(at(other.captains, 1).hand.toSorted().join());
  }
  expect(hands.size).toBeGreaterThan(5);
});

const closed = () => {
  const table = busy();
  return table.with({ options: { ...table.state.options, openMemory: false } });
};

test('§2.7 without open memory a rival shows the number of discarded cards and the top one, and nothing of the rest', () => {
  const piles = { discards: [['driller'], ['assassin', 'hacker', 'fence']], unseen: [['booster'], ['manoeuvre']] };
  const { state } = inTurn({ seats: 2, options: { openMemory: false }, ...piles });
  const [own, rival] = tortuga2199.view(state, 0).captains;
  expect(rival).toMatchObject({ discard: ['fence'], counts: { unseen: 3 }, hidden: null, own: null });
  expect(own).toMatchObject({ discard: ['driller'], counts: { unseen: 1 }, own: { unseen: ['booster'] } });
  expect(own?.hidden).not.toBeNull();
  expect(tortuga2199.secrets(state, 0)).toEqual(expect.arrayContaining(at(state.captains, 1).discard.slice(0, -1)));
  const seen = tortuga2199.view(state, 'spectator').captains;
  expect(seen.map(({ discard, hidden }) => [discard, hidden])).toEqual([
    [['driller'], null],
    [['fence'], null],
  ]);
});

test('§2.7 with open memory, and in a match begun before there was a choice, all that was seen is shown', () => {
  const { state } = inTurn({ seats: 2, discards: [[], ['assassin', 'hacker', 'fence']] });
  const { openMemory, ...older } = state.options;
  expect(openMemory).toBe(true);
  for (const options of [state.options, older]) {
    const rival = tortuga2199.view({ ...state, options }, 0).captains[1];
    expect(rival).toMatchObject({ discard: ['assassin', 'hacker', 'fence'], counts: { unseen: 0 } });
    expect(rival?.hidden).not.toBeNull();
  }
});

test('§2.7 a match imagined without open memory has the same pieces and looks the same; rivals may own anything', () => {
  const { state } = closed();
  for (const viewer of [0, 'spectator' as const]) {
    const view = tortuga2199.view(state, viewer);
    const piles = new Set<string>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const other = imagine(view, simRng(seed));
      expect(pieces(other).toSorted()).toEqual(pieces(state).toSorted());
      expect(tortuga2199.view(other, viewer)).toEqual(view);
      piles.add(other.decks.vortex.pile.toSorted().join());
    }
    expect(piles.size).toBeGreaterThan(1);
  }
});

test('an imagined match offers the same moves in the same order', () => {
  const table = inTurn({ hands: [['scavenger']], unseen: [['mining', 'booster', 'manoeuvre']] }).plays(
    '0 play scavenger',
  );
  const other = imagine(tortuga2199.view(table.state, 0), simRng(1));
  expect(tortuga2199.legalMoves(other, 0)).toEqual(tortuga2199.legalMoves(table.state, 0));
});

test('§4.15 imagined fight cards have Manoeuvre, and an attacker who must lay one out holds one', () => {
  const table = inTurn({ at: ['mines', 'mines'], hands: [['kraken', 'mining', 'mining'], ['mining']] });
  table.plays('0 attack 1');
  const canFight = (state: State, cards: readonly string[]) => cards.map((card) => faceOf(state, card).manoeuvre > 0);
  for (let seed = 1; seed <= 20; seed += 1) {
    const other = imagine(tortuga2199.view(table.state, 1), simRng(seed));
    expect(canFight(other, at(other.captains, 0).hand)).toContain(true);
  }
  table.plays('0 commit kraken');
  for (let seed = 1; seed <= 20; seed += 1) {
    const other = imagine(tortuga2199.view(table.state, 1), simRng(seed));
    expect(canFight(other, other.fight?.attack ?? [])).toEqual([true]);
  }
});

test('§4.15 a card that is imagined in a fight is not imagined unplayed as well', () => {
  const decks = [['hacker', 'hacker'], ['mining']] as const;
  const scene = { seats: 2, hands: [['manoeuvre'], ['mining']], decks, unseen: [['hacker']] } as const;
  const view = tortuga2199.view(
    inTurn({ ...scene, at: ['mines', 'mines'] }).plays('0 attack 1\n0 commit manoeuvre').state,
    1,
  );
  for (let seed = 1; seed <= 5; seed += 1) expect(tortuga2199.view(imagine(view, simRng(seed)), 1)).toEqual(view);
});
