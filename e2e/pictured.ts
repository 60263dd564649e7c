import { type AnyGame, type GameTypes, inForce, type Match, type MatchRecord } from '@haven/kit';
import type { Page } from '@playwright/test';
import { type BotTable, matchUntil } from './bot-matches.ts';
import { GAME, isOver, runUntil, shelve, stepOf } from './runs.ts';

/** Cards have landed, dice lie still. */
const SETTLED_MS = 2500;

const byCaptain = { by: 'captain' } as const;
const sectorOf = ({ state }: Match<GameTypes>) => (GAME.view(state, 0) as { sector: number }).sector;
const isDeepIn = (step: string, sector: number) => (match: Match<GameTypes>) =>
  stepOf(match) === step && sectorOf(match) === sector;
const isGlorious = (match: Match<GameTypes>) =>
  isOver(match) && ['gold', 'platinum'].includes(GAME.outcome(match.state)?.verdict ?? '');

const PLANET: BotTable = { game: 'tortuga-2199', seats: 3 };
const CHART: BotTable = { game: 'tortuga', seats: 3 };
const stepIn = ({ state }: Match<GameTypes>) => (state as { agenda: { type: string }[] }).agenda.at(-1)?.type;
/** The person of the picture is asked, in such a step, after so many moves. */
const asked = (step: string, moves: number) => (match: Match<GameTypes>, game: AnyGame) =>
  stepIn(match) === step && game.toAct(match.state).includes(0) && inForce(match.entries).length >= moves;
const finished = (match: Match<GameTypes>, game: AnyGame) => game.outcome(match.state) !== undefined;

/** Moments worth a picture, by the address under `/run` that they are found at. */
const MOMENTS: Readonly<Record<string, () => MatchRecord<GameTypes>>> = {
  engage: () => runUntil(isDeepIn('engage', 2), byCaptain),
  battle: () => runUntil(isDeepIn('volley', 3), byCaptain),
  impact: () => runUntil(isDeepIn('impact', 2), byCaptain),
  shop: () => runUntil(isDeepIn('enterprise', 3), byCaptain),
  glory: () => runUntil(isGlorious, byCaptain),
  ships: () => matchUntil({ ...PLANET, seats: 4 }, asked('chooseShip', 0)),
  planet: () => matchUntil(PLANET, asked('act', 300)),
  duel: () => matchUntil({ ...PLANET, seats: 4 }, asked('defend', 200)),
  orbit: () => matchUntil({ ...PLANET, seats: 2, options: { map: 'tips' } }, asked('act', 150)),
  empire: () => matchUntil({ ...PLANET, seats: 4 }, finished),
  dice: () => matchUntil({ ...CHART, seats: 4 }, asked('pick', 60)),
  attack: () => matchUntil(CHART, asked('attack', 40)),
  harbour: () => matchUntil(CHART, asked('pick', 50)),
  chests: () => matchUntil(CHART, finished),
};

export type Shelf = readonly { readonly id: string; readonly record: MatchRecord<GameTypes> }[];

export function momentsToShow(): Shelf {
  return Object.entries(MOMENTS).map(([id, find]) => ({ id, record: find() }));
}

/** Opens home and keeps all moments in its browser. */
export async function keepMoments(page: Page, moments: Shelf): Promise<void> {
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  for (const { id, record } of moments) await shelve(page, id, record);
}

/** All that is fetched has come, also on a busy machine; then cards land and dice come to rest. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForTimeout(SETTLED_MS);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}
