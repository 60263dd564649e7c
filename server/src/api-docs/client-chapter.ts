import { code, type DocsChapter, paragraph } from './markup.ts';

export const clientChapter: DocsChapter = {
  id: 'start',
  title: 'A client in six steps',
  content: [
    paragraph(
      '`docs/examples/client.mjs` in the source is a whole player in forty lines; a test lets it play to the end. What it does:',
    ),
    code(
      [
        '1. POST /api/tables            { game, options, seats, access, clock, timeout, seal }',
        '                               -> { table, seat, token }',
        '   keep the cookie: it owns the chair',
        '2. POST /api/tables/ID/bots/1  a bot on the second chair, or give /table/ID to somebody',
        '3. WebSocket /api/table        -> { type: "join", match: ID, token, from: 0 }',
        '4. POST /api/tables/ID/start',
        '5. table.phase is "sealing"    -> { type: "salt", salt }',
        '6. seen.moves is not empty     -> { type: "play", asked: seen.asked, move: seen.moves[0].text }',
        '   until seen.outcome is there',
      ].join('\n'),
    ),
    paragraph(
      'To join somebody else’s table you need its address: `POST /api/tables/ID/chairs/SEAT` with a seal gives you the seat and its token.',
    ),
  ],
};
