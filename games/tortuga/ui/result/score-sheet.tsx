import type { Outcome } from '@haven/kit';
import { LEDGER } from '@haven/tortuga-text';
import { ScoreSheet } from '@haven/ui-kit';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';

/** §6 The whole sheet. */
export function WholeSheet({ outcome }: { readonly outcome: Outcome }) {
  const { label, nameOf, word } = useWords();
  return (
    <ScoreSheet
      look="tt"
      outcome={outcome}
      words={{ title: label('scoreSheet'), source: label('source'), total: label('total') }}
      sources={LEDGER.map((source) => [source, word(`ledger.${source}`)])}
      head={(seat) => (
        <>
          <Emblem seat={seat} />
          <span className="visually-hidden">{nameOf(seat)}</span>
        </>
      )}
    />
  );
}
