// Keeps the page for days without a network: runs in the browser need no server. Shows what the server pushes.
// The build writes the names of its files into this one, so that every build has a cache of its own.

const FILES = [];
const CACHE = 'haven-build';
/** An address at which the page is plain, so that it serves for every other. */
const PLAIN = '/run';
const RULES = /\/\w\w\/rules\/[\w-]+$/;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([PLAIN, ...FILES]);
    await keepRules(cache);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request));
  else if (FILES.includes(pathname)) event.respondWith(keptOrFresh(request));
});

/** Somebody's turn has come while no page of theirs was open. */
self.addEventListener('push', (event) => {
  const { title = 'Haven', address = '/' } = event.data?.json() ?? {};
  const notice = { tag: address, icon: '/icons/192.png', data: { address } };
  // A dot on the app's icon until the page counts; some browsers have no such thing.
  const badge = self.navigator.setAppBadge?.().catch(() => undefined);
  event.waitUntil(Promise.all([self.registration.showNotification(title, notice), badge]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data?.address ?? '/'));
});

/** Goes to the page that has the table open, or opens one: under the name by which this browser knows the house. */
async function showTable(address) {
  const { pathname } = new URL(address, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(pathname);
}

/** The rules in the visitor's own language, found by the map of the house. Without them the page plays all the same. */
async function keepRules(cache) {
  try {
    const map = await (await fetch('/sitemap.xml')).text();
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => new URL(place).pathname);
    await cache.addAll(paths.filter((path) => path.startsWith(`/${ownLanguage(paths)}/rules/`)));
  } catch {
    // No map, or one that cannot be read: nothing is kept.
  }
}

/** The first language of the browser that the house has rules in. */
function ownLanguage(paths) {
  const wished = self.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((language) => paths.some((path) => path.startsWith(`/${language}/rules/`))) ?? 'en';
}

/** The page itself is asked for anew, so that a new build is seen at once. Rules that were read once are kept as well. */
async function freshOrKept(request) {
  try {
    const answer = await fetch(request);
    if (RULES.test(request.url) && answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = (await caches.match(request, { ignoreSearch: true })) ?? (await caches.match(PLAIN));
    if (kept) return kept;
    throw error;
  }
}

/** Files carry a hash of their content in their name: what is kept is right. */
async function keptOrFresh(request) {
  return (await caches.match(request)) ?? fetch(request);
}
