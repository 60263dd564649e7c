import { expect, test } from 'vitest';
import { mixedSeed, sealOf } from './fair.ts';
import { type Check, type Finding, type Verdict, verdictOf } from './finding.ts';
import { at } from './game.ts';
import { type Match, play, recordOf, start } from './match.ts';
import { type FileEntry, type MatchFile, matchFileOf } from './match-file.ts';
import { newReceipt, type Receipt, withAnswer, withOpening, withRestored, withSaltSent, withTold } from './receipt.ts';
import { type Lanterns, lanterns } from './testing/lanterns.ts';
import { verifyMatch } from './verify.ts';

const SHARE = sealOf('the share');
const SALTS = [sealOf('mine'), sealOf('theirs')] as const;
const TOLD = {
  options: { short: true },
  seal: sealOf(SHARE),
  chairs: SALTS.map((salt) => ({ seal: sealOf(salt) })),
};
const ABOUT = {
  chairs: [
    { name: 'Ada', kind: 'human' },
    { name: 'Bo', kind: 'human' },
  ],
  aids: [],
  started: 1,
  ended: 2,
} as const;
const nonceOf = (entry: number) => sealOf(`nonce ${entry}`).slice(0, 32);

/** All four answers of each are sealed, as if they were given at once. */
function matchFrom(share: string, salts: readonly (string | null)[] = SALTS): Match<Lanterns> {
  const chairs = SALTS.map((salt, seat) => ({ seal: sealOf(salt), salt: salts[seat] ?? null }));
  const fairness = { share, seal: sealOf(share), chairs };
  let match = start(lanterns, { seats: 2, options: { short: true }, seed: mixedSeed(share, salts), fairness });
  while (lanterns.outcome(match.state) === undefined) {
    const seat = at(lanterns.toAct(match.state), 0);
    match = play(lanterns, match, { seat, move: 'roll', nonce: nonceOf(match.entries.length + 1) }).match ?? match;
  }
  return match;
}

function fileOf(match: Match<Lanterns>): MatchFile {
  const outcome = lanterns.outcome(match.state);
  return matchFileOf(recordOf(match), { ...ABOUT, ...(outcome && { outcome }) });
}

/** As the page of the first seat keeps it while the match goes on. */
function receiptOf({ entries }: MatchFile): Receipt {
  const begun = newReceipt({ table: 'T', game: 'lanterns', seat: 0, seal: TOLD.seal, salt: SALTS[0] });
  const sent = withOpening(withSaltSent(begun, TOLD), { ...TOLD, chairs: [{ salt: SALTS[0] }] });
  return entries.reduce((receipt, entry, index) => {
    if ('undone' in entry || entry.seal === undefined) return receipt;
    const { seat, asked = 0, move, nonce = '', seal } = entry;
    if (seat !== 0) return withTold(receipt, [[index + 1, seal]]);
    return withAnswer(receipt, { entry: index + 1, asked, move, nonce });
  }, sent);
}

const honest = fileOf(matchFrom(SHARE));
const receipt = receiptOf(honest);
const gameOf = (id: string) => (id === 'lanterns' ? lanterns : undefined);
const findingsOf = (file: object, kept?: unknown) => verifyMatch(gameOf, file, kept).findings;
const findingOf = (findings: readonly Finding[], check: Check) => findings.find((each) => each.check === check);

/** What comes of a file alone, and with the receipt. */
function verdictsOn(file: object, kept: unknown = receipt): [Verdict, Verdict] {
  return [verdictOf(findingsOf(file)), verdictOf(findingsOf(file, kept))];
}

const withEntry = (number: number, change: (entry: FileEntry) => object) => ({
  ...honest,
  entries: honest.entries.map((entry, index) => (index === number - 1 ? change(entry) : entry)),
});

