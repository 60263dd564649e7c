import { at, type Seat } from '@haven/kit';
import { listed } from '@haven/text-kit';
import { INFLUENCE_TO_WIN, SECTORS, SOURCES, tileOf } from '@haven/tortuga-2199-rules';
import type { Sum } from '@haven/ui-kit';
import { ruled, type Teller, type Topic } from './topic.ts';

/** A captain: where all the Influence comes from. */
export function captainTopic(teller: Teller, seat: Seat): Topic {
  const { board, words } = teller;
  const captain = at(board.view.captains, seat);
  const place = captain.at === null ? [] : [words.label('spaceshipIn', { sector: words.sectorOf(captain.at) })];
  const { lines, rules = [] } = ruled(teller, '', ['§6.1']);
  return {
    title: words.nameOf(seat),
    lines: [
      words.label('influenceOf', { total: captain.total, most: INFLUENCE_TO_WIN }),
      ...place,
      ...toSpend(teller, seat),
      ...lines,
    ],
    sums: captain.total === 0 ? [] : [influenceSum(teller, seat)],
    rules: [...rules, '§5.1'],
  };
}

/** §2.4 What the captain in turn has left. */
function toSpend({ board: { view }, words: { label, language, word } }: Teller, seat: Seat): string[] {
  const { turn } = view;
  const left = (['crypto', 'manoeuvre'] as const).filter((what) => turn.seat === seat && turn[what] > 0);
  const what = listed(
    language,
    left.map((each) => word(`resources.${each}`, { n: turn[each] })),
  );
  return left.length > 0 ? [label('spendsNow', { what })] : [];
}

/** Sector by sector, then every source of tokens. */
function influenceSum({ board: { view }, words }: Teller, seat: Seat): Sum {
  const { ledger, total } = at(view.captains, seat);
  const held = SECTORS.filter((id) => view.sectors[id]?.owner === seat);
  const terms = [
    ...held.map((id) => ({ what: words.sectorOf(id), points: tileOf(view, id).control })),
    ...SOURCES.map((source) => ({ what: words.word(`ledger.${source}`), points: ledger[source] })),
  ];
  return { title: words.title('names.influence'), terms: terms.filter(({ points }) => points !== 0), total };
}
