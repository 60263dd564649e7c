import { games } from '@haven/games/rules';
import { type AnyGame, pick, type Rng } from '@haven/kit';
import type { Clock, TakenSeat } from '@haven/wire';
import { hearsTable } from '../../server/src/testing/browser.ts';
import { guestAt } from '../../server/src/testing/guest.ts';
import { type History, newHistory } from './histories.ts';
import { asks, headersOf, newPerson, type Person, takesName } from './person.ts';

interface Sitting {
  readonly person: Person;
  readonly token: string;
  readonly history: History;
}

/** A table with people, as they remember it. */
export interface Table {
  readonly id: string;
  readonly game: string;
  /** By seat. */
  readonly sittings: readonly Sitting[];
  readonly watcher: History;
  readonly hasBots: boolean;
  /** So many moves and undos were sent, whatever became of them: no more entries than that may there be. */
  sent: number;
}

export function historiesOf({ sittings, watcher }: Table): History[] {
  return [...sittings.map(({ history }) => history), watcher];
}

/** What was told of a table, to whoever knows most of it. */
export function entriesTold(table: Table): number {
  return Math.max(...historiesOf(table).map(({ news }) => news.length));
}

/** What is left open is left to chance. */
interface Wanted {
  readonly game?: AnyGame;
  readonly bots?: number;
  readonly clock?: Clock;
}

/** Sets a table of a game, with people on its chairs and sometimes a bot, and begins. */
export async function setTable(address: string, rng: Rng, wanted: Wanted = {}): Promise<Table> {
  const { game = pick(rng, games), clock = { kind: 'none' } } = wanted;
  const people = Array.from({ length: game.meta.seats.min }, newPerson);
  const bots = wanted.bots ?? botsFor(game, rng);
  const host = people[0] ?? newPerson();
  for (const person of people) await takesName(address, person, nameOf(person, rng));
  const seats = people.length + bots;
  const wish = { game: game.meta.id, options: {}, seats, access: 'public', clock, timeout: 'bot', seal: host.seal };
  const taken = [await sitDown(address, host, ['POST /api/tables', wish])];
  const id = taken[0]?.table ?? '';
  for (const [seat, person] of [...people.entries()].slice(1))
    taken.push(await sitDown(address, person, [`POST /api/tables/${id}/chairs/${seat}`, { seal: person.seal }]));
  for (let seat = people.length; seat < seats; seat += 1)
    await asks(address, host, [`POST /api/tables/${id}/bots/${seat}`]);
  await begin(address, { host, people, taken });
  const sittings = taken.map(({ token, seat }, index) => {
    return { person: people[index] ?? host, token, history: newHistory(seat) };
  });
  return { id, game: game.meta.id, sittings, watcher: newHistory('spectator'), hasBots: bots > 0, sent: 0 };
}

function botsFor({ meta: { seats } }: AnyGame, rng: Rng): number {
  return seats.max > seats.min && rng.below(4) === 0 ? 1 : 0;
}

export function nameOf({ names }: Person, rng: Rng): string {
  return `Zoë ${rng.below(10_000)}-${names.length}`;
}

async function sitDown(address: string, person: Person, request: [string, unknown]): Promise<TakenSeat> {
  const { status, body } = await asks<TakenSeat>(address, person, request);
  if (status >= 300) throw new Error(`${request[0]} was answered with ${status} ${body.refusal?.code}`);
  return body;
}

interface Company {
  readonly host: Person;
  readonly people: readonly Person[];
  readonly taken: readonly TakenSeat[];
}

/** Everybody opens their salt; the match begins with the last of them. */
async function begin(address: string, { host, people, taken }: Company): Promise<void> {
  const guests = await Promise.all(people.map((person) => guestAt(address, headersOf(person))));
  guests.forEach((guest, index) => {
    const { table: match, token } = taken[index] ?? {};
    guest.say({ type: 'join', match, token });
  });
  for (const guest of guests) await guest.hears('table');
  await asks(address, host, [`POST /api/tables/${taken[0]?.table}/start`]);
  // Where there are several servers, each hears of it in its own time.
  for (const guest of guests) await hearsTable(guest, ({ phase }) => phase !== 'gathering');
  guests.forEach((guest, index) => guest.say({ type: 'salt', salt: people[index]?.salt }));
  for (const guest of guests) await guest.hears('seen');
  for (const guest of guests) guest.socket.close();
}
