import { games } from '@haven/games/rules';
import { at, pick, type Rng, simRng } from '@haven/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt, wishFor } from '../testing/browser.ts';
import { type OpenHouse, openHouse, post } from '../testing/open-house.ts';

const MUCH = 1e9;
const LIMITS = {
  requestsPerMinute: MUCH,
  newMatchesPerMinute: MUCH,
  purse: MUCH,
  coinsPerSecond: MUCH,
  matchesPerAddress: MUCH,
  documentBytesPerAddress: MUCH,
};
/** Every option of every game that takes a document. */
const OPTIONS = games.flatMap(({ meta, options }) =>
  Object.keys(options)
    .filter((name) => options[name]?.kind === 'document')
    .map((option) => ({ game: meta.id, seats: meta.seats.min, option })),
);

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ limits: LIMITS });
});
afterAll(() => house.close());

/** As deep as a body of the table's size allows, at most. */
const DEPTHS = [1, 5, 33, 500, 5_000, 25_000];
const KEYS = [
  'id',
  'cards',
  'abilities',
  'does',
  'n',
  'name',
  'known',
  'en',
  'deck',
  'toString',
  'valueOf',
  '__proto__x',
];
const PLAIN = ['0', '-1e999', '"x"', 'null', 'true', '""', '"\\u202e"', '{"toString":1,"valueOf":1}', '[]', '{}'];

/** Something that nobody would write, as JSON text: the innermost first. */
function strangeText(rng: Rng): string {
  let text = pick(rng, PLAIN);
  for (let level = rng.below(8); level > 0; level -= 1) text = wrapped(text, rng);
  return text;
}

function wrapped(text: string, rng: Rng): string {
  const depth = at(DEPTHS, rng.below(DEPTHS.length));
  const key = `{"${pick(rng, KEYS)}":`;
  switch (rng.below(4)) {
    case 0:
      return `[${text},${pick(rng, PLAIN)}]`;
    case 1:
      return `{"id":"x","cards":[{"id":"y","abilities":[{"does":${text}}]}]}`;
    case 2:
      return text.length < 1000 ? '['.repeat(depth) + text + ']'.repeat(depth) : `[${text}]`;
    default:
      return text.length < 1000 ? key.repeat(depth % 1000) + text + '}'.repeat(depth % 1000) : `${key}${text}}`;
  }
}

test.each(OPTIONS)('$game: no $option, however deep, is more than refused', async ({ game, seats, option }) => {
  const rng = simRng(2199);
  const host = browserAt(house.address);
  for (let run = 0; run < 150; run += 1) {
    const text = strangeText(rng);
    const wish = wishFor(game, host, { seats, options: { [option]: 'HERE' } });
    for (const [path, body] of [
      ['/api/tables', wish],
      ['/api/matches', { game, options: { [option]: 'HERE' } }],
    ] as const) {
      const { status } = await post(
        `${house.address}${path}`,
        JSON.stringify(body).replace('"HERE"', () => text),
      );
      expect([201, 400, 413], `${path} ${text.slice(0, 200)}`).toContain(status);
    }
  }
});

test.each(OPTIONS)('$game: what lies too deep in $option is refused in words', async ({ game, option }) => {
  const text = '['.repeat(25_000) + ']'.repeat(25_000);
  const { status, body } = await post(
    `${house.address}/api/matches`,
    `{"game":"${game}","options":{"${option}":${text}}}`,
  );
  expect(status).toBe(400);
  expect(body.refusal).toMatchObject({ code: 'document-too-deep', values: { name: option } });
});

test.each(OPTIONS)('$game: everything that is wrong with $option is told at once', async ({ game, option }) => {
  const document = { nobody: 1, knows: 2, these: 3 };
  const { status, body } = await post(
    `${house.address}/api/matches`,
    JSON.stringify({ game, options: { [option]: document } }),
  );
  expect(status).toBe(400);
  const fields = body.refusal?.others?.map(({ values }) => values?.field);
  expect(fields).toEqual(expect.arrayContaining(['knows', 'these']));
});
