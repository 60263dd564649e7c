/** So far below the window a diagram begins to be drawn. */
const AHEAD = '400px';

/** Beside an example, its position as the table draws it; whoever has no script reads the example. */
export function offerDiagrams(page: Document): void {
  const game = page.querySelector<HTMLElement>('[data-game]')?.dataset.game ?? '';
  if (game === '') return;
  const watch = new IntersectionObserver((seen) => draw(game, seen, watch), { rootMargin: AHEAD });
  for (const example of page.querySelectorAll('.example[data-example]')) watch.observe(example);
}

function draw(game: string, seen: readonly IntersectionObserverEntry[], watch: IntersectionObserver): void {
  const near = seen.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
  for (const example of near) watch.unobserve(example);
  if (near.length > 0) void drawAll(game, near);
}

async function drawAll(game: string, examples: readonly Element[]): Promise<void> {
  // Without a network the words are still there.
  const drawing = await import('./draw-diagram.tsx').catch(() => undefined);
  await drawing?.drawDiagrams(game, examples);
}
