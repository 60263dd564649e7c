import { at, type Outcome, type Seat } from '@haven/kit';
import { labelled } from '@haven/text-kit';
import { LEDGER } from '@haven/tortuga-text';
import { pointsOf, type ScoreBar, ScoreBars } from '@haven/ui-kit';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';

/** One bar for each seat, cut by source; the whole sheet stands beside. */
export function ScoreChart({ outcome }: { readonly outcome: Outcome }) {
  const { label, nameOf, word, language } = useWords();
  const barOf = (seat: Seat): ScoreBar => ({
    seat,
    head: (
      <>
        <Emblem seat={seat} /> {nameOf(seat)}
      </>
    ),
    total: at(outcome.sheets, seat).total,
    slices: LEDGER.map((source) => ({ source, points: pointsOf(outcome, seat, source) })),
  });
  const names = LEDGER.map((source) => [source, word(`ledger.${source}`)] as const);
  const nameOfSource = new Map<string, string>(names);
  return (
    <section className="tt-chart" aria-label={label('chart')}>
      <h3>{label('chart')}</h3>
      <ScoreBars
        look="tt"
        bars={outcome.ranking.flat().map(barOf)}
        most={Math.max(1, ...outcome.sheets.map(({ total }) => total))}
        legend={names}
        said={({ source, points }) => labelled(language, nameOfSource.get(source) ?? source, points)}
      />
    </section>
  );
}
