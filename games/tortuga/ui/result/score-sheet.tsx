import type { Outcome } from '@haven/kit';
import type { Tortuga } from '@haven/tortuga-rules';
import { LEDGER, rulesText } from '@haven/tortuga-text';
import { type ResultProps, ruleNamer, ScoreSheet } from '@haven/ui-kit';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';

interface SheetProps {
  readonly outcome: Outcome;
  readonly showRule: ResultProps<Tortuga>['showRule'];
}

/** §6 The whole sheet; each line leads to its rule. */
export function WholeSheet({ outcome, showRule }: SheetProps) {
  const { label, nameOf, word, language } = useWords();
  const nameRule = ruleNamer(language, rulesText[language]);
  return (
    <ScoreSheet
      look="tt"
      outcome={outcome}
      rules={showRule && { nameRule, showRule }}
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
