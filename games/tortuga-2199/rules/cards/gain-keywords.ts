import { at } from '@haven/kit';
import type { PlayKeyword } from '../components/card-set.ts';
import { gainInfluence } from '../ending/influence.ts';
import * as moves from '../moves.ts';
import type { Discount, Seat, State, Turn, Use } from '../types.ts';
import type { AbilityRules } from './ability-rules.ts';
import { firstOf, kindsAmong, pickSome, topWithout } from './piles.ts';

/** §8.3.23 to §8.3.33 What only a card can do. */
export const GAIN_KEYWORDS = {
  // §8.3.23
  'gain-crypto': {
    uses: () => [moves.use('gain-crypto')],
    use: (turn, { seat, card, n }) => turn.emit({ type: 'resourcesGained', seat, crypto: n, manoeuvre: 0, by: card }),
  },
  // §8.3.24
  'gain-manoeuvre': {
    uses: () => [moves.use('gain-manoeuvre')],
    use: (turn, { seat, card, n }) => turn.emit({ type: 'resourcesGained', seat, crypto: 0, manoeuvre: n, by: card }),
  },
  // §8.3.25
  'gain-influence': {
    uses: () => [moves.use('gain-influence')],
    use: (turn, { seat, n }) => gainInfluence(turn, seat, { source: 'abilities', points: n }),
  },
  // §8.3.26
  'destroy-played': {
    uses: (state, { seat }) =>
      kindsAmong(state, at(state.captains, seat).played).map(({ id }) => named('destroy-played', id)),
    use: (turn, { seat }, { card = '' }) => {
      const chosen = firstOf(turn.state, at(turn.state.captains, seat).played, card);
      turn.emit({ type: 'destroyed', seat, card: chosen, from: 'played', manoeuvre: 0 });
    },
  },
  // §8.3.27
  reclaim: {
    uses: (state, { seat }) => kindsAmong(state, pileOf(state, seat)).map(({ id }) => named('reclaim', id)),
    use: (turn, { seat }, { card = '' }) => {
      const chosen = firstOf(turn.state, pileOf(turn.state, seat), card);
      turn.emit({ type: 'reclaimed', seat, card: chosen, ...topWithout(turn.state, seat, chosen) });
    },
  },
  'cheaper-cards': cheaper('cheaper-cards', 'buying'), // §8.3.28
  'cheaper-captures': cheaper('cheaper-captures', 'capturing'), // §8.3.29
  'cheaper-defence': cheaper('cheaper-defence', 'reinforcing'), // §8.3.30
  // §8.3.31
  'buy-to-hand': {
    uses: () => [moves.use('buy-to-hand')],
    use: (turn, { seat, n }) => turn.emit({ type: 'deliveryArranged', seat, n }),
  },
  // §8.3.32
  'rivals-discard': {
    uses: (state, { seat }) => against(state, seat, { does: 'rivals-discard', hits: ({ hand }) => hand.length > 0 }),
    use: (turn, { seat, n }) => {
      for (const rival of rivalsOf(turn.state, seat)) discardSome(turn, rival, n);
    },
  },
  // §8.3.33
  'rivals-lose-minerals': {
    uses: (state, { seat }) =>
      against(state, seat, { does: 'rivals-lose-minerals', hits: ({ minerals }) => minerals > 0 }),
    use: (turn, { seat, n }) => {
      for (const rival of rivalsOf(turn.state, seat)) {
        const count = Math.min(n, at(turn.state.captains, rival).minerals);
        if (count > 0) turn.emit({ type: 'mineralsLost', seat: rival, count });
      }
    },
  },
} as const satisfies Partial<Record<PlayKeyword, AbilityRules>>;

function named(does: PlayKeyword, card: string): Use {
  return { type: 'use', does, card };
}

/** The whole discard pile, seen or not. */
function pileOf(state: State, seat: Seat) {
  const { discard, unseen } = at(state.captains, seat);
  return [...discard, ...unseen];
}

function cheaper(does: PlayKeyword, what: Discount): AbilityRules {
  return {
    uses: () => [moves.use(does)],
    use: (turn, { seat, n }) => turn.emit({ type: 'discountGranted', seat, what, n }),
  };
}

interface Blow {
  readonly does: PlayKeyword;
  readonly hits: (rival: State['captains'][number]) => boolean;
}

/** Whether a hand is empty is public: the number of its cards is (§2.7). */
function against(state: State, seat: Seat, { does, hits }: Blow): Use[] {
  return rivalsOf(state, seat).some((rival) => hits(at(state.captains, rival))) ? [moves.use(does)] : [];
}

/** In turn order, beginning on the left. */
function rivalsOf({ captains }: State, seat: Seat): Seat[] {
  return captains.slice(1).map((_, place) => (seat + place + 1) % captains.length);
}

/** One after the other: of a pile only the top card is seen by everybody (§2.7). */
function discardSome(turn: Turn, seat: Seat, count: number): void {
  for (const card of pickSome(turn.rng, at(turn.state.captains, seat).hand, count))
    turn.emit({ type: 'discarded', seat, card });
}
