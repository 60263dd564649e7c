import { useSettings } from '@haven/ui-kit';
import { useEffect } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Writes the settings on the page itself, where style sheets find them. */
export function usePageSettings(): void {
  // One by one: whatever else is set changes nothing here, and the whole page would be drawn anew with it.
  const language = useSettings((settings) => settings.language);
  const motion = useSettings((settings) => settings.motion);
  const fourColours = useSettings((settings) => settings.fourColours);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.colours = fourColours ? 'four' : 'two';
  }, [language, fourColours]);
  useEffect(() => {
    const wish = matchMedia(REDUCED);
    const write = () => {
      const isReduced = motion === 'reduced' || (motion === 'system' && wish.matches);
      document.documentElement.dataset.motion = isReduced ? 'reduced' : 'full';
    };
    write();
    wish.addEventListener('change', write);
    return () => wish.removeEventListener('change', write);
  }, [motion]);
}
