/** Whoever has not touched the page for so long may have gone, though it is in sight. */
const IDLE_MS = 4 * 60_000;
const LOOK_MS = 15_000;
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

export interface Sight {
  /** Whether somebody looks at this page, as far as a page can know. */
  isSeen(): boolean;
  stop(): void;
}

/** Tells when somebody begins to look at this page, and when they do no more. */
export function watchSight(tell: (isSeen: boolean) => void): Sight {
  let usedAt = Date.now();
  const isSeen = () => !document.hidden && Date.now() - usedAt < IDLE_MS;
  let told = isSeen();
  const look = () => {
    if (isSeen() === told) return;
    told = !told;
    tell(told);
  };
  const use = () => {
    usedAt = Date.now();
    look();
  };
  const onVisibility = () => (document.hidden ? look() : use());
  for (const event of USES) window.addEventListener(event, use, { passive: true });
  document.addEventListener('visibilitychange', onVisibility);
  const looking = setInterval(look, LOOK_MS);
  return {
    isSeen,
    stop: () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const event of USES) window.removeEventListener(event, use);
    },
  };
}
