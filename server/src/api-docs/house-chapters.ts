import type { AnyGame, OptionSpec } from '@haven/kit';
import { MOST_CHARACTERS } from '../chat/chat-schema.ts';
import { BYTES_PER_COIN, ENTRIES_PER_COIN, type Limits, PRICES } from '../limits.ts';
import { type DocsChapter, paragraph, table } from './markup.ts';
import { REFUSALS } from './told.ts';

/** What a house has on offer, for the page and for machines. */
export function gamesOf(games: readonly AnyGame[]) {
  return games.map(({ meta, options }) => ({
    id: meta.id,
    version: meta.version,
    seats: meta.seats,
    minutes: meta.minutes,
    options: Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, formOf(spec)])),
  }));
}

function formOf(spec: OptionSpec): object {
  return spec.kind === 'document' ? { kind: spec.kind } : spec;
}

export function gamesChapter(games: readonly AnyGame[]): DocsChapter {
  return {
    id: 'games',
    title: 'Games and their options',
    content: [
      paragraph(
        'What `game`, `seats` and `options` of a new table may be. An option that is left out has its first value.',
      ),
      ...games.flatMap(({ meta: { id, version, seats, minutes }, options }) => [
        `<h3><code>${id}</code></h3>`,
        paragraph(
          `${seats.min === seats.max ? seats.min : `${seats.min} to ${seats.max}`} seats, ${minutes.min} to ${minutes.max} minutes, rules of version ${version}.`,
        ),
        Object.keys(options).length === 0
          ? paragraph('No options.')
          : table(
              ['option', 'values'],
              Object.entries(options).map(([name, spec]) => [`\`${name}\``, valuesOf(spec)]),
            ),
      ]),
    ],
  };
}

function valuesOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return spec.values.map((value) => `\`${value}\``).join(', ');
    case 'switch':
      return [spec.default, !spec.default].map((value) => `\`${value}\``).join(', ');
    case 'document':
      return 'a document of the game as JSON, or `null`';
    default:
      return spec satisfies never;
  }
}

/** What no text of the page says in general: it is the game, or the count, that gives the words. */
const IN_GENERAL: Readonly<Record<string, string>> = {
  'game-over': 'The match is over.',
  'illegal-move': 'The text is none of `seen.moves`.',
  'not-your-move': 'Only your own moves can be undone like this: propose it to the table.',
  'not-your-turn': 'This seat is not asked anything now.',
  'nothing-to-undo': 'There is nothing to undo, or somebody has learned something since: propose it to the table.',
  quota: 'There is too much of `values.what` already; `values.most` is how much there may be.',
  'rules-error': 'A bug in the rules; nothing happened. Please tell whoever runs the server.',
  stale: 'The question has been answered in the meantime: `asked` is not the current one.',
  'too-long': 'The match is too long for this.',
};

export const refusalsChapter: DocsChapter = {
  id: 'refusals',
  title: 'Refusals',
  content: [
    paragraph(
      'Every refusal has a code, and leaves everything as it was. Over HTTP it comes as `{"refusal":{"code":"…"}}` with a status of 4xx or 5xx, over the socket in `refused` or `error`. `rule` is the paragraph of the game’s rules behind it, `values` the numbers. A game has its own codes for moves that its rules forbid.',
    ),
    table(
      ['code', 'meaning'],
      REFUSALS.map(([code, words]) => [`\`${code}\``, IN_GENERAL[code] ?? words]),
    ),
  ],
};

const LIMIT_WORDS: Readonly<Record<keyof Limits, string>> = {
  messageBytes: 'bytes of one message',
  messagesPerSecond: 'messages per second on one socket',
  burst: 'messages at once on one socket',
  addressFactor: 'times as much for all sockets and guests of one address',
  socketsPerAddress: 'sockets of one address',
  badMessages: 'messages without sense in a row, until the socket is closed',
  joinSeconds: 'seconds until somebody has to have joined a table',
  unsentBytes: 'bytes that a reader may be behind',
  unsentBytesPerAddress: 'bytes that all readers of one address may be behind',
  requestsPerMinute: 'requests per minute from one address',
  newMatchesPerMinute: 'new tables, matches or guests per minute from one address',
  matchesPerAddress: 'matches without a table in a day from one address',
  documentBytesPerAddress: 'bytes of documents in a day from one address',
  coinsPerSecond: 'coins that a guest receives per second',
  purse: 'coins that can be saved up',
  undosPerSecond: 'undos per second of one seat',
  undoBurst: 'undos at once of one seat',
  headSeconds: 'seconds for the head of a request',
  bodySeconds: 'seconds for the body of a request',
};

export function limitsChapter(limits: Limits): DocsChapter {
  const rows = Object.entries(LIMIT_WORDS).map(([name, words]) => [String(limits[name as keyof Limits]), words]);
  return {
    id: 'limits',
    title: 'Limits',
    content: [
      paragraph('As set on this server. Anything beyond them is refused; nothing is lost but time.'),
      table(
        ['most', 'of what'],
        [...rows, [String(MOST_CHARACTERS), 'characters of one text in the chat, after cleaning']],
      ),
      paragraph(
        `What is expensive is paid in coins: ${Object.entries(PRICES)
          .map(([name, price]) => `${name} ${price}`)
          .join(
            ', ',
          )}; and one more for every ${BYTES_PER_COIN} bytes told or brought along, or for every ${ENTRIES_PER_COIN} entries that have to be read. Who has too few is told in \`values.seconds\` of \`too-expensive\` how long to wait.`,
      ),
    ],
  };
}
