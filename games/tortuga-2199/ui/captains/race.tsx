import { INFLUENCE_TO_WIN, type SeenCaptain } from '@haven/tortuga-2199-rules';
import { useWords } from '../words.ts';
import { sharesOf } from './sources.ts';
import './sources.css';

/** §6.1 Fifteen notches, filled by source: each has a colour and a hatching of its own. */
export function RaceBar({ captain }: { readonly captain: SeenCaptain }) {
  const { word } = useWords();
  const shares = sharesOf(captain);
  const spoken = shares.map(({ source, points }) => `${word(`ledger.${source}`)} ${points}`).join(', ');
  return (
    <div className="t2-racebar" role="img" aria-label={`${captain.total}/${INFLUENCE_TO_WIN}. ${spoken}`}>
      {shares.map(({ source, points }) => (
        <span key={source} className="t2-share" data-source={source} style={{ flexGrow: points }} />
      ))}
      <span className="t2-share t2-share-open" style={{ flexGrow: Math.max(0, INFLUENCE_TO_WIN - captain.total) }} />
    </div>
  );
}
