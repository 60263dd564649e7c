import { at, type Position, type Rng, type Seat, simRng } from '@haven/kit';
import { type SecretDuel, solved } from '@haven/kit/search';
import {
  type Face,
  faceOf,
  type Move,
  type SeenFight,
  type Side,
  type State,
  seenCountFor,
  type Tortuga2199,
  tortuga2199,
} from '@haven/tortuga-2199-rules';
import { mightOf, standingMight } from './fight-odds.ts';
import { facesIn } from './hand.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { playWorth } from './play-worth.ts';
import { lossOf, spoilsOf, stakeOf } from './raid.ts';
import type { Weights } from './weights.ts';

/** So many hands are thought of on each side, the own one among them. */
const HANDS = 6;
const ROUNDS = 120;
const SEEDS = 2 ** 32;

/**
 * §4.2, §4.3 Cards for a fight as a game of its own: neither side knows the other's hand, and whoever always did what looks best
 * could be foreseen. So both sides are taught to regret, over hands that they may have, and one of the ways to play is drawn.
 */
export function chooseByMix(
  weights: Weights,
  { view, seat, moves }: Position<Tortuga2199>,
  rng: Rng,
): Move | undefined {
  const { fight } = view;
  if (fight === null) return undefined;
  const side: Side = seat === fight.attacker ? 'attack' : 'defence';
  const worlds = worldsFor(view, { seat, fight, rng });
  const sides = sidesIn(worlds, { fight, weights, own: side });
  const used = facesIn(view, fight[side] ?? []);
  const ways = at(sides[side].hands, 0);
  const mix = solved(duelOf(sides, fight), ROUNDS);
  const shares = side === 'attack' ? at(mix.first, 0) : (at(mix.second, 0).get(fight.counts[0]) ?? []);
  const way = drawn(ways, { shares, used, rng });
  return layOut(moves, way?.[used.length]);
}

interface Question {
  readonly seat: Seat;
  readonly fight: SeenFight;
  readonly rng: Rng;
}

/** A world as this seat may imagine it, and the same as the other side imagines it then. */
interface World {
  readonly mine: State;
  readonly theirs: State;
}

function worldsFor(view: Position<Tortuga2199>['view'], { seat, fight, rng }: Question): World[] {
  const other = seat === fight.attacker ? fight.defender : fight.attacker;
  return Array.from({ length: HANDS }, () => {
    const mine = imagined(view, rng);
    return { mine, theirs: imagined(tortuga2199.view(mine, other), rng) };
  });
}

function imagined(view: Position<Tortuga2199>['view'], rng: Rng): State {
  const state = tortuga2199.imagine?.(view, simRng(rng.below(SEEDS)));
  if (state === undefined) throw new Error('the unknown cannot be imagined');
  return state;
}

/** One side of the fight: who it is, and by hand the ways to lay it out, in the order of the cards. */
interface Party {
  readonly outlook: Outlook;
  readonly hands: readonly (readonly (readonly Face[])[])[];
  readonly might: (cards: readonly Face[]) => number;
}

type Parties = Readonly<Record<Side, Party>>;

interface Scene {
  readonly fight: SeenFight;
  readonly weights: Weights;
  readonly own: Side;
}

/** The first of the own hands is the true one. */
function sidesIn(worlds: readonly World[], { fight, weights, own }: Scene): Parties {
  const partyOf = (side: Side): Party => {
    const who = side === 'attack' ? fight.attacker : fight.defender;
    const { mine } = at(worlds, 0);
    const view = tortuga2199.view(mine, who);
    const count = seenCountFor(view, who);
    const standing = standingMight(view, who, { side, sector: fight.sector });
    const card = (face: Face) => mightOf(face, side, count);
    const states = worlds.map((world, index) => (side === own && index > 0 ? world.theirs : world.mine));
    return {
      outlook: outlookOf(view, who, weights),
      might: (cards) => cards.reduce((sum, face) => sum + card(face), standing),
      hands: states.map((state) => waysToFight(fightersOf(state, who, side), { side, card })),
    };
  };
  return { attack: partyOf('attack'), defence: partyOf('defence') };
}

/** The hand as it was before anything of it was laid out. */
function fightersOf({ captains, fight, options }: State, seat: Seat, side: Side): Face[] {
  const cards = [...at(captains, seat).hand, ...(fight?.[side] ?? [])];
  return cards.map((card) => faceOf({ options }, card)).filter(({ manoeuvre }) => manoeuvre > 0);
}

/** So many of the strongest; an attacker may also deceive with the weakest. */
function waysToFight(
  fighters: readonly Face[],
  { side, card }: { side: Side; card: (face: Face) => number },
): Face[][] {
  const strongest = fighters.toSorted((a, b) => card(b) - card(a));
  const most = strongest.map((_, index) => strongest.slice(0, index + 1));
  if (side === 'defence') return [[], ...most];
  const weakest = strongest.toReversed();
  return [...most, ...most.slice(0, -1).map((_, index) => weakest.slice(0, index + 1))];
}

function duelOf({ attack, defence }: Parties, { attacker, defender, sector }: SeenFight): SecretDuel {
  const spoils = spoilsOf(attack.outlook, defender, sector);
  const stake = stakeOf(defence.outlook, attacker, sector);
  return {
    signs: attack.hands.map((ways) => ways.map(({ length }) => length)),
    answers: defence.hands.map(({ length }) => length),
    payoff: (first, second) => {
      const raid = at(at(attack.hands, first.hand), first.choice);
      const guard = at(at(defence.hands, second.hand), second.choice);
      const isWon = attack.might(raid) > defence.might(guard); // §4.9
      const gain = isWon ? spoils : -lossOf(attack.outlook, defender, raid);
      const loss = isWon ? lossOf(defence.outlook, attacker, guard) : -stake;
      return [gain - missed(attack.outlook, raid, 0), -loss - missed(defence.outlook, guard, defence.outlook.mean)];
    },
  };
}

/** §4.15 Cards used are gone for this turn; §4.14 a defender draws others instead. */
function missed(outlook: Outlook, cards: readonly Face[], instead: number): number {
  return cards.reduce((sum, face) => sum + TROUBLE + Math.max(0, playWorth(outlook, face) - instead), 0);
}

/** A card that changes nothing stays in hand. */
const TROUBLE = 0.05;

/** One of the ways that begin with what is laid out already, as often as the mix says. */
function drawn(
  ways: readonly (readonly Face[])[],
  { shares, used, rng }: { shares: readonly number[]; used: readonly Face[]; rng: Rng },
): readonly Face[] | undefined {
  const open = ways.map((way, index) => (used.every((face, place) => way[place] === face) ? (shares[index] ?? 0) : 0));
  const sum = open.reduce((total, share) => total + share, 0);
  let left = (sum * rng.below(FINE)) / FINE;
  return ways.find((_, index) => {
    left -= at(open, index);
    return left < 0;
  });
}

const FINE = 1_000_000;

function layOut(moves: readonly Move[], face: Face | undefined): Move | undefined {
  const card = moves.find((move) => move.type === 'commit' && move.card === face?.id);
  return card ?? moves.find(({ type }) => type === 'ready');
}
