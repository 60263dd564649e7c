import type { BrowserContext, Page } from '@playwright/test';

/**
 * Nothing is drawn while nobody looks: layout, hits and events stay as they are, and drawing costs more than
 * all of them where there is no graphics card. How it looks is for the screenshots.
 */
export function closeEyes(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const lids = new CSSStyleSheet();
    lids.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [lids];
  });
}

/** For whoever judges colours. */
export async function withOpenEyes<R>(page: Page, look: () => Promise<R>): Promise<R> {
  await page.evaluate(setLids, true);
  const seen = await look();
  await page.evaluate(setLids, false);
  return seen;
}

/** Runs in the page. */
function setLids(isOpen: boolean): void {
  for (const lids of document.adoptedStyleSheets) lids.disabled = isOpen;
}
