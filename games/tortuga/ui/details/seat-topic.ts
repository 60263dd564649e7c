import { at, type Seat } from '@haven/kit';
import { type SeenPlayer, scoreOf } from '@haven/tortuga-rules';
import { LEDGER } from '@haven/tortuga-text';
import type { Details, Sum } from '@haven/ui-kit';
import type { Words } from '../words.ts';
import type { Teller } from './topic.ts';

/** Who sits there, and what the board would score now; coins that nobody else may see are left out. */
export function seatTopic(teller: Teller, seat: Seat): Details {
  const { board, words } = teller;
  const player = at(board.view.players, seat);
  const secret = player.tiles === null && player.tileCount > 0 ? [words.label('coinsHidden')] : [];
  return {
    title: words.nameOf(seat),
    lines: secret,
    sums: [scoreSum(words, player)],
    rules: ['§6.1', '§6.3', '§6.4', '§6.5'],
  };
}

/** §6 What a board would score now. */
export function scoreSum(words: Words, player: SeenPlayer): Sum {
  const lines = scoreOf({ ...player, tiles: player.tiles ?? [] });
  const pointsOf = (what: string) => lines.find((line) => line.what === what)?.points ?? 0;
  const terms = LEDGER.map((what) => ({ what: words.word(`ledger.${what}`), points: pointsOf(what) }));
  return {
    title: words.label('scoreNow'),
    terms: terms.filter(({ points }) => points > 0),
    total: lines.reduce((sum, { points }) => sum + points, 0),
  };
}
