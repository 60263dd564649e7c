import { useNumberKeys, useTapToSkip } from '@haven/ui-kit';
import { useState } from 'react';
import { ShownPart } from './shown-part.tsx';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function KeysPart() {
  return (
    <>
      <NumbersShown />
      <SkipShown />
    </>
  );
}

function NumbersShown() {
  const [pressed, press] = useState(0);
  useNumberKeys(NUMBERS, press);
  return (
    <ShownPart name="useNumberKeys, isMeantElsewhere">
      <p>
        Pressed: <output>{pressed}</output>
      </p>
      <label className="kit-page-row">
        Not while somebody types: <input />
      </label>
    </ShownPart>
  );
}

function SkipShown() {
  const [runs, setRuns] = useState(true);
  const [taps, setTaps] = useState(0);
  return (
    <ShownPart name="useTapToSkip">
      <div className="kit-page-row" {...useTapToSkip(runs, () => setRuns(false))}>
        <button type="button" className="kit-button" onClick={() => setTaps(taps + 1)}>
          Tap
        </button>
        {runs ? 'A film runs: the first tap ends it and does nothing else.' : `Taps that counted: ${taps}.`}
      </div>
    </ShownPart>
  );
}
