import { at, type Bot } from '@haven/kit';
import {
  type KindId,
  type Move,
  type Options,
  type Tortuga2199,
  VERDICTS,
  type Verdict,
} from '@haven/tortuga-2199-rules';
import { shareOf, type Voyage, voyage } from './voyage.ts';

/** The means over games of one kind: what the README tells. */
export interface Pace {
  readonly rounds: number;
  /** All but the shortest and the longest twentieth of the games take so many rounds. */
  readonly usual: readonly [number, number];
  readonly moves: number;
  readonly fights: number;
  readonly repelled: number;
  readonly widest: number;
  readonly longestTurn: number;
  /** Wins by place in the turn order. */
  readonly order: readonly Share[];
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** Wins of each ship among the games it was in. */
  readonly ships: Readonly<Record<KindId, Share>>;
  /** Where the winners' Influence came from. */
  readonly sources: Readonly<Record<string, number>>;
  readonly made: ReadonlySet<Move['type']>;
}

/** A share of so many games. */
export interface Share {
  readonly share: number;
  readonly games: number;
}

interface Series {
  readonly bots: readonly Bot<Tortuga2199>[];
  readonly games: number;
  readonly options?: Options;
}

export function paceOf({ games, ...crew }: Series): Pace {
  const all = Array.from({ length: games }, (_, seed) => voyage({ seed, ...crew }));
  const mean = (count: (each: Voyage) => number) => all.reduce((sum, each) => sum + count(each), 0) / games;
  const seats = crew.bots.map((_, seat) => seat);
  return {
    rounds: mean(({ state }) => state.round),
    usual: usualOf(all.map(({ state }) => state.round)),
    moves: mean(({ moves }) => moves),
    fights: mean(({ fights }) => fights),
    repelled: mean(({ repelled }) => repelled),
    widest: Math.max(...all.map(({ widest }) => widest)),
    longestTurn: Math.max(...all.map(({ longestTurn }) => longestTurn)),
    order: seats.map((place) => ({
      share: mean(({ outcome, state }) => shareOf(outcome, (state.first + place) % seats.length)),
      games,
    })),
    verdicts: verdictsOf(all),
    ships: shipsOf(all),
    sources: sourcesOf(all),
    made: new Set(all.flatMap(({ made }) => [...made])),
  };
}

function verdictsOf(all: readonly Voyage[]): Record<Verdict, number> {
  const share = (verdict: Verdict) => all.filter(({ outcome }) => outcome.verdict === verdict).length / all.length;
  const [influence, usurper, truce] = VERDICTS;
  return { influence: share(influence), usurper: share(usurper), truce: share(truce) };
}

function usualOf(rounds: readonly number[]): [number, number] {
  const sorted = rounds.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 20);
  return [at(sorted, cut), at(sorted, sorted.length - 1 - cut)];
}

function shipsOf(all: readonly Voyage[]): Record<KindId, Share> {
  const shares = all.flatMap(({ outcome, state }) =>
    state.captains.map(({ ship }, seat) => ({ ship: ship ?? '', share: shareOf(outcome, seat) })),
  );
  const meanOf = (ship: KindId) => {
    const own = shares.filter((each) => each.ship === ship);
    return { share: own.reduce((sum, { share }) => sum + share, 0) / own.length, games: own.length };
  };
  return Object.fromEntries([...new Set(shares.map(({ ship }) => ship))].map((ship) => [ship, meanOf(ship)]));
}

function sourcesOf(all: readonly Voyage[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { outcome } of all) {
    const winner = outcome.ranking[0]?.[0] ?? 0;
    for (const { what, points } of outcome.sheets[winner]?.lines ?? [])
      sums[what] = (sums[what] ?? 0) + points / all.length;
  }
  return sums;
}
