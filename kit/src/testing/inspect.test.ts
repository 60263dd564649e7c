import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { contract } from './contract.ts';
import { FAULTS, type FaultKind } from './faults.ts';
import { inspect } from './inspect.ts';
import { agendaOf, blurting, type Lanterns, lanternPieces, lanternReasons, lanterns } from './lanterns.ts';

contract(lanterns, { runs: 300, pieces: lanternPieces, reasons: lanternReasons });

/** One planted fault each: the suite must find it, by its name. */
const PLANTED: Record<FaultKind, Partial<Game<Lanterns>>> = {
  'secret-in-view': {
    view: (state, viewer) => ({ ...lanterns.view(state, viewer), hand: state.hands.flat() }),
  },
  'secret-in-moves': {
    legalMoves: (state, seat) =>
      lanterns
        .legalMoves(state, seat)
        .map((move) => (move.type === 'draw' ? { ...move, top: state.pile.at(-1) } : move)),
  },
  'secret-in-event': { witness: (event) => event },
  'told-apart': {
    view: (state, viewer) => ({ ...lanterns.view(state, viewer), pile: state.pile.indexOf('ruby') }),
  },
  'copies-told-apart': {
    // Two lanterns that are declared equal, and still called by their names.
    kindOf: (name) => (name === 'ruby' || name === 'coral' ? 'red' : undefined),
  },
  'written-outside-apply': {
    play: (turn, move) => {
      lanterns.play(turn, move);
      turn.state.points[turn.seat] = (turn.state.points[turn.seat] ?? 0) + 1;
    },
  },
  'looking-writes': {
    view: (state, viewer) => {
      state.points[0] = (state.points[0] ?? 0) + 1;
      return lanterns.view(state, viewer);
    },
  },
  'dead-end': {
    legalMoves: (state, seat) => (state.turn === 7 ? [] : lanterns.legalMoves(state, seat)),
  },
  endless: {
    apply: (state, event) => {
      lanterns.apply(state, event);
      state.turn %= 6;
      state.agenda = agendaOf(state);
    },
  },
  'ambiguous-notation': { notate: (move) => move.type },
  'hidden-chance': {
    play: ({ seat, emit }) => emit({ type: 'rolled', seat, die: 1 + Math.floor(Math.random() * 6) }),
  },
  'undo-across-chance': {
    // The die was cast long ago, from the order of the pile: nobody draws, but the player learns something by rolling.
    play: (turn, move) => {
      if (move.type !== 'roll') return lanterns.play(turn, move);
      turn.emit({ type: 'rolled', seat: turn.seat, die: 1 + turn.state.pile.indexOf('ruby') });
    },
  },
  'undo-differs': {
    // Remembers outside the state: taking a move back cannot bring the old memory back.
    apply: (() => {
      let applied = 0;
      return (state, event) => {
        applied += 1;
        lanterns.apply(state, event);
        state.points[0] = applied;
      };
    })(),
  },
  'replay-differs': {
    apply: (() => {
      let applied = 0;
      return (state, event) => {
        applied += 1;
        lanterns.apply(state, event);
        state.points[0] = applied;
      };
    })(),
  },
  'rerun-differs': {
    setup: (() => {
      let deals = 0;
      return (seats, options, rng) => {
        deals += 1;
        for (let skip = 0; skip < deals; skip += 1) rng.below(2);
        return lanterns.setup(seats, options, rng);
      };
    })(),
  },
  'no-reason': {
    // Nobody may roll in every third turn, and nothing says why.
    legalMoves: (state, seat) =>
      lanterns.legalMoves(state, seat).filter(({ type }) => type !== 'roll' || state.turn % 3 > 0),
  },
  'not-followed': {
    // Forgets that the pile gets smaller.
    follow: (view, event) => ({ ...(lanterns.follow?.(view, event) ?? view), pile: view.pile }),
  },
  'not-plain-data': {
    setup: (seats, options, rng) => ({ ...lanterns.setup(seats, options, rng), extra: new Map() }),
  },
  'legal-refused': {
    play: (turn, move) => {
      if (move.type === 'draw' && turn.state.turn === 3) throw new Error('forgot this case');
      lanterns.play(turn, move);
    },
  },
  'illegal-accepted': {
    // Offers a nonsense move to whoever is not to act, and lets the kit believe that all are to act.
    toAct: (state) => (lanterns.toAct(state).length > 0 ? [0, 1, 2].slice(0, state.seats) : []),
    legalMoves: (state, seat) =>
      lanterns.toAct(state).includes(seat) ? lanterns.legalMoves(state, seat) : [{ type: 'roll' }],
    notate: (() => {
      let asked = 0;
      return (move) => {
        asked += 1;
        return asked % 3 === 0 ? '0' : lanterns.notate(move);
      };
    })(),
  },
  'question-gives-away': {
    // Whoever draws the ruby, unseen by the others, moves again.
    apply: (state, event) => {
      lanterns.apply(state, event);
      if (event.type === 'drawn' && event.lantern === 'ruby') state.turn -= 1;
      state.agenda = agendaOf(state);
    },
  },
  'sealed-choice-told': blurting,
  'pieces-lost': {
    apply: (state, event) => {
      lanterns.apply(state, event);
      if (event.type === 'shown') state.shown.pop();
    },
  },
  'bad-outcome': {
    outcome: (state) => {
      const outcome = lanterns.outcome(state);
      return outcome && { ...outcome, sheets: outcome.sheets.map((sheet) => ({ ...sheet, total: sheet.total + 1 })) };
    },
  },
  'too-many-moves': {
    legalMoves: (state, seat) => lanterns.legalMoves(state, seat).flatMap((move) => new Array(120).fill(move)),
  },
  'wrong-reason': {
    refusal: (state, seat, wish) => lanterns.refusal?.(state, seat, wish) && { code: 'pile-empty' },
  },
  'wrong-seat': {
    legalMoves: (state, seat) =>
      lanterns.toAct(state).length > 0 ? lanterns.legalMoves(state, state.turn % state.seats).slice(seat) : [],
  },
};

