import { type Ask, type Port, serveOdds } from '@haven/star-bounty-bots';

/** Battle odds away from the page: it stays smooth while they are worked out. */
const port: Port = { postMessage: (told) => self.postMessage(told), onmessage: null };
self.onmessage = (event: MessageEvent<Ask>) => port.onmessage?.(event);
serveOdds(port, (go) => setTimeout(go, 0));
