import { labelled } from '@haven/text-kit';
import { placesOf, pointsOf, ResultPage, ScoreBars } from '@haven/ui-kit';
import { OUTCOME, SOURCES, useExampleWords } from './example.ts';
import { ShownPart } from './shown-part.tsx';

export function ResultPart() {
  const words = useExampleWords();
  const bars = placesOf(OUTCOME).map(({ seat, total }) => ({
    seat,
    head: words.nameOf(seat),
    total,
    slices: SOURCES.map(([source]) => ({ source, points: pointsOf(OUTCOME, seat, source) })),
  }));
  return (
    <>
      <ShownPart name="ResultPage: Podium, ScoreSheet">
        <ResultPage
          className=""
          outcome={OUTCOME}
          verdict="Two share the victory"
          sources={SOURCES}
          words={words}
          onAgain={() => undefined}
        />
      </ShownPart>
      <ShownPart name="ScoreBars">
        <ScoreBars
          bars={bars}
          most={9}
          legend={SOURCES}
          said={({ source, points }) => labelled('en', source, points)}
        />
      </ShownPart>
    </>
  );
}
