import { type GameTypes, inForce, type Level, type MatchRecord } from '@haven/kit';
import { matchUntil } from './bot-matches.ts';
import { shelve } from './runs.ts';
import { starBountyPlayer } from './star-bounty-player.ts';
import type { Player } from './table.ts';
import type { Page } from './test.ts';
import { tortuga2199Player } from './tortuga-2199-player.ts';
import { tortugaPlayer } from './tortuga-player.ts';

/** A table in mid-game: one person among bots, who is asked after so many moves. */
interface MidGame {
  readonly seats: number;
  readonly moves: number;
  readonly player: Player;
}

export const MID_GAMES: Readonly<Record<string, MidGame>> = {
  'star-bounty': { seats: 1, moves: 25, player: starBountyPlayer },
  tortuga: { seats: 3, moves: 40, player: tortugaPlayer },
  'tortuga-2199': { seats: 3, moves: 150, player: tortuga2199Player(1, { tires: 0 }) },
};

function recordOf(game: string, { seats, moves }: MidGame): MatchRecord<GameTypes> {
  return matchUntil(
    { game, seats },
    ({ state, entries }, { toAct }) => toAct(state).includes(0) && inForce(entries).length >= moves,
  );
}

/** Saves games in mid-game in the browser of a page at home, each under its own name; against bots of the usual level. */
export async function shelveMidGames(page: Page, games = Object.keys(MID_GAMES)): Promise<void> {
  await goHome(page);
  for (const [game, midGame] of Object.entries(MID_GAMES))
    if (games.includes(game)) await shelve(page, game, recordOf(game, midGame));
}

/** The same position of one game, against bots of this level; where it is to be found. */
export async function shelveAgainst(page: Page, game: string, level: Level): Promise<string> {
  const midGame = MID_GAMES[game];
  if (midGame === undefined) throw new Error(`${game} has no mid-game`);
  await goHome(page);
  const id = `${game}-${level}`;
  await shelve(page, id, { ...recordOf(game, midGame), level });
  return `/run/${id}`;
}

async function goHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
}
