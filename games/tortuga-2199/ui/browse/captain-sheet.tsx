import { at, type Seat } from '@haven/kit';
import { listed, signed } from '@haven/text-kit';
import { faceNamed, INFLUENCE_TO_WIN } from '@haven/tortuga-2199-rules';
import { Glyph } from '../art/glyph.tsx';
import { useBoard } from '../board-context.ts';
import { RaceBar } from '../captains/race.tsx';
import { RACE } from '../captains/sources.ts';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';

/** A captain's Influence by source, and the cards that are known to be somewhere in the deck. */
export function CaptainSheet({ seat }: { readonly seat: Seat }) {
  const { view, look } = useBoard();
  const { nameOf, word, title, label } = useWords();
  const captain = at(view.captains, seat);
  const points = (source: (typeof RACE)[number]) =>
    source === 'control' ? captain.total - captain.influence : captain.ledger[source];
  return (
    <div className="t2-captain-sheet" data-seat={seat}>
      <h2>
        <Emblem seat={seat} /> {nameOf(seat)}
      </h2>
      <RaceBar captain={captain} />
      <table>
        <caption>{label('raceTo', { most: INFLUENCE_TO_WIN })}</caption>
        <tbody>
          {RACE.map((source) => (
            <tr key={source} data-none={points(source) === 0}>
              <th scope="row">
                <i className="t2-share" data-source={source} /> {word(`ledger.${source}`)}
              </th>
              <td>{signed(points(source))}</td>
            </tr>
          ))}
          <tr className="t2-sum">
            <th scope="row">{title('names.total')}</th>
            <td>
              {captain.total} <Glyph of="influence" />
            </td>
          </tr>
        </tbody>
      </table>
      <KnownCards seat={seat} />
      <button type="button" className="t2-button" onClick={() => look({ type: 'discard', seat })}>
        {title('names.discard')} ({captain.discard.length + captain.counts.unseen})
      </button>
    </div>
  );
}

/** A good memory knows which cards a captain has out of sight. */
function KnownCards({ seat }: { readonly seat: Seat }) {
  const { view } = useBoard();
  const { cardOf, label, language } = useWords();
  const kinds = Object.entries(at(view.captains, seat).hidden ?? {});
  if (kinds.length === 0) return null;
  const names = kinds.map(([kind, count]) => {
    const name = cardOf(faceNamed(view, kind));
    return count > 1 ? `${name}\u00a0×${count}` : name;
  });
  return (
    <p className="t2-known">
      <b>{label('outOfSight')}</b> {listed(language, names)}
    </p>
  );
}
