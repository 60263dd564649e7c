/** What tells that somebody is there, or that something has happened on the page. */
const HAPPENINGS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'transitionrun', 'animationstart'] as const;
const LIVELY_MS = 4000;
/** Nothing stops dead: it slows down in these steps. */
const SLOWER = [0.75, 0.5, 0.3, 0.15];
const SLOWER_MS = 200;

/**
 * Whatever moves without end is there for the life of the scenery: it moves while something happens
 * and a few seconds longer, then stands still and costs nothing until something happens again.
 */
export function letLifeRest(): void {
  let stirredAt = performance.now();
  let looking: ReturnType<typeof setTimeout> | undefined;

  const stir = () => {
    stirredAt = performance.now();
    if (looking !== undefined) return;
    paceLife(1);
    looking = setTimeout(look, LIVELY_MS);
  };
  const look = () => {
    const left = stirredAt + LIVELY_MS - performance.now();
    looking = setTimeout(left > 0 ? look : calm, Math.max(0, left));
  };
  const calm = (step = 0) => {
    if (performance.now() - stirredAt < LIVELY_MS) return revive();
    paceLife(SLOWER[step] ?? 0);
    looking = step < SLOWER.length ? setTimeout(calm, SLOWER_MS, step + 1) : undefined;
  };
  const revive = () => {
    paceLife(1);
    look();
  };

  for (const happening of HAPPENINGS) addEventListener(happening, stir, { capture: true, passive: true });
  document.addEventListener('visibilitychange', stir);
  stir();
}

function paceLife(rate: number): void {
  for (const animation of document.getAnimations().filter(isEndless)) {
    if (rate > 0) animation.updatePlaybackRate(rate);
    if (rate === 0) animation.pause();
    else if (animation.playState === 'paused') animation.play();
  }
}

function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
}
