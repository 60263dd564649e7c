import type { Played } from './entries.ts';
import { sealOf } from './fair.ts';
import { absent, type Check, type Finding, found, wrong } from './finding.ts';
import type { MatchFile } from './match-file.ts';
import { type GivenAnswer, type Receipt, readReceipt, sealOfGiven } from './receipt.ts';

/** Compares a match with what one of its players was told while it went on; its options come as their fingerprint. */
export function findingsOfReceipt(file: MatchFile, data: unknown, options: string): Finding[] {
  if (data === undefined) return [absent('receipt')];
  const { receipt, problem } = readReceipt(data);
  if (problem) return [wrong('receipt', { why: problem })];
  if (!isOfSuchAMatch(file, receipt)) return [wrong('receipt', { why: { code: 'other-match' } })];
  const fits: Finding = { check: 'receipt', verdict: 'right', count: receipt.seat + 1 };
  const ofSeals = [promiseOf, saltOf, companyOf].map((finding) => finding(file, receipt));
  const ofMoves = [givenOf(file, receipt), heardOf(file, receipt), onceOf(receipt)];
  return [fits, ...ofSeals, optionsOf(receipt, options), ...ofMoves];
}

function isOfSuchAMatch({ game, seats }: MatchFile, receipt: Receipt): boolean {
  const { length } = receipt.seals;
  return receipt.game === game && receipt.seat < seats && (length === 0 || length === seats);
}

/** The table's share was sealed before this player's salt was known: only who was told the seal can say so. */
function promiseOf({ fairness }: MatchFile, { seal }: Receipt): Finding {
  return fairness === undefined ? absent('promise') : found('promise', 1, fairness.seal === seal);
}

/** A salt that came too late, or never, was rightly left out; it proves nothing then. */
function saltOf({ fairness }: MatchFile, { seat, salt, opened }: Receipt): Finding {
  const used = fairness?.chairs[seat]?.salt || null;
  if (used === null && !opened) return absent('salt');
  return found('salt', 1, used === salt);
}

/** Nobody chose a salt after this player's own was known. */
function companyOf({ fairness }: MatchFile, { seals, seat, salt }: Receipt): Finding {
  if (fairness === undefined || seals.length === 0) return absent('company');
  const isSame = fairness.chairs.every((chair, index) => chair.seal === seals[index]);
  const others = seals.filter((seal, index) => seal !== null && index !== seat).length;
  return found('company', others, isSame && seals[seat] === sealOf(salt));
}

/** What was played is what the table was set for. */
function optionsOf(receipt: Receipt, options: string): Finding {
  return receipt.options === null ? absent('options') : found('options', 1, receipt.options === options);
}

type FilePlayed = Omit<Played<unknown>, 'events'>;

function playedAt({ entries }: MatchFile, number: number): FilePlayed | undefined {
  const entry = entries[number - 1];
  return entry === undefined || 'undone' in entry ? undefined : entry;
}

function givenOf(file: MatchFile, receipt: Receipt): Finding {
  const others = receipt.answers.filter((answer) => !isThere(file, receipt, answer)).map(({ entry }) => entry);
  return foundIn('given', receipt.answers.length, others);
}

function isThere(file: MatchFile, receipt: Receipt, given: GivenAnswer): boolean {
  const entry = playedAt(file, given.entry);
  if (entry === undefined || entry.by === 'bot' || entry.seat !== receipt.seat) return false;
  const isSame = entry.move === given.move && entry.asked === given.asked && entry.nonce === given.nonce;
  return isSame && entry.seal === sealOfGiven(receipt, given);
}

function heardOf(file: MatchFile, { told }: Receipt): Finding {
  const other = told.filter(([entry, seal]) => playedAt(file, entry)?.seal !== seal).map(([entry]) => entry);
  return foundIn('heard', told.length, other);
}

/** Whoever restores a server may do so for the sake of other dice; the count is the first move that was open to that. */
function onceOf({ restored }: Receipt): Finding {
  return restored === undefined ? found('once', 1, true) : absent('once', restored);
}

/** The first that is not as it was told is named. */
function foundIn(check: Check, count: number, others: readonly number[]): Finding {
  if (count === 0) return absent(check);
  return others.length === 0 ? found(check, count, true) : wrong(check, { count, entry: Math.min(...others) });
}
