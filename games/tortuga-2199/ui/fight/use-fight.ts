import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import { logLine } from '@haven/tortuga-2199-text';
import { type Director, type Frame, isCalm, type Reel, type TableProps, useFilm, useProjector } from '@haven/ui-kit';
import { wordsIn } from '../words.ts';
import { type FightScene, scenesAfter, standingScene } from './scenes.ts';

/** The fight on stage, if there is one. */
export interface FightFilm extends Pick<Reel<FightFrame>, 'isPlaying' | 'skip'> {
  readonly scene: FightScene | null;
}

interface FightFrame extends Frame {
  readonly scene: FightScene | null;
}

/** Plays fights scene by scene as they are told; one tap or key goes on to what came of it, another one away. */
export function useFight(told: TableProps<Tortuga2199>): FightFilm {
  const reel = useFilm(director, told);
  const { scene } = reel.frame;
  const isHeld = isOwnAftermath(scene, told);
  useProjector(reel, { calm: Number.POSITIVE_INFINITY, caption: aftermathOf(scene, told), isHeld });
  return { scene, isPlaying: reel.isPlaying, skip: reel.skip };
}

/** Whoever has fought leaves the stage when they like; in a replay, and for others, it goes on by itself. */
function isOwnAftermath(scene: FightScene | null, { viewer, locked }: TableProps<Tortuga2199>): boolean {
  return scene?.beat === 'aftermath' && !locked && (viewer === scene.attacker || viewer === scene.defender);
}

/** What came of it is read line by line before the stage is left. */
function aftermathOf(scene: FightScene | null, { language, seats, seen }: TableProps<Tortuga2199>): string {
  if (scene?.beat !== 'aftermath') return '';
  const lines = scene.events.flatMap((event) => logLine(event, seen.view) ?? []);
  return lines.map(wordsIn(language, seats).say).join(' ');
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
