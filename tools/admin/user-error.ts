import type { Refusal } from '@haven/kit';

/** What went wrong, in one line for whoever typed the command. */
export class UserError extends Error {}

const WORDS: Readonly<Record<string, string>> = {
  'unknown-table': 'There is no such table.',
  'table-damaged': 'It is damaged: npm run admin -- stats says why. With --raw it can be exported as it is.',
  'unknown-game': 'Its game is not in this house. With --raw it can be exported as it is.',
  'not-sick': 'Nothing of this name is damaged.',
  'unknown-line': 'There is no such line.',
  'unknown-chair': 'There is no such seat.',
  'no-owner': 'The seat belongs to nobody.',
  'unknown-guest': 'There is no such guest.',
  'not-banned': 'Nobody of this name is banned.',
  'game-over': 'It is over already.',
  'not-begun': 'Its match has not begun yet.',
  'match-not-over': 'The match still goes on. With --running it is exported with all its secrets.',
  'bad-admin-token':
    'The server does not know this token: is HAVEN_DATA its data folder, or HAVEN_ADMIN_TOKEN its token?',
  'kept-in-postgres':
    'The data are in PostgreSQL: pg_dump makes backups of them, and pg_restore brings them back. docs/operating.md says more.',
  'no-server': 'Only a server that runs can do that.',
  'too-many-requests': 'That was too often; try again in a minute.',
  'store-error': 'The server cannot write its data; its log says more.',
};

const TO_THE_DAMAGED = 'No backup was written; with --anyway it is. "npm run admin -- check" lists what is damaged.';

export function errorOf({ code, values }: Refusal): UserError {
  if (code === 'bad-backup') return new UserError(`Nothing was restored: ${values?.why}.`);
  if (code === 'data-damaged') return new UserError(`The data are damaged: ${values?.why}. ${TO_THE_DAMAGED}`);
  return new UserError(WORDS[code] ?? `Refused: ${code}.`);
}

/** Of an error that tells enough by itself. */
export function explained(what: string, error: unknown): UserError {
  return new UserError(`${what}: ${error instanceof Error ? error.message : error}`);
}
