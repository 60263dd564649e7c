import { KIT_LOOK, type Look } from '../theme/look.ts';
import type { KitWord } from '../words/kit-words.ts';
import type { Frame } from './film.ts';
import type { Reel } from './use-film.ts';

interface FilmControlsProps {
  readonly reel: Omit<Reel<Frame>, 'next'>;
  readonly look?: Look;
  label(word: KitWord): string;
}

/** Whether it is one's own turn next, then pause, the next picture, the whole story again, how things stand; at rest, what there was to see again. */
export function FilmControls({ reel, look = KIT_LOOK, label }: FilmControlsProps) {
  const { isPlaying, isPaused, isViewerNext, past, pause, step, again, skip } = reel;
  if (!isPlaying && past.length === 0) return null;
  const button = `${look}-button ${look}-film-button`;
  const repeat = (
    <button type="button" className={button} data-deed="again" aria-label={label('filmAgain')} onClick={again}>
      <Sign of="again" />
    </button>
  );
  if (!isPlaying) return <div data-film="over">{repeat}</div>;
  const whether = isPaused ? 'filmGoOn' : 'filmPause';
  return (
    <div data-film={isPaused ? 'paused' : 'running'}>
      {isViewerNext && <b className={`${look}-film-next`}>{label('filmThenYou')}</b>}
      <button type="button" className={button} data-deed="pause" aria-label={label(whether)} onClick={pause}>
        <Sign of={isPaused ? 'goOn' : 'pause'} />
      </button>
      <button type="button" className={button} data-deed="step" aria-label={label('filmStep')} onClick={step}>
        <Sign of="step" />
      </button>
      {repeat}
      <button type="button" className={button} data-deed="skip" onClick={skip}>
        <Sign of="skip" />
        <span>{label('skip')}</span>
      </button>
    </div>
  );
}

const SIGNS = {
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  goOn: 'M7 4l13 8-13 8z',
  step: 'M5 4l10 8-10 8zM16 4h3v16h-3z',
  skip: 'M3 5l8 7-8 7zM11 5l8 7-8 7zM19 5h2.5v14H19z',
  again: 'M12 5V1L6 6l6 5V7.5a5.2 5.2 0 1 1-5.2 5.2H4.2A7.8 7.8 0 1 0 12 5z',
};

function Sign({ of }: { readonly of: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} fill="currentColor" />
    </svg>
  );
}
