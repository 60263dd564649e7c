import type { Played } from './entries.ts';
import { type Fairness, mixedSeed, sealOf, sealOfAnswer } from './fair.ts';
import { absent, type Finding, found, wrong } from './finding.ts';
import { fingerprint } from './fingerprint.ts';
import { type AnyGame, type GameTypes, type Refusal, readOptions } from './game.ts';
import { type Match, play, type Result, start, undo } from './match.ts';
import { type FileEntry, type MatchFile, readMatchFile } from './match-file.ts';
import { retold } from './retold.ts';
import { toldOptions } from './told-options.ts';
import { findingsOfReceipt } from './verify-receipt.ts';

export interface Verified {
  readonly findings: readonly Finding[];
  /** The match as the rules tell it, as far as its moves are legal; undefined if it cannot be played here at all. */
  readonly told?: { readonly game: AnyGame; readonly file: MatchFile; readonly match: Match<GameTypes> };
}

/**
 * Checks what may be a match from anywhere: plays it again from its seed and moves, and compares; also with the receipt
 * of one of its players, if there is one.
 */
export function verifyMatch(gameOf: (id: string) => AnyGame | undefined, data: unknown, receipt?: unknown): Verified {
  const { file, problem } = readMatchFile(data);
  if (problem) return { findings: [wrong('format', { why: problem })] };
  const known = gameOf(file.game);
  if (known && known.meta.version !== file.rules) return verifiedWithoutRules(known, file, receipt);
  const { game, options, refusal } = playableAs(known, file);
  if (refusal) return { findings: [formatOf(file), wrong('rules', { why: refusal })] };
  const again = playedAgain(game, start(game, { seats: file.seats, options, seed: file.seed }), file);
  const { match } = again;
  const findings = [
    ...[formatOf(file), { check: 'rules', verdict: 'right', count: file.rules } as const],
    ...[documentsOf(file, match), sealsOf(file.fairness), openingsOf(file), seedOf(file), answersOf(file)],
    ...[movesOf(file, again), eventsOf(file, again), outcomeOf(game, file, again)],
    ...findingsOfReceipt(file, receipt, optionsTold(game, options)),
  ];
  return { findings, told: { game, file, match } };
}

/** What other rules have made is only told; its seals and its answers can be checked all the same. */
function verifiedWithoutRules(game: AnyGame, file: MatchFile, receipt: unknown): Verified {
  const known = [formatOf(file), absent('rules', file.rules)];
  const match = retold(game, file);
  if (match === 'broken') return { findings: [...known, wrong('events', {})] };
  if (typeof match === 'string') return { findings: known };
  const findings = [
    ...[...known, sealsOf(file.fairness), openingsOf(file), seedOf(file), answersOf(file)],
    ...[outcomeOf(game, file, { match }), ...findingsOfReceipt(file, receipt, optionsTold(game, file.options))],
  ];
  return { findings, told: { game, file, match } };
}

function formatOf({ entries }: MatchFile): Finding {
  return { check: 'format', verdict: 'right', count: entries.length };
}

function optionsTold(game: AnyGame, options: Readonly<Record<string, unknown>>): string {
  return fingerprint(toldOptions(game, options));
}

type Playable =
  | { readonly game: AnyGame; readonly options: Record<string, unknown>; readonly refusal?: undefined }
  | { readonly game?: undefined; readonly options?: undefined; readonly refusal: Refusal };

function playableAs(game: AnyGame | undefined, file: MatchFile): Playable {
  if (game === undefined) return { refusal: { code: 'unknown-game' } };
  const { seats } = game.meta;
  if (file.seats < seats.min || file.seats > seats.max) return { refusal: { code: 'bad-seats' } };
  const { options, refusal } = readOptions(game.options, file.options);
  return refusal ? { refusal } : { game, options };
}

interface Again {
  readonly match: Match<GameTypes>;
  /** The first entry that the rules refuse. */
  readonly broken?: { readonly entry: number; readonly why: Refusal };
  /** The first entry that says something else than the rules. */
  readonly differs?: number;
}

function playedAgain(game: AnyGame, opening: Match<GameTypes>, file: MatchFile): Again {
  const { initial, entries } = file;
  let match = opening;
  let differs = initial === undefined || isSame(initial, opening.initial) ? undefined : 0;
  for (const [index, entry] of entries.entries()) {
    const result = isClosed(game, match, file) ? OVER : entered(game, match, entry);
    if (result.match === undefined)
      return { match, ...marked(differs), broken: { entry: index + 1, why: result.refusal } };
    match = result.match;
    if (differs === undefined && !saysSo(entry, match)) differs = index + 1;
  }
  return { match, ...marked(differs) };
}

const OVER: Result<GameTypes> = { refusal: { code: 'game-over' } };

/** Where several had a share in the seed, nothing is taken back once the match is over; at one device it may be. */
function isClosed(game: AnyGame, { state }: Match<GameTypes>, { fairness }: MatchFile): boolean {
  return fairness !== undefined && game.outcome(state) !== undefined;
}

