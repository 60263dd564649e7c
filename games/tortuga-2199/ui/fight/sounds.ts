import { playSound, type Sound } from '@haven/ui-kit';
import { useEffect } from 'react';
import type { FightBeat, FightScene } from './scenes.ts';

const SOUND_OF: Readonly<Partial<Record<FightBeat, Sound>>> = {
  face: 'laser',
  lay: 'card',
  reveal: 'card',
  verdict: 'laser',
  burn: 'hit',
};

export function useFightSounds(scene: FightScene | null): void {
  useEffect(() => {
    const sound = scene && soundOf(scene);
    if (sound) playSound(sound);
  }, [scene]);
}

/** What an ability does is heard as a shot, everything else that counts as a click. */
function soundOf({ beat, steps }: FightScene): Sound | undefined {
  if (beat !== 'count') return SOUND_OF[beat];
  return steps.at(-1)?.by ? 'laser' : 'die';
}
