import { expect, test } from 'vitest';
import { mixedSeed, sealOf, sealOfAnswer } from './fair.ts';
import { type Check, verdictOf } from './finding.ts';
import type { AnyGame } from './game.ts';
import { recordOf, undo } from './match.ts';
import { type FileEntry, type MatchFile, matchFileOf } from './match-file.ts';
import { lanternMatch } from './testing/lantern-match.ts';
import { lanterns } from './testing/lanterns.ts';
import { verifyMatch } from './verify.ts';

const [SHARE, SALT, OTHER] = [sealOf('share'), sealOf('salt'), sealOf('other')];
const fairness = {
  share: SHARE,
  seal: sealOf(SHARE),
  chairs: [
    { seal: sealOf(SALT), salt: SALT },
    { seal: null, salt: null },
  ],
};
const whole = lanternMatch(12, { seed: mixedSeed(SHARE, [SALT, null]), fairness });
const chairs = [
  { name: 'Ada', kind: 'human' },
  { name: '', kind: 'bot' },
] as const;
const outcome = lanterns.outcome(whole.state);
const about = { chairs, aids: [], started: 1, ended: 2, ...(outcome && { outcome }) };
const honest = matchFileOf(recordOf(whole), about);

const gameOf = (id: string): AnyGame | undefined => (id === 'lanterns' ? lanterns : undefined);
const verify = (changed: Partial<MatchFile>) => verifyMatch(gameOf, { ...honest, ...changed });
const findingOf = (check: Check, changed: Partial<MatchFile>) =>
  verify(changed).findings.find((finding) => finding.check === check);

function withEntry(number: number, change: (entry: FileEntry) => object): Partial<MatchFile> {
  return {
    entries: honest.entries.map((entry, index) => (index === number - 1 ? (change(entry) as FileEntry) : entry)),
  };
}

test('an honest match is consistent, and told as it was played; without a receipt nothing more is proven', () => {
  const verified = verify({});
  expect(verdictOf(verified.findings)).toBe('consistent');
  expect(verified.findings.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
    'format right',
    'rules right',
    'documents absent',
    'seals right',
    'openings right',
    'seed right',
    'answers absent',
    'moves right',
    'events right',
    'outcome right',
    'receipt absent',
  ]);
  expect(verified.told?.match.state).toEqual(whole.state);
});

test('whoever joined in mid-game had no share in the seed, and held none back', () => {
  const people = [chairs[0], { name: 'Bea', kind: 'human' }] as const;
  const joined = [{ what: 'joined', seat: 1, name: 'Bea', entries: 3 }] as const;
  expect(findingOf('openings', { chairs: people })).toMatchObject({ verdict: 'absent', count: 1 });
  expect(findingOf('openings', { chairs: people, annals: joined })).toMatchObject({ verdict: 'right', count: 1 });
});

test('a changed die is found at its move', () => {
  const rolled = 1 + honest.entries.findIndex((entry) => 'move' in entry && entry.move === 'roll');
  const changed = withEntry(rolled, (entry) => ({ ...entry, events: [{ type: 'rolled', seat: entry.seat, die: 7 }] }));
  expect(verdictOf(verify(changed).findings)).toBe('wrong');
  expect(findingOf('events', changed)).toMatchObject({ verdict: 'wrong', entry: rolled });
});

test('a changed move is found at its place', () => {
  const shown = 1 + honest.entries.findIndex((entry) => 'move' in entry && entry.move.startsWith('show'));
  const changed = withEntry(shown, (entry) => ({ ...entry, move: 'draw' }));
  expect(findingOf('events', changed)).toMatchObject({ verdict: 'wrong', entry: shown });
});

test('a move that the rules forbid is found, and the match told up to it', () => {
  const changed = withEntry(5, (entry) => ({ ...entry, move: 'show nothing' }));
  const broken = { verdict: 'wrong', entry: 5, why: { code: 'illegal-move' } };
  expect(findingOf('moves', changed)).toMatchObject(broken);
  expect(verify(changed).told?.match.entries).toHaveLength(4);
  expect(findingOf('outcome', changed)).toMatchObject({ verdict: 'absent', count: 1 });
  const { outcome: _outcome, ...untold } = { ...honest, ...changed };
  const { findings } = verifyMatch(gameOf, untold);
  expect(findings.find(({ check }) => check === 'outcome')).toMatchObject({ verdict: 'absent', count: 0 });
});

