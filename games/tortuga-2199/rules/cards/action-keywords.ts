import { at } from '@haven/kit';
import { canExplore, lookAt } from '../actions/hunt.ts';
import { canRefresh, refreshCard } from '../actions/market.ts';
import { faceNamed, kindOf } from '../components/card-index.ts';
import type { PlayKeyword } from '../components/card-set.ts';
import { isSpecial, SECTORS, type SectorId } from '../components/sectors.ts';
import { gainInfluence } from '../ending/influence.ts';
import * as moves from '../moves.ts';
import { sectorsOf } from '../sectors/control.ts';
import { payFortress } from '../sectors/powers.ts';
import { placeOf, raised, sectorOf, within } from '../sectors/sectors.ts';
import type { CardId, Seat, State, Turn, Use } from '../types.ts';
import type { AbilityRules, Used } from './ability-rules.ts';
import { drawCards, firstOf, kindsAmong, topWithout } from './piles.ts';

const FREE = { crypto: 0, minerals: 0 } as const;

const when = (possible: boolean, does: PlayKeyword): Use[] => (possible ? [moves.use(does)] : []);

function hasMineral(state: State, seat: Seat): boolean {
  const place = at(state.captains, seat).at;
  return place !== null && sectorOf(state, place).mineral;
}

function collectHere(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'mineralCollected', seat, sector: placeOf(turn.state, seat), manoeuvre: 0 });
}

function goTo(turn: Turn, { seat }: Used, { sector }: Use): void {
  if (sector === undefined) return;
  turn.emit({ type: 'moved', seat, sector, manoeuvre: 0 });
  payFortress(turn, seat);
}

const toSectors = (does: keyof typeof moves.useIn, sectors: readonly SectorId[]): Use[] =>
  sectors.map((sector) => moves.useIn[does][sector]);

