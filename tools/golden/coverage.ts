import type { AnyGame } from '@haven/kit';
import { retell } from '@haven/kit/testing';
import { coverageOf } from '../rules-coverage.ts';
import { beyondPlay, ROOT, rulesFolder, storedGames } from './stored.ts';
import { type Witness, witnessOf } from './touched-rules.ts';

export interface GoldenCoverage {
  readonly game: string;
  readonly games: number;
  readonly rules: readonly string[];
  readonly touched: ReadonlySet<string>;
  readonly beyond: Readonly<Record<string, string>>;
}

/** Which § of a game its golden games carry out together. */
export async function goldenCoverageOf(game: AnyGame): Promise<GoldenCoverage> {
  const witness = await witnessOf(rulesFolder(game));
  const ran = await shownByStored(game, witness);
  await witness.close();
  return {
    game: game.meta.id,
    games: storedGames(game).length,
    rules: coverageOf(ROOT, game.meta.id).rules,
    touched: witness.touchedBy(ran),
    beyond: beyondPlay(game),
  };
}

/** All in one go: to ask what has run takes longer than a game. */
export function shownByStored(game: AnyGame, witness: Witness): Promise<Set<string>> {
  return witness.ranIn(() => {
    for (const { text } of storedGames(game)) retell(game, text);
  });
}

/** The rules that no golden game carries out though play could, and those said to be beyond play that are not. */
export function gapsOf({ rules, touched, beyond }: GoldenCoverage): string[] {
  const untouched = rules.filter((rule) => !touched.has(rule) && beyond[`§${rule}`] === undefined);
  const within = Object.keys(beyond).filter((name) => touched.has(name.slice(1)) || !rules.includes(name.slice(1)));
  return [
    ...untouched.map((rule) => `§${rule} is carried out by no golden game`),
    ...within.map((name) => `${name} is said to be beyond play, and is not`),
  ];
}

export function report(coverage: GoldenCoverage): string {
  const { game, games, rules, beyond } = coverage;
  const gaps = gapsOf(coverage);
  const heading = `${game}: ${games} golden games, ${rules.length} rules, ${Object.keys(beyond).length} of them beyond play`;
  return [heading, ...gaps.map((gap) => `  ${gap}`)].join('\n');
}
