import { listeners } from './listeners.ts';

/**
 * The house was built anew while this page was open. The page goes on as it is until nobody would notice, and is then
 * loaded once more; at once if a part of it is missing.
 */

const KEY = 'haven.upgraded';
/** So long nobody has touched the page. */
const QUIET_MS = 20_000;
const LOOK_MS = 2_000;
/** A page without a socket looks no more often for another build. */
const LOOK_AGAIN_MS = 60_000;
const FIRST_SCRIPT = 'script[type="module"][src]';
const LATER_SCRIPT = 'script[data-app]';

const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
const leaving = listeners<void>();
let isLeaving = false;
let touched = 0;
let looked = Date.now();
let looking: ReturnType<typeof setInterval> | undefined;

/** Whether the page is about to be loaded once more. */
export function isReloading(): boolean {
  return isLeaving;
}

/** Tells whenever that changes; returns how to stop. */
export const watchReloading = leaving.add;

function setLeaving(next: boolean): void {
  isLeaving = next;
  leaving.tell();
}

/** Watches over the parts of the page that are loaded when they are needed. */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfBuiltAnew());
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(kind, noteTouch, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => void lookForBuild());
  window.addEventListener('input', ({ target }) => void (isField(target) && typedInto.add(target)));
}

function noteTouch(): void {
  touched = Date.now();
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !UNTYPED.has(target.type));
}

const UNTYPED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'range', 'file']);

/** The server says which build it serves; nothing if it serves none. */
export function noteBuild(build: string): void {
  if (build === '' || build === ownBuild() || hasTried(build) || looking !== undefined) return;
  looking = setInterval(() => mayLeave() && reloadFor(build), LOOK_MS);
}

/** Whoever comes back to a page after a while may come back to another build; tables hear of it by themselves. */
async function lookForBuild(): Promise<void> {
  if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
  looked = Date.now();
  noteBuild((await servedBuild()) ?? '');
}

/** A part is missing: it may be the network, which a reload would only make worse, or another build, which it mends. */
async function reloadIfBuiltAnew(): Promise<void> {
  if (isLeaving) return;
  setLeaving(true);
  const build = await servedBuild();
  if (build === undefined || hasTried(build)) setLeaving(false);
  else reloadFor(build);
}

async function servedBuild(): Promise<string | undefined> {
  try {
    const page = new DOMParser().parseFromString(await (await fetch('/', { cache: 'no-store' })).text(), 'text/html');
    return buildOf(page);
  } catch {
    return undefined;
  }
}

function ownBuild(): string | undefined {
  return buildOf(document);
}

/** Home names the script, and has it fetched a little later. */
function buildOf(page: Document): string | undefined {
  const later = page.querySelector<HTMLScriptElement>(LATER_SCRIPT)?.dataset.app;
  return later ?? page.querySelector(FIRST_SCRIPT)?.getAttribute('src') ?? undefined;
}

/** Once for each build: if that did not help, another time would not either. */
function hasTried(build: string): boolean {
  return sessionStorage.getItem(KEY) === build;
}

function reloadFor(build: string): void {
  setLeaving(true);
  clearInterval(looking);
  sessionStorage.setItem(KEY, build);
  location.reload();
}

/** Nobody looks, or nobody has done anything for a while; and nothing that was typed or opened would be lost. */
function mayLeave(): boolean {
  const isUnwatched = document.hidden || Date.now() - touched > QUIET_MS;
  return isUnwatched && !hasOpened() && !hasTyped();
}

/** Some dialogs stand in the page all the time, and are shown when they are asked for. */
function hasOpened(): boolean {
  return [...document.querySelectorAll('dialog[open], [role="dialog"]')].some((dialog) => dialog.checkVisibility());
}

function hasTyped(): boolean {
  return [...typedInto].some((field) => field.isConnected && field.value !== '');
}
