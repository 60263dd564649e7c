import { at, type Outcome, type Seat } from '@haven/kit';
import { labelled } from '@haven/text-kit';
import { INFLUENCE_TO_WIN } from '@haven/tortuga-2199-rules';
import { type ScoreBar, ScoreBars } from '@haven/ui-kit';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';
import { SHARES, type Share, sharesOf } from './figures.ts';
import { useResultLabel } from './labels.ts';
import '../captains/sources.css';

/** One bar for each captain, cut by source; what was lost in fights stands below. */
export function Breakdown({ outcome }: { readonly outcome: Outcome }) {
  const label = useResultLabel();
  const { word } = useWords();
  const barOf = useBars(outcome);
  const names = SHARES.map((what) => [what, word(`ledger.${what}`)] as const);
  const nameOfShare = new Map<string, string>(names);
  return (
    <section className="t2-panel" aria-label={label('breakdown')}>
      <h3>{label('breakdown')}</h3>
      <ScoreBars
        look="t2"
        bars={outcome.ranking.flat().map(barOf)}
        most={Math.max(INFLUENCE_TO_WIN, ...outcome.sheets.map((_, seat) => gainedBy(outcome, seat)))}
        legend={names.filter(([what]) => isUsed(outcome, what))}
        said={({ source, points }) => label('share', { what: nameOfShare.get(source) ?? source, points })}
      />
    </section>
  );
}

function gainedBy(outcome: Outcome, seat: Seat): number {
  return sharesOf(outcome, seat).reduce((all, { points }) => all + Math.max(0, points), 0);
}

/** The legend names only what somebody has. */
function isUsed(outcome: Outcome, what: Share['what']): boolean {
  return outcome.sheets.some((_, seat) =>
    sharesOf(outcome, seat).some((share) => share.what === what && share.points > 0),
  );
}

function useBars(outcome: Outcome): (seat: Seat) => ScoreBar {
  const { nameOf } = useWords();
  return (seat) => {
    const shares = sharesOf(outcome, seat);
    return {
      seat,
      head: (
        <>
          <Emblem seat={seat} />
          <span>{nameOf(seat)}</span>
        </>
      ),
      total: at(outcome.sheets, seat).total,
      slices: shares.map(({ what, points }) => ({ source: what, points })),
      foot: shares.filter(({ points }) => points < 0).map((share) => <Loss key={share.what} share={share} />),
    };
  };
}

function Loss({ share: { what, points } }: { readonly share: Share }) {
  const { word, language } = useWords();
  const label = useResultLabel();
  return (
    <p className="t2-bar-lost">
      {labelled(language, word(`ledger.${what}`), '')}
      <b aria-hidden="true">−{0 - points}</b>
      <span className="visually-hidden">{label('minus', { points: 0 - points })}</span>
    </p>
  );
}