test('another beginning is found before the first move', () => {
  expect(findingOf('events', { initial: {} })).toMatchObject({ verdict: 'wrong', entry: 0 });
});

test('without events nothing is compared, and the same match comes of it', () => {
  const { initial: _initial, ...bare } = honest;
  const entries = honest.entries.map(({ seat, ...entry }) => ('move' in entry ? { seat, move: entry.move } : entry));
  const verified = verifyMatch(gameOf, { ...bare, entries });
  expect(verified.findings.find(({ check }) => check === 'events')?.verdict).toBe('absent');
  expect(verified.told?.match.state).toEqual(whole.state);
});

test('a seed that is not the mix of its shares is found', () => {
  const changed = { fairness: { ...fairness, share: OTHER, seal: sealOf(OTHER) } };
  expect(findingOf('seals', changed)?.verdict).toBe('right');
  expect(findingOf('seed', changed)?.verdict).toBe('wrong');
});

test('a share or a salt that does not fit its seal is found', () => {
  expect(findingOf('seals', { fairness: { ...fairness, seal: sealOf('other') } })?.verdict).toBe('wrong');
  const [first, ...others] = fairness.chairs;
  const forged = { seal: sealOf('other'), salt: first?.salt ?? null };
  expect(findingOf('seals', { fairness: { ...fairness, chairs: [forged, ...others] } })?.verdict).toBe('wrong');
});

test.each([
  ['nobody’s salt', { seal: null, salt: null }],
  ['a salt that was sealed and held back', { seal: sealOf('held back'), salt: null }],
])('a person’s chair with %s is not opened', (_what, chair) => {
  const changed = {
    seed: mixedSeed(SHARE, [SALT, chair.salt]),
    entries: [],
    initial: undefined,
    outcome: undefined,
    fairness: { ...fairness, chairs: [fairness.chairs[0], chair] },
    chairs: [chairs[0], chairs[0]],
  };
  const { findings } = verifyMatch(gameOf, { ...honest, ...changed });
  expect(findings.find(({ check }) => check === 'openings')).toMatchObject({ verdict: 'absent', count: 1 });
  expect(findings.find(({ check }) => check === 'seed')).toMatchObject({ verdict: 'right', count: 2 });
});

test('without any salt the table chose alone', () => {
  const none = { seal: null, salt: null };
  const alone = { fairness: { ...fairness, chairs: [none, none] }, chairs: [chairs[1], chairs[1]] };
  expect(findingOf('openings', alone)).toMatchObject({ verdict: 'absent', count: 0 });
});

test('a sealed answer has to fit its seal', () => {
  const sealed = (entry: FileEntry, move: string) => {
    const answer = { seat: entry.seat, asked: 4, move, nonce: 'n' };
    return { ...entry, asked: 4, nonce: 'n', seal: sealOfAnswer(answer) };
  };
  const own = (entry: FileEntry) => ('move' in entry ? entry.move : '');
  const right = withEntry(5, (entry) => sealed(entry, own(entry)));
  expect(findingOf('answers', right)).toMatchObject({ verdict: 'right', count: 1 });
  const torn = withEntry(5, (entry) => ({ ...sealed(entry, own(entry)), seal: undefined }));
  expect(findingOf('answers', torn)).toMatchObject({ verdict: 'wrong', entry: 5 });
  const exchanged = withEntry(5, (entry) => sealed(entry, 'roll twice'));
  expect(findingOf('answers', exchanged)).toMatchObject({ verdict: 'wrong', entry: 5 });
});

