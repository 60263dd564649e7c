import type { HouseAddress } from '@haven/wire';
import { useEffect, useSyncExternalStore } from 'react';
import { ask } from '../api/ask.ts';

/** How this page is found from elsewhere. */
export interface Reach {
  readonly origin: string;
  /** Nobody else can use the origin. */
  readonly isHereOnly: boolean;
  /** Addresses of this machine in its networks, to choose from. */
  readonly nearby: readonly string[];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const isLoopback = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname);

/** The address by which the visitor came, unless it means this machine to everybody; then the one the server knows. */
export function reachOf(origin: string, { address, nearby }: HouseAddress): Reach {
  const outside = isLoopback(origin) && address ? new URL(address).origin : origin;
  return { origin: outside, isHereOnly: isLoopback(outside), nearby };
}

const NOTHING: HouseAddress = { address: null, nearby: [] };

let reach: Reach | undefined;
let asking = false;
const watchers = new Set<() => void>();

function become(next: Reach): void {
  reach = next;
  for (const tell of watchers) tell();
}

export function currentReach(): Reach {
  reach ??= reachOf(location.origin, NOTHING);
  return reach;
}

/** From now on links are written with this origin. */
export function chooseOrigin(origin: string): void {
  become({ ...currentReach(), origin, isHereOnly: isLoopback(origin) });
}

/** Asks the server once, and only where the page's own address says nothing to others. */
function lookOutside(): void {
  if (asking || !currentReach().isHereOnly) return;
  asking = true;
  void ask<HouseAddress>('/address').then(({ value }) => value && become(reachOf(location.origin, value)));
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export function useReach(): Reach {
  useEffect(lookOutside, []);
  return useSyncExternalStore(watch, currentReach);
}
