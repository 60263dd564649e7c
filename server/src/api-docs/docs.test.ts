import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { games } from '@haven/games/rules';
import { afterEach, expect, test } from 'vitest';
import { read } from '../socket/messages.ts';
import { companyOf, handClock, livelyPlan } from '../testing/company.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { VECTORS } from './fair-chapter.ts';
import { FROM_SERVER, messageForms, TO_SERVER } from './socket-chapter.ts';

let house: OpenHouse;
afterEach(() => house?.close());
const url = (path: string) => `${house.address}${path}`;
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('every message that the door takes is explained, with an example that it takes', () => {
  expect(
    messageForms()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(TO_SERVER).sort());
  for (const { example } of Object.values(TO_SERVER)) expect(read(JSON.stringify(example)).refusal).toBeUndefined();
});

/** All paths of keys in a value; of a list, those of its elements. */
function pathsIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(each, `${prefix}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${prefix}.${key}`, ...pathsIn(inner, `${prefix}.${key}`)]);
}

test('the letters of a real match have what their examples have, and no letter is left unexplained', async () => {
  house = await openHouse(livelyPlan(handClock()));
  const { guests } = await companyOf(house, 2);
  const [ann, ben] = guests;
  if (ann === undefined || ben === undefined) throw new Error('nobody came');
  ann.say({ type: 'say', said: { kind: 'text', text: 'hello' } });
  ann.say({ type: 'play', asked: 99, move: 'nonsense' });
  await ann.hears('refused');
  ann.say({ type: 'vote', request: 9, yes: true });
  await ann.hears('error');
  ann.say({ type: 'propose', proposal: { what: 'abandon' } });
  await ben.hears('request');
  const known = new Map<string, Set<string>>();
  for (const frame of [...ann.frames, ...ben.frames]) {
    const letter = JSON.parse(frame);
    known.set(letter.type, new Set([...(known.get(letter.type) ?? []), ...pathsIn(letter)]));
  }
  for (const type of known.keys()) expect(Object.keys(FROM_SERVER)).toContain(type);
  const missing = Object.entries(FROM_SERVER).flatMap(([type, { example }]) =>
    pathsIn(example).flatMap((path) => (known.get(type)?.has(path) ? [] : [`${type}${path}`])),
  );
  expect(missing.filter((path) => !path.startsWith('seen.news'))).toEqual([]);
});

test('the examples of seals are what the words say, computed by somebody else’s code', () => {
  const { salt, seed, answer } = VECTORS;
  expect(sha256(salt.of)).toBe(salt.seal);
  expect(sha256(JSON.stringify([seed.share, ...seed.salts]))).toBe(seed.seed);
  expect(sha256(JSON.stringify([answer.seat, answer.asked, answer.move, answer.nonce]))).toBe(answer.seal);
});

test('the page has every game and option, refusals, limits and seals, in its own style', async () => {
  house = await openHouse();
  const { body, headers } = await get<string>(url('/api/docs'));
  for (const { meta, options } of games)
    for (const word of [meta.id, ...Object.keys(options)]) expect(body).toContain(`<code>${word}</code>`);
  for (const word of ['stale', 'too-many-messages', VECTORS.answer.seal, '64', 'moves[0].text'])
    expect(body).toContain(word);
  expect(headers.get('content-security-policy')).toContain("style-src 'self'");
  const style = await get<string>(url('/api/docs.css'));
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(style.body).toContain('light-dark');
});

test('machines get the same', async () => {
  house = await openHouse();
  const { body } = await get<Record<string, unknown>>(url('/api/protocol.json'));
  expect(Object.keys(body)).toEqual(['toServer', 'fromServer', 'games', 'refusals', 'limits', 'vectors']);
  expect(body.games).toHaveLength(games.length);
});

/** Of the house's own people, or of the page itself. */
const NOT_DESCRIBED = /^\/api\/(?:admin\/|docs|openapi\.json|protocol\.json|table$|picture\/)/;

const INDENT = 4;

/** The paths in the tree of routes that Fastify draws. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part] = /^((?:[│ ] {3})*)[├└]── (\S+) \(/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent.length / INDENT;
    parents.splice(depth, parents.length, `${parents[depth - 1] ?? ''}${part}`);
    return parents.slice(depth);
  });
}

test('every other request is described for machines, with a summary and what it answers', async () => {
  house = await openHouse({ documents: tempFolder() });
  const { body } = await get<{ paths: Record<string, Record<string, { summary?: string; responses?: object }>> }>(
    url('/api/openapi.json'),
  );
  const paths = pathsOf(house.http.printRoutes({ commonPrefix: false })).filter((path) => path.startsWith('/api/'));
  expect(paths.length).toBeGreaterThan(25);
  const missing = paths.filter((path) => !NOT_DESCRIBED.test(path) && !(path.replace(/:(\w+)/g, '{$1}') in body.paths));
  expect(missing).toEqual([]);
  const bare = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary, responses = {} }]) =>
      summary && Object.keys(responses).length > 0 ? [] : [`${method} ${path}`],
    ),
  );
  expect(bare).toEqual([]);
});

const CLIENT = fileURLToPath(new URL('../../../docs/examples/client.mjs', import.meta.url));

function runClient(...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [CLIENT, ...words]);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}

const ALONE = games.find(({ meta }) => meta.seats.min === 1)?.meta.id;
const TOGETHER = games.findLast(({ meta }) => meta.seats.min <= 2 && meta.seats.max > 1)?.meta.id;

test.each([
  [ALONE, 1],
  [TOGETHER, 2],
])(
  'the example client plays %s to its end on a real server',
  async (game, seats) => {
    house = await openHouse({ botMs: 0, limits: { messagesPerSecond: 10_000, burst: 10_000 } });
    expect(await runClient(house.address, `${game}`, `${seats}`)).toMatch(/^\S{22} is over: \S+ \[/);
  },
  120_000,
);
