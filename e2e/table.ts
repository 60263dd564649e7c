import { act, type Input, pressAt, type Spot } from './input.ts';
import { expect, type Page } from './test.ts';

/** Who plays at one device, and against how many bots. */
export interface Company {
  readonly game: string;
  readonly people: readonly string[];
  readonly bots: number;
  /** Values of options other than the defaults. */
  readonly options?: readonly string[];
}

/** What is asked, and how many answers this player has given before. */
interface Question {
  readonly step: string;
  readonly made: number;
}

/** How a game is played by somebody who has nothing but the page. */
export interface Player {
  /** There when whoever holds the device is asked something. */
  readonly asked: string;
  /** There while it is shown what happened; a tap ends it. */
  readonly film?: string;
  answer(page: Page, input: Input, question: Question): Promise<void>;
}

/** Somebody at one device. */
export interface Sitting {
  readonly page: Page;
  readonly input: Input;
  readonly player: Player;
}

/** What there is to do; a question has a number and a name. */
interface Sight {
  readonly what: 'cover' | 'over' | 'asked';
  readonly question: string;
  readonly step: string;
}

const COVER = '.hand-over-card';
const TABLE = '.board-area, .drawer, .log, [data-face], [data-move]';
const MOST_MOVES = 1000;
/** Whoever is still asked the same after so long taps once more: a tap can fall where something just moved. */
const AGAIN_MS = 8_000;
/** So many lost taps are no accident. */
const MOST_LOST = 3;

/** Bots move at once, and nobody looks back before the device goes on. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settings = JSON.stringify({ state: { botPace: 'instant' }, version: 1 });
    if (localStorage.getItem('haven.settings') === null) localStorage.setItem('haven.settings', settings);
  });
}

/** From now on the page speaks this language; it is loaded anew, and the table stands as it did. */
async function speak(page: Page, language: string, load: Load): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.evaluate((wish) => {
    const kept = JSON.parse(localStorage.getItem('haven.settings') ?? '{"state":{},"version":1}');
    localStorage.setItem('haven.settings', JSON.stringify({ ...kept, state: { ...kept.state, language: wish } }));
  }, language);
  await load(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

type Load = (page: Page) => Promise<void>;

const reload: Load = async (page) => void (await page.reload());

interface PlayInAll extends Pick<Play, 'meet'> {
  /** Done once, on the way to the last language. */
  readonly leap?: Load;
}

/** Plays to the end, so many moves in each language. */
export async function playInAll(
  sitting: Sitting,
  moves: number,
  { leap = reload, ...play }: PlayInAll = {},
): Promise<void> {
  for (const language of ['en', 'fr', 'ru']) {
    await speak(sitting.page, language, language === 'ru' ? leap : reload);
    await playOn(sitting, { ...play, ...(language !== 'ru' && { moves }) });
  }
}

/** Fills in the form of a new table: how many seats, who sits where. */
export async function fillForm(page: Page, input: Input, { game, people, bots, options = [] }: Company): Promise<void> {
  await page.goto(`/new/${game}`);
  const counts = page.locator('.new-table-form').getByRole('button', { name: `${people.length + bots}`, exact: true });
  await act(page, counts, input);
  await expect(page.locator('.seat-row')).toHaveCount(people.length + bots);
  for (const [seat, name] of people.entries()) {
    const row = page.locator('.seat-row').nth(seat);
    await act(page, row.locator('.segments button').first(), input);
    await row.locator('.name-field').fill(name);
  }
  await expect(page.locator('.seat-row[data-kind="human"]')).toHaveCount(people.length);
  for (const value of options) await act(page, page.locator(`.segments [data-value="${value}"]`), input);
}

export async function startTable(page: Page, input: Input): Promise<void> {
  await act(page, page.locator('.new-table-start'), input);
  await expect(page).toHaveURL(/\/run\//);
}

/** Told of every screen that somebody comes to, before anything is done there. */
export type Meet = (screen: string) => Promise<void>;

interface Play {
  readonly moves?: number;
  readonly meet?: Meet;
}

/** Plays until the end, or so many moves and until the next question; the device goes round on the way. */
export async function playOn(sitting: Sitting, { moves = MOST_MOVES, meet = passBy }: Play = {}): Promise<void> {
  const { page, input } = sitting;
  let made = 0;
  let lost = 0;
  let sight = await see(sitting, '');
  while (sight.what !== 'over' && made < moves) {
    await meet(sight.what === 'asked' ? sight.step : sight.what);
    if (sight.what === 'cover') await takeDevice(page, input);
    else await answerOrLookOn(sitting, sight, made++);
    const { question } = sight;
    sight = await see(sitting, question);
    if (sight.what === 'asked' && sight.question === question) lost += 1;
    if (lost > MOST_LOST) throw new Error(`${lost} taps did nothing, the last at question ${question}`);
  }
  if (made === MOST_MOVES) throw new Error(`no end after ${made} moves`);
}

const passBy: Meet = async () => {};

/** Where there is nothing to choose the page may be quicker than the player: then its answer counts. */
async function answerOrLookOn(
  { page, input, player }: Sitting,
  { step, question }: Sight,
  made: number,
): Promise<void> {
  try {
    await player.answer(page, input, { step, made });
  } catch (error) {
    const asked = await page.evaluate(() => document.querySelector<HTMLElement>('.table-frame')?.dataset.question);
    if (asked === question) throw error;
  }
}

/** Gives one answer to what is asked now; whoever is far away need not see what comes of it. */
export async function answerOnce(sitting: Sitting, made: number): Promise<void> {
  const { step } = await see(sitting, '');
  await sitting.player.answer(sitting.page, sitting.input, { step, made });
}

/** Between two people nothing of the table is on the page; then the next one takes the device. */
export async function takeDevice(page: Page, input: Input): Promise<void> {
  expect(await page.locator(TABLE).count()).toBe(0);
  await act(page, page.locator(`${COVER} .button-main`), input);
  await expect(page.locator(COVER)).toBeHidden();
}

/** The next thing to do after the question with this number; films are tapped away. */
async function see(sitting: Sitting, answered: string): Promise<Sight> {
  const { page, input, player } = sitting;
  for (;;) {
    const sight = await page.evaluate(look, { answered, asked: player.asked, film: player.film, again: AGAIN_MS });
    if ('question' in sight) return sight;
    if (input === 'keys') await page.keyboard.press('Escape');
    else await pressAt(page, sight, input);
  }
}

interface Eyes {
  readonly answered: string;
  readonly asked: string;
  readonly film: string | undefined;
  readonly again: number;
}

/**
 * Runs in the page until there is something to do: a question, or a place to tap a film away. Not frame by frame: each
 * frame that somebody asks for is laid out and handed on, though nothing in it has changed.
 */
async function look({ answered, asked, film, again }: Eyes): Promise<Sight | Spot> {
  for (const since = performance.now(); ; ) {
    const frame = document.querySelector<HTMLElement>('.table-frame');
    const question = frame?.dataset.question ?? '';
    if (document.querySelector('.hand-over-card')) return { what: 'cover', question: '', step: '' };
    if (document.querySelector('.bar-button-lit')) return { what: 'over', question, step: '' };
    if (question !== '' && (question !== answered || performance.now() - since > again)) {
      const place = film && document.querySelector(film)?.getBoundingClientRect();
      if (place) return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
      const sign = document.querySelector<HTMLElement>(asked);
      if (sign) return { what: 'asked', question, step: sign.dataset.asked ?? 'asked' };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
