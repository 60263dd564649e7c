import { at } from '@haven/kit';
import type { Crowd, Stand } from './crowd.ts';
import { type Guest, guestAt } from './guest.ts';
import type { OpenHouse } from './open-house.ts';

/** At so many tables somebody sits down; of the others they ask. */
const MOST_SOCKETS = 4;

/** All that a crowd can learn of its tables, by name: `info TABLE`, `told TABLE`, `me GUEST` and so on. */
export async function factsOf(house: OpenHouse, { stands, people }: Crowd): Promise<Map<string, string>> {
  const facts = new Map<string, string>();
  const learn = async (fact: string, path: string, headers: Record<string, string> = {}) => {
    const { statusCode: status, body } = await house.http.inject({ url: path, headers });
    facts.set(fact, JSON.stringify({ status, body: JSON.parse(body) }));
  };
  const tell = async (stand: Stand) => facts.set(`told ${stand.id}`, await toldTo(house, stand));
  await Promise.all(stands.slice(0, MOST_SOCKETS).map(tell));
  for (const { id } of stands) {
    await learn(`info ${id}`, `/api/tables/${id}`);
  }
  for (const { player, cookie } of people)
    for (const path of ['me', 'my/tables', 'me/notices']) await learn(`${path} ${player}`, `/api/${path}`, { cookie });
  await learnLists(house, stands, facts);
  return facts;
}

/** Every message that a seat hears at first, up to one that answers nonsense. */
async function toldTo({ address }: OpenHouse, { id, token }: Stand): Promise<string> {
  const guest = await guestAt(address);
  guest.say({ type: 'join', match: id, token });
  guest.say({ type: 'vote', request: 1_000_000, yes: true });
  await lastAnswer(guest);
  guest.socket.close();
  await guest.closed();
  return guest.frames.join('\n');
}

async function lastAnswer(guest: Guest): Promise<void> {
  while (!guest.frames.some((frame) => /no-request|not-joined/.test(frame))) await guest.hears('error');
}

/** What the lists of the house say of these tables. */
async function learnLists({ http }: OpenHouse, stands: readonly Stand[], facts: Map<string, string>): Promise<void> {
  const lobby = await http.inject('/api/tables');
  const best = await http.inject('/api/best?game=lanterns');
  const { open = [], watch = [] } = lobby.json<Record<'open' | 'watch', { id: string }[]>>();
  const { runs = [] } = best.json<{ runs: { match: string }[] }>();
  for (const { id } of stands) {
    const lines = [...open, ...watch].filter((line) => line.id === id);
    const mine = runs.filter(({ match }) => match === id);
    facts.set(`listed ${id}`, JSON.stringify([lobby.statusCode, lines, best.statusCode, mine]));
  }
}

/** Somebody of this crowd moves and speaks, and hears both. */
export async function playsOn({ address }: OpenHouse, { stands }: Crowd): Promise<void> {
  const { id, token } = at(stands, 0);
  const guest = await guestAt(address);
  const { seen } = await guest.joins({ match: id, token });
  guest.say({ type: 'play', asked: seen.asked, move: 'roll' });
  const { seen: next } = await guest.hears('seen');
  if (next.seq !== seen.seq + 1) throw new Error('the move was not made');
  guest.say({ type: 'say', said: { kind: 'text', text: 'on we go' } });
  while (!guest.frames.some((frame) => frame.includes('on we go'))) await guest.hears('chat');
  guest.socket.close();
}
