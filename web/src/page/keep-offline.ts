/** From the first table on, the page is kept for days without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where it is forbidden the page works as before, with a network.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