test('an honest match is proven to whoever holds a receipt, and consistent to everybody else', () => {
  expect(verdictsOn(honest)).toEqual(['consistent', 'proven']);
  const [, , , , , , , , , , ...ofReceipt] = findingsOf(honest, receipt);
  expect(ofReceipt.map(({ check, verdict, count }) => `${check} ${verdict} ${count}`)).toEqual([
    'receipt right 1',
    'promise right 1',
    'salt right 1',
    'company right 1',
    'options right 1',
    'given right 4',
    'heard right 4',
    'once right 1',
  ]);
});

test('after a restore the joint part stays bound, the rest may be another, and nothing is proven any more', () => {
  const again = withEntry(4, (entry) => ({ ...entry, seal: sealOf('another answer'), nonce: undefined }));
  expect(verdictsOn(again)[1], 'over the same data it is an exchange').toBe('wrong');
  const sealAt = (entry: number) => (entry === 4 ? sealOf('another answer') : sealIn(honest.entries[entry - 1]));
  const restored = withRestored(receipt, { data: 'other data', sealAt });
  const [joint] = bound(restored);
  expect(restored).toMatchObject({ data: 'other data', restored: 4 });
  expect(joint).toBeLessThan(4);
  expect(verdictsOn(honest, restored)).toEqual(['consistent', 'consistent']);
  expect(findingOf(findingsOf(honest, restored), 'once')).toMatchObject({ verdict: 'absent', count: 4 });
  const exchanged = withEntry(joint ?? 0, bare);
  expect(verdictOf(findingsOf(exchanged, restored)), 'the joint part is still bound').toBe('wrong');
});

test('a second restore leaves no more bound than the first one did', () => {
  const sealAt = (entry: number) => sealIn(honest.entries[entry - 1]);
  const early = withRestored(receipt, { data: 'b', sealAt: (entry) => (entry > 2 ? undefined : sealAt(entry)) });
  expect(early.restored).toBe(3);
  expect(Math.max(...bound(early))).toBe(2);
  const later = withRestored({ ...early, told: receipt.told, answers: receipt.answers }, { data: 'c', sealAt });
  expect(later).toMatchObject({ data: 'c', restored: 3 });
});

const bare = (entry: FileEntry) => ({ ...entry, nonce: undefined, asked: undefined, seal: undefined });
const sealIn = (entry?: FileEntry) => (entry === undefined || 'undone' in entry ? undefined : entry.seal);
const bound = ({ answers, told }: Receipt) => [...answers.map(({ entry }) => entry), ...told.map(([entry]) => entry)];

test('a share that was chosen after the salts were known is found by the receipt alone', () => {
  let tries = 0;
  const winning = (match: Match<Lanterns>) => (match.state.points[1] ?? 0) - (match.state.points[0] ?? 0) >= 14;
  let ground = matchFrom(sealOf('try 0'));
  while (!winning(ground)) {
    tries += 1;
    ground = matchFrom(sealOf(`try ${tries}`));
  }
  expect(tries).toBeGreaterThan(20);
  const file = fileOf(ground);
  const early = { ...receiptOf(file), seal: TOLD.seal };
  expect(verdictsOn(file, early)).toEqual(['consistent', 'wrong']);
  expect(findingsOf(file, early).filter(({ verdict }) => verdict === 'wrong')).toMatchObject([{ check: 'promise' }]);
});

test('a salt that was taken in and left out of the mix is found; one that came too late only proves nothing', () => {
  const file = fileOf(matchFrom(SHARE, [null, SALTS[1]]));
  const kept = receiptOf(file);
  expect(verdictsOn(file, kept)).toEqual(['consistent', 'wrong']);
  expect(findingOf(findingsOf(file, kept), 'salt')?.verdict).toBe('wrong');
  const late = { ...kept, opened: false };
  expect(verdictsOn(file, late)).toEqual(['consistent', 'consistent']);
  expect(findingOf(findingsOf(file, late), 'salt')?.verdict).toBe('absent');
});

const LATER = sealOf('a salt that was chosen later');