/** §8.3.1 to §8.3.16 What a captain could also do by an action, and a little more. */
export const ACTION_KEYWORDS = {
  // §8.3.1
  draw: {
    uses: (state, { seat }) => when(hasCardsToDraw(state, seat), 'draw'),
    use: (turn, { seat, n }) => drawCards(turn, seat, n),
  },
  // §8.3.2
  move: {
    uses: (state, { seat, n }) => toSectors('move', within(state, placeOf(state, seat), n)),
    use: goTo,
  },
  // §8.3.3
  'move-anywhere': {
    uses: (state, { seat }) => toSectors('move-anywhere', within(state, placeOf(state, seat), SECTORS.length)),
    use: goTo,
  },
  // §8.3.4
  collect: {
    uses: (state, { seat }) => when(hasMineral(state, seat), 'collect'),
    use: (turn, { seat }) => collectHere(turn, seat),
  },
  // §8.3.5
  'from-cache': {
    uses: (state) => when(state.cache > 0, 'from-cache'),
    use: (turn, { seat }) => turn.emit({ type: 'cacheTaken', seat }),
  },
  // §8.3.6
  'collect-or-cache': {
    uses: (state, { seat }) => {
      const uses: Use[] = [];
      if (hasMineral(state, seat)) uses.push({ type: 'use', does: 'collect-or-cache', from: 'here' });
      if (state.cache > 0) uses.push({ type: 'use', does: 'collect-or-cache', from: 'cache' });
      return uses;
    },
    use: (turn, { seat }, { from }) =>
      from === 'here' ? collectHere(turn, seat) : turn.emit({ type: 'cacheTaken', seat }),
  },
  // §8.3.7
  reserve: {
    uses: (state, { seat }) => {
      const { hand, reserve } = at(state.captains, seat);
      if (reserve !== null) return [];
      return kindsAmong(state, hand).map((face) => ({ type: 'use', does: 'reserve', card: face.id }));
    },
    use: (turn, { seat }, { card = '' }) => {
      const chosen = firstOf(turn.state, at(turn.state.captains, seat).hand, card);
      turn.emit({ type: 'reserved', seat, card: chosen, ...FREE });
    },
  },
  // §8.3.8
  explore: {
    uses: (state, { seat }) => {
      const place = placeOf(state, seat);
      const near = [place, ...sectorOf(state, place).next];
      return toSectors(
        'explore',
        near.filter((id) => canExplore(sectorOf(state, id), seat)),
      );
    },
    use: (turn, { seat }, { sector }) => {
      if (sector !== undefined) lookAt(turn, seat, { sector, manoeuvre: 0 });
    },
  },
  // §8.3.9
  scrap: {
    uses: (state, { seat }) => {
      const { hand, discard, unseen } = at(state.captains, seat);
      const uses = (from: 'hand' | 'discard', cards: readonly CardId[]): Use[] =>
        kindsAmong(state, cards).map(({ id }) => ({ type: 'use', does: 'scrap', from, card: id }));
      return [...uses('hand', hand), ...uses('discard', [...discard, ...unseen])];
    },
    use: (turn, { seat }, { card = '', from }) => {
      const { hand, discard, unseen } = at(turn.state.captains, seat);
      const zone = from === 'hand' ? 'hand' : 'discard';
      const chosen = firstOf(turn.state, zone === 'hand' ? hand : [...discard, ...unseen], card);
      const top = zone === 'discard' ? topWithout(turn.state, seat, chosen) : {};
      turn.emit({ type: 'destroyed', seat, card: chosen, from: zone, manoeuvre: 0, ...top });
    },
  },
  // §8.3.10
  fortify: {
    uses: (state, { seat, n }) =>
      toSectors(
        'fortify',
        SECTORS.filter((id) => {
          const sector = state.sectors[id];
          return sector?.owner === seat && id !== 'tortuga' && raised(state, id, n) > sector.defence;
        }),
      ),
    use: (turn, { seat, n }, { sector }) => {
      if (sector === undefined) return;
      turn.emit({ type: 'reinforced', seat, sector, defence: raised(turn.state, sector, n), ...FREE });
    },
  },
  // §8.3.11
  siege: {
    uses: (state) => when(state.lastRound === null, 'siege'),
    use: (turn, { seat, n }) => turn.emit({ type: 'siegePrepared', seat, n }),
  },
  // §8.3.12
  'cash-in': {
    uses: (state, { seat, card }) => when(playedAlike(state, seat, card) !== undefined, 'cash-in'),
    use: (turn, { seat, card, n }) => {
      const destroyed = playedAlike(turn.state, seat, card) ?? card;
      turn.emit({ type: 'destroyed', seat, card: destroyed, from: 'played', manoeuvre: 0 });
      gainInfluence(turn, seat, { source: 'abilities', points: n });
    },
  },
  // §8.3.13
  tribute: {
    uses: (state, { seat }) => when(sectorsOf(state, seat, 'post') > 0, 'tribute'),
    use: (turn, { seat, card, n }) => {
      const crypto = n * sectorsOf(turn.state, seat, 'post');
      turn.emit({ type: 'resourcesGained', seat, crypto, manoeuvre: 0, by: card });
    },
  },
  // §8.3.14
  refresh: {
    uses: (state, { seat }) => {
      const place = placeOf(state, seat);
      if (!isSpecial(place) || !canRefresh(state.decks[place])) return [];
      const open = state.decks[place].open.filter((card) => card !== null);
      return kindsAmong(state, open).map(({ id }) => ({ type: 'use', does: 'refresh', card: id }));
    },
    use: (turn, { seat }, { card = '' }) => refreshCard(turn, seat, { face: faceNamed(turn.state, card), paid: FREE }),
  },
  // §8.3.15
  lobby: {
    uses: () => [moves.use('lobby')],
    use: (turn, { seat, n }) => turn.emit({ type: 'lobbyOpened', seat, price: n }),
  },
  // §8.3.16
  'trade-anywhere': {
    uses: (state) => when(!state.turn.trade, 'trade-anywhere'),
    use: (turn, { seat }) => turn.emit({ type: 'tradeOpened', seat }),
  },
} as const satisfies Partial<Record<PlayKeyword, AbilityRules>>;

function hasCardsToDraw(state: State, seat: Seat): boolean {
  const { deck, discard, unseen } = at(state.captains, seat);
  return deck.length + discard.length + unseen.length > 0;
}

/** This card; if an ability destroyed it, one like it that was played (§2.7). */
function playedAlike(state: State, seat: Seat, card: CardId): CardId | undefined {
  const { played } = at(state.captains, seat);
  return played.includes(card) ? card : played.findLast((each) => kindOf(each) === kindOf(card));
}
