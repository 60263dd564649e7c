import { type Ambience, playAmbience, useSettings } from '@haven/ui-kit';
import { useEffect } from 'react';

/** The quiet background of a table, while somebody looks at it who wished for one. */
export function useAmbience(ambience: Ambience | undefined): void {
  const isWished = useSettings((settings) => settings.sound && settings.ambience);
  useEffect(() => {
    if (!isWished || !ambience) return;
    return whileSeen(() => playAmbience(ambience));
  }, [isWished, ambience]);
}

function whileSeen(begin: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const look = () => {
    stop?.();
    stop = document.hidden ? undefined : begin();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop?.();
  };
}
