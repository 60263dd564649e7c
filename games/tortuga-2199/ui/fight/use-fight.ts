import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import { type Director, type Frame, isCalm, type Reel, type Telling, useFilm, useProjector } from '@haven/ui-kit';
import { type FightScene, scenesAfter, standingScene } from './scenes.ts';

/** The fight on stage, if there is one. */
export interface FightFilm extends Pick<Reel<FightFrame>, 'isPlaying' | 'skip'> {
  readonly scene: FightScene | null;
}

interface FightFrame extends Frame {
  readonly scene: FightScene | null;
}

/** Plays fights scene by scene as they are told; one tap or key goes on to what came of it, another one away. */
export function useFight(told: Telling<Tortuga2199>): FightFilm {
  const reel = useFilm(director, told);
  useProjector(reel, { calm: Number.POSITIVE_INFINITY });
  return { scene: reel.frame.scene, isPlaying: reel.isPlaying, skip: reel.skip };
}

/** Every message has taken its own time already. */
const director: Director<Tortuga2199, FightFrame> = {
  patience: Number.POSITIVE_INFINITY,
  framesAfter: (last, { seen: { view }, news, viewer }) => scenesAfter(last.scene, news, { view, viewer }).map(frameOf),
  stillOf: ({ seen: { view } }, last) => ({ scene: standingScene(view, last?.scene ?? null), lasts: 0 }),
};

/** Whoever wants no movement sees each fight at once, with all that came of it. */
function frameOf(scene: FightScene): FightFrame {
  const isStop = scene.beat === 'aftermath';
  return { scene, isStop, lasts: isCalm() && !isStop ? 0 : scene.lasts };
}
