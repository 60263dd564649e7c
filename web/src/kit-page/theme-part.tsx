import { MOTIONS, playSound, SOUNDS, useSettings } from '@haven/ui-kit';
import { ShownPart } from './shown-part.tsx';

const COLOURS = ['space-0', 'space-1', 'space-2', 'space-3', 'line', 'text', 'text-soft', 'accent', 'accent-2'];
const SIGNALS = ['gold', 'good', 'danger'];

export function ThemePart() {
  const { motion, change } = useSettings();
  return (
    <>
      <ShownPart name="tokens.css">
        <p className="kit-page-row">
          {[...COLOURS, ...SIGNALS].map((colour) => (
            <span key={colour} className="kit-page-colour">
              <i style={{ background: `var(--${colour})` }} />
              --{colour}
            </span>
          ))}
        </p>
      </ShownPart>
      <ShownPart name="playSound">
        <p className="kit-page-row">
          {SOUNDS.map((sound) => (
            <button key={sound} type="button" className="kit-button" onClick={() => playSound(sound)}>
              {sound}
            </button>
          ))}
        </p>
      </ShownPart>
      <ShownPart name="useSettings, isCalm">
        <p className="kit-page-row">
          {MOTIONS.map((each) => (
            <button
              key={each}
              type="button"
              className="kit-button"
              aria-pressed={motion === each}
              onClick={() => change({ motion: each })}
            >
              {each}
            </button>
          ))}
        </p>
      </ShownPart>
    </>
  );
}
