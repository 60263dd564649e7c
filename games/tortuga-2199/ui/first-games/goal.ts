import { at, type Position, type Seat } from '@haven/kit';
import {
  barrierToConquest,
  faceNamed,
  INFLUENCE_TO_WIN,
  manoeuvrePriceOf,
  type SectorId,
  sectorOf,
  type Tortuga2199,
  tileOf,
  type View,
} from '@haven/tortuga-2199-rules';
import type { FirstGames, Goal } from '@haven/ui-kit';
import { nearEndLine } from '../details/near-end-topic.ts';
import { endingOf, endingsIn, redeemableBy } from '../endings.ts';
import { type Words, wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

type Here = Position<Tortuga2199>;

/** A way to more Influence: in few words, and in a sentence. */
interface Way {
  readonly short: string;
  readonly full: string;
}

/** §6.1 How far the captain is, how far the strongest rival, and which Influence is nearest. */
export const goal: FirstGames<Tortuga2199>['goal'] = (here, { language, seats }): Goal => {
  const words = wordsIn(language, seats);
  const tell = tellIn(language);
  const rival = strongestRival(here);
  const theirs = at(here.view.captains, rival).total;
  const mine = at(here.view.captains, here.seat).total;
  const stand = { mine, most: INFLUENCE_TO_WIN, rival: words.nameOf(rival), theirs };
  const shown = { ...stand, mine: reachOf(here.view, here.seat), theirs: reachOf(here.view, rival) };
  const way = redemption(here, words) ?? conquest(here, words);
  return {
    line: way ? tell('goalNear', { ...shown, near: way.short }) : tell('goal', shown),
    details: {
      title: tell('goalTitle', {}),
      lines: [
        here.view.lastRound ? tell('goalLast', {}) : tell('goalMine', stand),
        tell('goalRival', stand),
        ...endingsIn(here.view).map((ending) => nearEndLine(words, ending)),
        ...[here.seat, rival].flatMap((seat) => creaturesOf(here.view, seat, words)),
        ...(way ? [way.full] : []),
      ],
      rules: ['§6.1', '§6.2', '§5.1'],
    },
  };
};

function strongestRival({ view, seat }: Here): Seat {
  const { captains } = view;
  const rivals = captains.map((_, other) => other).filter((other) => other !== seat);
  const reach = (other: Seat) => at(captains, other).total + redeemableBy(view, other);
  return rivals.reduce((best, other) => (reach(other) > reach(best) ? other : best));
}

/** §3.11 A total, and what captured creatures will add to it, long before that would end the game. */
function reachOf(view: View, seat: Seat): string {
  const redeem = redeemableBy(view, seat);
  return `${at(view.captains, seat).total}${redeem > 0 ? `+${redeem}` : ''}`;
}

/** Where the end is near that is said already. */
function creaturesOf(view: View, seat: Seat, { nameOf, language }: Words): string[] {
  const redeem = redeemableBy(view, seat);
  if (redeem === 0 || endingOf(view, seat) !== undefined) return [];
  return [tellIn(language)('goalCreatures', { seat: nameOf(seat), redeem })];
}

/** §3.11 What is in hand is nearer than any sector. */
function redemption({ view, moves }: Here, words: Words): Way | undefined {
  const [best] = moves
    .flatMap((move) => (move.type === 'redeem' ? [faceNamed(view, move.card)] : []))
    .toSorted((a, b) => (b.redeem ?? 0) - (a.redeem ?? 0));
  if (best === undefined) return undefined;
  const tell = tellIn(words.language);
  const values = { card: words.cardOf(best), gain: best.redeem ?? 0 };
  return { short: tell('nearRedeem', values), full: tell('sayRedeem', values) };
}

/** §3.12 The sector that takes the least Manoeuvre, the way there included; of several the one that gives most. */
function conquest({ view, seat }: Here, words: Words): Way | undefined {
  const steps = stepsFrom(view, view.captains[seat]?.at ?? null);
  const [best] = [...steps]
    .filter(([id]) => barrierToConquest(view, seat, id) === undefined)
    .map(([id, far]) => ({ id, steps: far, price: manoeuvrePriceOf(view, id), gain: tileOf(view, id).control }))
    .toSorted((a, b) => a.steps + a.price - (b.steps + b.price) || b.gain - a.gain);
  if (best === undefined) return undefined;
  const tell = tellIn(words.language);
  const { id, ...numbers } = best;
  const values = {
    ...numbers,
    sector: words.sectorOf(id),
    sectorThe: words.word(`sectorThes.${id}`),
  };
  return { short: tell('nearConquest', values), full: tell('sayConquest', values) };
}

/** §3.5 How many moves lead to each sector that can be reached. */
function stepsFrom(view: View, from: SectorId | null): ReadonlyMap<SectorId, number> {
  const steps = new Map<SectorId, number>(from === null ? [] : [[from, 0]]);
  for (const [id, far] of steps) {
    for (const next of sectorOf(view, id).next) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return steps;
}
