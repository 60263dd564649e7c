import type { FromServer } from '@haven/wire';
import { z } from 'zod';
import { CLOSE } from '../socket/close-codes.ts';
import { FromClient } from '../socket/messages.ts';
import { code, type DocsChapter, details, escaped, json, paragraph, table } from './markup.ts';
import { TOLD_TYPES } from './told.ts';

const ID = 'x3VbJ0Jk5cQ1m8wZb2LhRg';
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

type Spoken = FromClient['type'];

interface Explained {
  readonly words: string;
  readonly example: object;
}

/** Every message to the server; one that is missing here fails the build, one that is wrong fails a test. */
export const TO_SERVER: Readonly<Record<Spoken, Explained>> = {
  join: {
    words:
      'The first message, once: with a seat’s `token` to play, without one to watch. `from` is how many entries you already know; 0 asks for all of them.',
    example: { type: 'join', match: ID, from: 0, token: 'eyJhbGciOi…' },
  },
  play: {
    words:
      'A move: the `text` of one of `seen.moves`, and in `asked` the number of the question that it answers. Where several decide at once (`toAct` has more than one seat), a `nonce` of your own seals the answer.',
    example: { type: 'play', asked: 12, move: 'pick 2', nonce: '00'.repeat(16) },
  },
  undo: {
    words: 'Undoes your own last moves, as long as nobody has learned anything since.',
    example: { type: 'undo', moves: 1 },
  },
  look: {
    words: 'Tell me again, from this entry on. Always answered: useful for finding out whether the connection is dead.',
    example: { type: 'look', from: 30 },
  },
  aided: {
    words: 'The match records for good that this seat used an aid of this name.',
    example: { type: 'aided', aid: 'odds' },
  },
  salt: {
    words: 'Opens the salt behind this seat’s seal while the table is `sealing`.',
    example: { type: 'salt', salt: 'b2'.repeat(32) },
  },
  propose: {
    words: 'Asks the table for its consent.',
    example: { type: 'propose', proposal: { what: 'undo', moves: 1 } },
  },
  vote: { words: 'Answers the request of this number.', example: { type: 'vote', request: 3, yes: true } },
  withdraw: {
    words: 'Withdraws your own request with this number.',
    example: { type: 'withdraw', request: 3 },
  },
  'hand-over': { words: 'A bot plays for me from now on, until I come back.', example: { type: 'hand-over' } },
  resign: {
    words: 'Resigns, for good: between two people the match ends; among more a bot plays on in that seat.',
    example: { type: 'resign' },
  },
  here: {
    words:
      'Whether somebody looks at this page. As long as nothing was said, somebody does; who does not is told of their turn by notices as if they were away.',
    example: { type: 'here', visible: false },
  },
  return: { words: 'A bot plays for me: I am back.', example: { type: 'return' } },
  say: { words: 'Says something to the table.', example: { type: 'say', said: { kind: 'phrase', phrase: 'luck' } } },
};

/** Every letter of the server, shortened; a test compares their fields with letters of a real match. */
export const FROM_SERVER: Readonly<Record<FromServer['type'], Explained>> = {
  house: {
    words:
      'First after joining. `data` tells these data from all others: if it is another one than on an earlier socket, the server was restored from a backup, and what was told before counts no more. `build` is the page that is served.',
    example: { type: 'house', data: ID, build: '/assets/index-D8GeG4Ym.js' },
  },
  table: {
    words:
      'After joining, and whenever seats, presence, phase, clocks or aids change. `viewer` is the seat you look from, or `spectator`: somebody who loses a seat goes on watching.',
    example: {
      type: 'table',
      viewer: 0,
      aids: [],
      table: { id: ID, phase: 'playing', chairs: [], seal: HASH, now: 1790000000000 },
    },
  },
  seen: {
    words:
      'How things stand, and in `news` what happened from entry `from` on. If `from` is larger than what you know, you missed something: `look` again. If `seen.seq` is smaller than what you know, the server was restored: start over.',
    example: {
      type: 'seen',
      seen: {
        seq: 30,
        asked: 12,
        toAct: [0],
        view: {},
        moves: [{ text: 'pick 2', move: {} }],
        canUndo: true,
        undone: 0,
      },
      from: 29,
      news: [{ seat: 1, events: [] }],
    },
  },
  refused: {
    words: 'A move or an undo was refused; nothing happened. `seen` is how things stand.',
    example: { type: 'refused', refusal: { code: 'stale' }, seen: { seq: 30 } },
  },
  chat: {
    words:
      'The last lines after joining, then each new one. A line that comes again with a known number replaces the old one.',
    example: {
      type: 'chat',
      lines: [{ number: 1, seat: 0, at: 1790000000000, said: { kind: 'text', text: 'hello' } }],
    },
  },
  request: {
    words:
      'The request that waits for the table’s consent; `null` when there is none any more, with the reason in `ended`.',
    example: { type: 'request', request: null },
  },
  error: { words: 'Something else was refused.', example: { type: 'error', refusal: { code: 'not-joined' } } },
};

const CLOSES: Readonly<Record<keyof typeof CLOSE, string>> = {
  stopping: 'the server stops or starts again: come back in a moment',
  cutOff: 'the line was cut; nobody sends this code',
  policy: 'too many messages without sense, nobody joined in time, or the guest signed out everywhere',
  busy: 'this address has too many sockets already',
};

export const socketChapter: DocsChapter = {
  id: 'socket',
  title: 'The socket',
  content: [
    paragraph(
      'A table is played over a WebSocket at `/api/table`. Every message is one JSON text. A socket belongs to one table: the first message joins it, the server answers with `house`, `table` and, once the match has begun, `seen`. No cookie is needed to play: a seat is proven by its token.',
    ),
    paragraph(
      'Moves are texts. `seen.moves` lists everything that may be played now, each with its `text`: send one of them back and you never play anything illegal. `view`, `move` and `events` are the game’s own and change with its rules; a client that only wants to play needs none of them.',
    ),
    '<h3>What you say</h3>',
    ...Object.entries(TO_SERVER).map(([type, explained]) => message(type, explained, formOf(type))),
    '<h3>What you hear</h3>',
    ...Object.entries(FROM_SERVER).map(([type, explained]) => message(type, explained)),
    '<h3>How the server closes</h3>',
    table(
      ['code', 'why'],
      Object.entries(CLOSE).map(([name, value]) => [`\`${value}\``, CLOSES[name as keyof typeof CLOSE]]),
    ),
    paragraph('The server sends a ping every 30 seconds; any WebSocket library answers by itself.'),
    '<h3>All types</h3>',
    paragraph(
      'As the server and its page share them, in TypeScript. Fields you do not know may appear at any time: ignore them.',
    ),
    ...TOLD_TYPES.map((text) => code(text)),
  ],
};

function message(type: string, { words, example }: Explained, form?: object): string {
  const more = form ? details('Form', code(JSON.stringify(form, null, 2))) : '';
  return `<h4 id="${type}"><code>${escaped(type)}</code></h4>${paragraph(words)}${json(example)}${more}`;
}

/** The JSON Schema of a message, from what stands at the door. */
function formOf(type: string): object | undefined {
  return messageForms().find(({ name }) => name === type)?.form;
}

export function messageForms(): { readonly name: Spoken; readonly form: object }[] {
  return FromClient.options.map((option) => {
    const { $schema: _schema, ...form } = z.toJSONSchema(option, { io: 'input' });
    return { name: option.shape.type.value, form };
  });
}
