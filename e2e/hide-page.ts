import type { BrowserContext, Page } from '@playwright/test';

/**
 * Nothing is drawn while nobody looks: layout, hits and events stay as they are, and drawing costs more than
 * all of them where there is no graphics card. How it looks is for the screenshots.
 */
export function hidePage(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const cover = new CSSStyleSheet();
    cover.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [cover];
  });
}

/** For whoever judges colours. */
export async function withPageShown<R>(page: Page, look: () => Promise<R>): Promise<R> {
  await page.evaluate(setShown, true);
  const seen = await look();
  await page.evaluate(setShown, false);
  return seen;
}

/** Runs in the page. */
function setShown(isShown: boolean): void {
  for (const cover of document.adoptedStyleSheets) cover.disabled = isShown;
}
