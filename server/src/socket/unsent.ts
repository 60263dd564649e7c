import type { WebSocket } from 'ws';

/** Until no more than so many bytes wait for all of these sockets together. */
export function letGoFurthestBehind(sockets: ReadonlySet<WebSocket>, most: number): void {
  const open = [...sockets].filter((socket) => socket.readyState === socket.OPEN);
  let unsent = open.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
  if (unsent <= most) return;
  for (const socket of open.toSorted((a, b) => b.bufferedAmount - a.bufferedAmount)) {
    if (unsent <= most) return;
    unsent -= socket.bufferedAmount;
    socket.terminate();
  }
}