test('a secret in other words than its name is caught in an event', () => {
  const faulty: Game<Lanterns> = {
    ...lanterns,
    witness: (event, viewer) => {
      const hint = { letters: 'lantern' in event ? event.lantern?.length : 0 };
      const told = lanterns.witness(event, viewer);
      return told && { ...told, ...hint };
    },
  };
  const { faults } = inspect(faulty, { runs: 60, maxMoves: 200, pieces: lanternPieces, reasons: lanternReasons });
  expect(faults.map((fault) => fault.kind)).toContain('secret-in-event');
});

const followedBy = (follow: NonNullable<Game<Lanterns>['follow']>, untold: readonly string[]) =>
  inspect({ ...lanterns, follow }, { runs: 20, pieces: lanternPieces, reasons: lanternReasons, untold }).faults;

test('a follower may know nothing of what is declared untold, but must not be wrong there', () => {
  const knowing = (shown: Lanterns['View']['shown']) =>
    followedBy((view, event) => ({ ...(lanterns.follow?.(view, event) ?? view), shown }), ['shown']);
  expect(knowing([])).toEqual([]);
  expect(knowing(['ruby', 'ruby']).map(({ detail }) => detail)).toContainEqual(expect.stringMatching(/shown\.\d/));
});

test('a follower need not know an order that is declared untold', () => {
  const reversed = (view: Lanterns['View'], event: Lanterns['Event']) => {
    const next = lanterns.follow?.(view, event) ?? view;
    return { ...next, shown: next.shown.toReversed() };
  };
  expect(followedBy(reversed, ['shown'])).toEqual([]);
  expect(followedBy(reversed, []).map(({ kind }) => kind)).toContain('not-followed');
});

test('a follower that writes into the view it is given is caught', () => {
  const faults = followedBy((view, event) => {
    view.turn += 1;
    return { ...(lanterns.follow?.(view, event) ?? view), turn: view.turn };
  }, []);
  expect(faults.map(({ kind }) => kind)).toContain('looking-writes');
});

test('a legal move that is refused is caught', () => {
  const faulty: Game<Lanterns> = { ...lanterns, refusal: () => ({ code: 'pile-empty' }) };
  const { faults } = inspect(faulty, { runs: 1, pieces: lanternPieces, reasons: lanternReasons });
  expect(faults.map((fault) => fault.detail)).toContainEqual(
    expect.stringMatching('is legal, and refused: pile-empty'),
  );
});

test('a reason without its entry in the plan is caught', () => {
  const { faults } = inspect(lanterns, { runs: 20, pieces: lanternPieces, reasons: {} });
  expect(faults.map((fault) => fault.detail)).toContainEqual(expect.stringMatching('not among the reasons'));
});

test('a refusal that knows more than its seat is caught', () => {
  const faulty: Game<Lanterns> = {
    ...lanterns,
    refusal: (state, seat, wish) =>
      lanterns.refusal?.(state, seat, wish) && {
        code: 'not-in-hand',
        values: { next: `${state.pile.at(-1)?.length}` },
      },
  };
  const { faults } = inspect(faulty, { runs: 60, pieces: lanternPieces, reasons: lanternReasons });
  expect(faults.map((fault) => fault.kind)).toContain('told-apart');
});

test('a text that is read as another move is caught', () => {
  const faulty: Game<Lanterns> = { ...lanterns, read: (text) => lanterns.read?.(text.trim()) };
  const { faults } = inspect(faulty, { runs: 20, pieces: lanternPieces, reasons: lanternReasons });
  expect(faults.map((fault) => fault.kind)).toContain('ambiguous-notation');
});

test.each(FAULTS)('a game with the fault "%s" is caught', (kind) => {
  const faulty: Game<Lanterns> = { ...lanterns, ...PLANTED[kind] };
  const { faults } = inspect(faulty, { runs: 60, maxMoves: 200, pieces: lanternPieces, reasons: lanternReasons });
  expect(faults.map((fault) => fault.kind)).toContain(kind);
});