test('another outcome, or one too many, is found', () => {
  expect(findingOf('outcome', outcome ? { outcome: { ...outcome, verdict: 'won' } } : {})?.verdict).toBe('wrong');
  expect(findingOf('outcome', { entries: honest.entries.slice(0, 3) })?.verdict).toBe('wrong');
});

test('moves after the end are found', () => {
  const entries = [...honest.entries, { seat: 0, move: 'roll' }];
  expect(findingOf('moves', { entries })).toMatchObject({ entry: 13, why: { code: 'game-over' } });
});

test('moves that were taken back belong to an honest match, more than were made do not', () => {
  const match = undo(lanterns, lanternMatch(5), { seat: 0, moves: 2, consent: true }).match ?? whole;
  const file = matchFileOf(recordOf(match), { chairs, aids: [], started: 1, ended: 2 });
  expect(verdictOf(verifyMatch(gameOf, file).findings)).toBe('consistent');
  const entries = [...file.entries, { seat: 0, undone: 9 }];
  const { findings } = verifyMatch(gameOf, { ...file, entries });
  expect(findings.find(({ verdict }) => verdict === 'wrong')).toMatchObject({ check: 'moves', entry: 7 });
});

test.each([
  ['a game that is not in the house', { game: 'toString' }, 'unknown-game'],
  ['too many seats', { seats: 9, chairs: new Array(9).fill(chairs[0]), fairness: undefined }, 'bad-seats'],
  ['an option that nobody knows', { options: { fog: true } }, 'unknown-option'],
])('%s cannot be checked here', (_what, changed, code) => {
  const { findings, told } = verifyMatch(gameOf, { ...honest, ...changed });
  expect(findings.at(-1)).toMatchObject({ check: 'rules', verdict: 'wrong', why: { code } });
  expect(told).toBeUndefined();
});

test('a match made by another version of the rules is neither right nor wrong', () => {
  const { findings, told } = verifyMatch(gameOf, { ...honest, rules: 2 });
  expect(findings.at(-1)).toEqual({ check: 'rules', verdict: 'absent', count: 2 });
  expect(verdictOf(findings)).toBe('unchecked');
  expect(told).toBeUndefined();
});

const plays = (versions: readonly number[]) => () => ({
  ...lanterns,
  meta: { ...lanterns.meta, version: 2, plays: versions },
});

test('a match of an older version that can be played on is told as its file says, and its seals are checked', () => {
  const { findings, told } = verifyMatch(plays([1]), honest);
  expect(verdictOf(findings)).toBe('unchecked');
  expect(told?.match.state).toEqual(whole.state);
  expect(recordOf(told?.match ?? whole)).toEqual(recordOf(whole));
  const checked = findings.flatMap(({ check, verdict }) => (verdict === 'right' ? [check] : []));
  expect(checked).toEqual(['format', 'seals', 'openings', 'seed', 'outcome']);
  const forged = verifyMatch(plays([1]), { ...honest, fairness: { ...fairness, share: OTHER } }).findings;
  expect(verdictOf(forged)).toBe('wrong');
});

test('one that cannot be played on, or that tells its moves alone, is not told', () => {
  const bare = honest.entries.map((entry) => ({ ...entry, events: undefined }));
  for (const [game, file] of [
    [plays([]), honest],
    [plays([1]), { ...honest, entries: bare }],
  ] as const) {
    const { findings, told } = verifyMatch(game, file);
    expect(verdictOf(findings)).toBe('unchecked');
    expect(told).toBeUndefined();
  }
});

test.each([
  ['a beginning that is none', { initial: {} }],
  ['more taken back than was played', { entries: [...honest.entries, { seat: 0, undone: 99 }] }],
])('an older match with %s is wrong, and does no harm', (_what, changed) => {
  const { findings, told } = verifyMatch(plays([1]), { ...honest, ...changed });
  expect(findings.at(-1)).toMatchObject({ check: 'events', verdict: 'wrong' });
  expect(told).toBeUndefined();
});

test('what is no match at all is said to be none', () => {
  expect(verifyMatch(gameOf, 'no').findings).toMatchObject([{ check: 'format', why: { code: 'not-a-match' } }]);
});