test('another salt in this player’s place is found', () => {
  const chairs = [{ seal: sealOf(LATER), salt: LATER }, at(honest.fairness?.chairs ?? [], 1)];
  const file = { ...honest, seed: mixedSeed(SHARE, [LATER, SALTS[1]]), fairness: { ...honest.fairness, chairs } };
  const bare = { ...file, entries: [], initial: undefined, outcome: undefined };
  const kept = { ...receipt, answers: [], told: [] };
  expect(verdictsOn(bare, kept)).toEqual(['consistent', 'wrong']);
  expect(findingOf(findingsOf(bare, kept), 'salt')?.verdict).toBe('wrong');
});

test('a salt that another chose anew after this player’s own was known is found', () => {
  const other = sealOf('chosen later');
  const file = fileOf(matchFrom(SHARE, [SALTS[0], other]));
  const chairs = [at(file.fairness?.chairs ?? [], 0), { seal: sealOf(other), salt: other }];
  const forged = { ...file, fairness: { ...file.fairness, chairs } };
  const kept = receiptOf(file);
  expect(verdictsOn(forged, kept)).toEqual(['consistent', 'wrong']);
  expect(findingOf(findingsOf(forged, kept), 'company')?.verdict).toBe('wrong');
});

test('a salt that was sealed and held back leaves a choice to its owner and the host: nothing is proven', () => {
  const file = fileOf(matchFrom(SHARE, [SALTS[0], null]));
  const kept = receiptOf(file);
  expect(verdictsOn(file, kept)).toEqual(['consistent', 'consistent']);
  expect(findingOf(findingsOf(file, kept), 'openings')).toMatchObject({ verdict: 'absent', count: 1 });
});

test('another seal of the table than the one told is found, whoever’s share is behind it', () => {
  expect(verdictsOn(honest, { ...receipt, seal: sealOf('told before') })).toEqual(['consistent', 'wrong']);
});

test('an exchanged answer is found at its entry, also if its seal was made anew', () => {
  const number = 3;
  const { nonce, asked } = at(receipt.answers, 1);
  expect(at(receipt.answers, 1)).toMatchObject({ entry: number });
  const hand = at(matchFrom(SHARE).initial.hands, 0);
  const other = play(lanterns, playedTo(number - 1), { seat: 0, asked, move: `show ${at(hand, 0)}`, nonce }).match;
  const exchanged = { ...honest, entries: other?.entries ?? [], outcome: undefined };
  expect(verdictsOn(exchanged)).toEqual(['consistent', 'wrong']);
  expect(findingOf(findingsOf(exchanged, receipt), 'given')).toMatchObject({ verdict: 'wrong', entry: number });
});

function playedTo(entries: number): Match<Lanterns> {
  const whole = matchFrom(SHARE);
  const { seats, options, seed } = whole;
  return whole.entries
    .slice(0, entries)
    .reduce(
      (match, entry) => ('undone' in entry ? match : (play(lanterns, match, entry).match ?? match)),
      start(lanterns, { seats, options, seed }),
    );
}

test('a seal that was removed is found at its entry: of one’s own answer, and of another’s', () => {
  expect(verdictsOn(withEntry(1, bare))).toEqual(['consistent', 'wrong']);
  expect(findingOf(findingsOf(withEntry(1, bare), receipt), 'given')).toMatchObject({ verdict: 'wrong', entry: 1 });
  expect(verdictsOn(withEntry(4, bare))).toEqual(['consistent', 'wrong']);
  expect(findingOf(findingsOf(withEntry(4, bare), receipt), 'heard')).toMatchObject({ verdict: 'wrong', entry: 4 });
});

test.each(['seal', 'nonce', 'asked'])('so is an own answer that lost its %s alone', (mark) => {
  const file = withEntry(1, (entry) => ({ ...entry, [mark]: undefined }));
  expect(findingOf(findingsOf(file, receipt), 'given')).toMatchObject({ verdict: 'wrong', entry: 1 });
});

test('an answer that is said to be a bot’s is not the one that was given', () => {
  const file = withEntry(1, (entry) => ({ ...entry, by: 'bot' }));
  expect(findingOf(findingsOf(file, receipt), 'given')).toMatchObject({ verdict: 'wrong', entry: 1 });
});

