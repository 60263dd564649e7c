import { useSyncExternalStore } from 'react';

/** What stands behind the # of the address. */
export function useFragment(): string {
  return useSyncExternalStore(watch, () => location.hash.slice(1));
}

function watch(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}
