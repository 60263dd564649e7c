import { mixedSeed, sealOf, sealOfAnswer } from '@haven/kit';
import { code, type DocsChapter, paragraph, table } from './markup.ts';

const SALT = 'b2'.repeat(32);
const SHARE = 'a1'.repeat(32);
const ANSWER = { seat: 1, asked: 7, move: 'pick 2', nonce: '0f'.repeat(16) };

/** To try one's own code with; computed by the very functions that the server uses. */
export const VECTORS = {
  salt: { of: SALT, seal: sealOf(SALT) },
  seed: { share: SHARE, salts: [SALT, null], seed: mixedSeed(SHARE, [SALT, null]) },
  answer: { ...ANSWER, seal: sealOfAnswer(ANSWER) },
} as const;

export const fairChapter: DocsChapter = {
  id: 'seals',
  title: 'Seals and fair dice',
  content: [
    paragraph(
      'A seal is the SHA-256 of a text, written as UTF-8, in lower-case hexadecimal. Whoever announces it is bound to the text, which nobody can guess from it. Note that the text itself is hashed, not the bytes that its hexadecimal digits stand for.',
    ),
    paragraph(
      'Before you sit down you make a salt: 32 random bytes, written as 64 hexadecimal digits. Its seal goes with `POST /api/tables` and with every seat you take. When the table is `sealing`, you open it: `{"type":"salt","salt":"…"}`. If you do not within ten seconds, you play on, but with dice that you had no share in. The server’s own share is sealed in `table.seal` from the beginning.',
    ),
    paragraph(
      'The seed of the match is the SHA-256 of the JSON array of the server’s share and the salts of the seats in their order, `null` for those without one, with no spaces in it. It is in the record when the match is over.',
    ),
    paragraph(
      'Where several decide at once in secret, `play` carries a nonce: 32 to 64 random hexadecimal digits. The seal of the answer is the SHA-256 of the JSON array of seat, question, move and nonce; everybody hears it at once in `news[].seal`, and the record opens it at the end.',
    ),
    '<h3>What the record opens</h3>',
    table(
      ['in `GET /api/matches/ID/record`', 'what it is'],
      [
        ['`fairness.share`', 'the server’s share: `table.seal`, told from the beginning, is its SHA-256'],
        [
          '`fairness.chairs[].seal`, `.salt`',
          'of each seat in its order, `null` for whoever had none or did not open it',
        ],
        ['`seed`', 'the mix of them, as above'],
        [
          '`entries[].asked`, `.nonce`, `.seal`',
          'of a sealed answer: the question it answered, its nonce, and the seal heard before',
        ],
      ],
    ),
    paragraph(
      'A match file, as `/verify` and `npm run verify` read it, is made from that answer: its `version` becomes `rules`, and `format: "haven-match"`, `version: 1` are added; `chairs`, `aids`, `started` and `ended` may be left out. The page saves the same file from the replay.',
    ),
    '<h3>Try your code with these</h3>',
    code(
      [
        `sha256('${VECTORS.salt.of}')\n  = ${VECTORS.salt.seal}`,
        `sha256('${JSON.stringify([VECTORS.seed.share, ...VECTORS.seed.salts])}')\n  = ${VECTORS.seed.seed}`,
        `sha256('${JSON.stringify([ANSWER.seat, ANSWER.asked, ANSWER.move, ANSWER.nonce])}')\n  = ${VECTORS.answer.seal}`,
      ].join('\n\n'),
    ),
  ],
};
