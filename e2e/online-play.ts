import { bots } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import { type AnyGame, type GameTypes, type Seen, simRng } from '@haven/kit';
import type { Company, Person } from './online-company.ts';
import { follow } from './runs.ts';
import { answerOnce, type Player } from './table.ts';
import { expect, type Page } from './test.ts';

/** How moves are made: on the page, or quicker over the seat's second socket while all pages look on. */
type Way = 'page' | 'socket';

export interface Stretch {
  readonly way: Way;
  readonly playerOf: (person: Person) => Player;
  /** Stops before a move when this is so. */
  readonly until?: (person: Person, made: number) => boolean;
  /** Only these move; it stops when none of them is asked. */
  readonly among?: readonly Person[];
}

export function gameOf(id: string): AnyGame {
  const game = gameById(id);
  if (game === undefined) throw new Error('there is no such game');
  return game;
}

/** Plays on until the end, or until it is to stop; returns how many moves were made. */
export async function playTogether(company: Company, stretch: Stretch): Promise<number> {
  const { way, playerOf, until = () => false } = stretch;
  for (let made = 0; ; made += 1) {
    const person = await nextOf(company, stretch);
    if (person === undefined || until(person, made)) return made;
    const { asked } = person.listener.seen();
    if (way === 'page') await answerOn(person, playerOf(person), made);
    else person.listener.play(chosenBy(person, company.game));
    const told = await person.listener.until((seen) => seen.asked !== asked || seen.moves.length === 0);
    await Promise.all(company.people.map(({ listener }) => listener.until((seen) => seen.seq >= told.seq)));
  }
}

interface Unseen extends Pick<Stretch, 'playerOf'> {
  readonly pages: readonly Page[];
}

/** Plays to the end while nobody looks: a page that shows every move costs more than the move. Then all come back. */
export async function playTogetherUnseen(company: Company, { playerOf, pages }: Unseen): Promise<void> {
  await Promise.all(pages.map(leaveTable));
  await playTogether(company, { way: 'socket', playerOf });
  await Promise.all(pages.map((page) => page.goBack()));
}

async function leaveTable(page: Page): Promise<void> {
  await follow(page, '/about');
  await expect(page.locator('.table-frame')).toHaveCount(0);
}

/** Whoever is to move now; nobody at the end, and if those who may move are not asked. Bots take their time. */
async function nextOf({ people }: Company, { among }: Stretch): Promise<Person | undefined> {
  const isAsked = ({ moves, outcome }: Seen<GameTypes>) => moves.length > 0 || outcome !== undefined;
  await Promise.race(people.map(({ listener }) => listener.until(isAsked)));
  return (among ?? people).find(({ listener }) => listener.seen().moves.length > 0);
}

async function answerOn({ page, input, listener }: Person, player: Player, made: number): Promise<void> {
  // Not the number of the question: where there are several servers each counts its own.
  // Others who are asked at the same time may move on meanwhile.
  const seqOn = async () => Number(await page.locator('.table-frame').getAttribute('data-seq'));
  await expect.poll(async () => (await seqOn()) - listener.seen().seq).toBe(0);
  // A tap that ends the film of Tortuga could also fall on an answer that appears under it.
  await page.locator('.tt-table, .t2-table').dispatchEvent('pointerdown');
  await answerOnce({ page, input, player }, made);
}

const rng = simRng(2199);

/** What the house's own player would do from that chair, knowing no more than that chair does. */
export function chosenBy({ listener, seat }: Person, game: string): string {
  const bot = bots[game];
  if (bot === undefined) throw new Error('nobody can play this');
  const { view, moves } = listener.seen();
  const { move } = bot.think({ seat, view, moves: moves.map((legal) => legal.move) }, rng);
  return gameOf(game).notate(move);
}