/** The number of a question is no part of the rules, so nobody is refused for it here. */
function entered(game: AnyGame, match: Match<GameTypes>, entry: FileEntry): Result<GameTypes> {
  if ('undone' in entry) return undo(game, match, { seat: entry.seat, moves: entry.undone, consent: true });
  const { seat, move, by } = entry;
  return play(game, match, { seat, move, ...(by && { by }) });
}

function saysSo(entry: FileEntry, { entries }: Match<GameTypes>): boolean {
  const ours = entries.at(-1);
  if ('undone' in entry || ours === undefined || 'undone' in ours || entry.events === undefined) return true;
  return isSame(entry.events, ours.events) && entry.fixed === ours.fixed;
}

function marked(differs: number | undefined): Pick<Again, 'differs'> {
  return differs === undefined ? {} : { differs };
}

function isSame(one: unknown, other: unknown): boolean {
  return fingerprint(one) === fingerprint(other);
}

function documentsOf({ documents = {} }: MatchFile, match: Match<GameTypes>): Finding {
  const ours = match.documents ?? {};
  const count = Object.keys(ours).length;
  if (count === 0 && Object.keys(documents).length === 0) return absent('documents');
  return found('documents', count, isSame(documents, ours));
}

/** A share or a salt of nothing is none. */
function isOpened(secret: string | null): secret is string {
  return secret !== null && secret !== '';
}

function sealsOf(fairness: Fairness | undefined): Finding {
  if (fairness === undefined || !isOpened(fairness.share)) return absent('seals');
  const secrets = [fairness.share, ...fairness.chairs.map(({ salt }) => salt)];
  const seals = [fairness.seal, ...fairness.chairs.map(({ seal }) => seal)];
  const opened = secrets.flatMap((secret, index) => (isOpened(secret) ? [{ secret, seal: seals[index] }] : []));
  return found(
    'seals',
    opened.length,
    opened.every(({ secret, seal }) => sealOf(secret) === seal),
  );
}

/**
 * Who holds a salt back, and is told the table's share, can choose between the dice with it and those without it.
 * Whoever joined after they were mixed had none to hold back.
 */
function openingsOf({ fairness, chairs, annals = [] }: MatchFile): Finding {
  if (fairness === undefined) return absent('openings');
  const hasJoined = (seat: number) => annals.some((annal) => annal.what === 'joined' && annal.seat === seat);
  const isMissing = ({ seal, salt }: Fairness['chairs'][number], seat: number) =>
    !isOpened(salt) && (seal !== null || (chairs[seat]?.kind === 'human' && !hasJoined(seat)));
  const missing = fairness.chairs.filter(isMissing).length;
  const opened = fairness.chairs.filter(({ salt }) => isOpened(salt)).length;
  return missing === 0 && opened > 0 ? found('openings', opened, true) : absent('openings', missing);
}

function seedOf({ seed, fairness }: MatchFile): Finding {
  if (fairness === undefined) return absent('seed');
  const salts = fairness.chairs.map(({ salt }) => salt);
  return found('seed', [fairness.share, ...salts].filter(isOpened).length, mixedSeed(fairness.share, salts) === seed);
}

function answersOf({ entries }: MatchFile): Finding {
  const sealed = entries.flatMap((entry, index) =>
    !('undone' in entry) && (entry.seal ?? entry.nonce) !== undefined ? [{ entry, number: index + 1 }] : [],
  );
  if (sealed.length === 0) return absent('answers');
  const broken = sealed.find(({ entry }) => !isSealIntact(entry));
  if (broken) return wrong('answers', { count: sealed.length, entry: broken.number });
  return found('answers', sealed.length, true);
}

function isSealIntact({ seat, move, asked, nonce, seal }: Omit<Played<unknown>, 'events'>): boolean {
  if (asked === undefined || nonce === undefined || seal === undefined) return false;
  return sealOfAnswer({ seat, asked, move, nonce }) === seal;
}

function movesOf({ entries }: MatchFile, { broken }: Again): Finding {
  return broken ? wrong('moves', { ...broken, count: entries.length }) : found('moves', entries.length, true);
}

function eventsOf({ entries, initial }: MatchFile, { differs }: Again): Finding {
  const count = entries.filter((entry) => 'events' in entry && entry.events !== undefined).length;
  if (differs !== undefined) return wrong('events', { count, entry: differs });
  return count === 0 && initial === undefined ? absent('events') : found('events', count, true);
}

/** A match that breaks off at a wrong move has no outcome to compare; the count is that of those which are told. */
function outcomeOf(game: AnyGame, { outcome }: MatchFile, { match, broken }: Again): Finding {
  if (outcome === undefined) return absent('outcome');
  if (broken) return absent('outcome', 1);
  const ours = game.outcome(match.state);
  return found('outcome', 1, ours !== undefined && isSame(ours, outcome));
}