test('a record that breaks off before an answer of the receipt is found', () => {
  const file = { ...honest, entries: honest.entries.slice(0, 2), outcome: undefined };
  expect(verdictsOn(file)).toEqual(['consistent', 'wrong']);
});

test('a record without shares proves nothing, and is wrong where the table had taken the salt in', () => {
  const { fairness: _fairness, ...file } = honest;
  expect(verdictsOn(file)).toEqual(['consistent', 'wrong']);
  expect(verdictsOn(file, { ...receipt, opened: false })).toEqual(['consistent', 'consistent']);
});

test.each(['seals', 'openings', 'seed', 'promise', 'company'] as const)(
  'without shares nothing is said to be right about %s',
  (check) => {
    const { fairness: _fairness, ...file } = honest;
    expect(findingOf(findingsOf(file, receipt), check)).toEqual({ check, verdict: 'absent', count: 0 });
  },
);

const PROOF = [
  ...(['seals', 'openings', 'seed', 'moves', 'receipt', 'promise'] as const),
  ...(['salt', 'company', 'options', 'once'] as const),
];

test.each(PROOF)('nothing is proven where there is no finding on %s, or nothing to be found', (check) => {
  const findings = findingsOf(honest, receipt);
  const others = findings.filter((finding) => finding.check !== check);
  expect(verdictOf(findings)).toBe('proven');
  expect(verdictOf(others)).toBe('consistent');
  expect(verdictOf([...others, { check, verdict: 'absent', count: 0 }])).toBe('consistent');
});

test('a receipt whose salt never went out proves nothing', () => {
  const unsent = { ...receipt, seals: [], opened: false };
  expect(verdictOf(findingsOf(honest, unsent))).toBe('consistent');
});

test.each([
  ['another game', { game: 'other' }, 'other-match'],
  ['a chair that is not there', { seat: 5 }, 'other-match'],
  ['another number of chairs', { seals: [null, sealOf(SALTS[0]), null] }, 'other-match'],
  ['no form', { salt: 'x' }, 'bad-field'],
])('a receipt of %s is refused', (_what, changed, code) => {
  expect(findingsOf(honest, { ...receipt, ...changed }).at(-1)).toMatchObject({
    ...{ check: 'receipt', verdict: 'wrong', why: { code } },
  });
});

const REFUSED = [{ check: 'format', verdict: 'wrong', why: { code: 'bad-field', values: { field: 'fairness' } } }];

test('a secret that is no number of 32 bytes is refused: of lone halves of characters many have one seal', () => {
  const shares = ['\ud800', '\ud801'];
  expect(new Set(shares.map(sealOf)).size, 'all look the same when they are hashed').toBe(1);
  for (const share of [...shares, '']) {
    const fairness = { share, seal: sealOf(share), chairs: honest.fairness?.chairs ?? [] };
    expect(findingsOf({ ...honest, fairness })).toMatchObject(REFUSED);
  }
  const empty = { ...honest.fairness, chairs: SALTS.map(() => ({ seal: null, salt: '' })) };
  expect(findingsOf({ ...honest, fairness: empty }, receipt)).toMatchObject(REFUSED);
});

test('a match that was over cannot get another end', () => {
  const entries = [...honest.entries, { seat: 0, undone: 2 }, { seat: 1, move: 'roll' }];
  expect(verdictsOn({ ...honest, entries })).toEqual(['wrong', 'wrong']);
  expect(findingOf(findingsOf({ ...honest, entries }), 'moves')).toMatchObject({
    verdict: 'wrong',
    entry: honest.entries.length + 1,
    why: { code: 'game-over' },
  });
});

test('other options than the table was set for are found', () => {
  const other = { ...receipt, options: sealOf('other options') };
  expect(verdictsOn(honest, other)).toEqual(['consistent', 'wrong']);
  expect(verdictsOn(honest, { ...receipt, options: null })).toEqual(['consistent', 'consistent']);
});
