import type { WebSocket, WebSocketServer } from 'ws';

const BEAT_MS = 30_000;

/** A socket that does not answer between two beats is gone, whatever the network says. */
export function keepBeating(server: WebSocketServer): () => void {
  const silent = new WeakSet<WebSocket>();
  server.on('connection', (socket) => socket.on('pong', () => silent.delete(socket)));
  const beat = () => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  };
  const timer = setInterval(beat, BEAT_MS).unref();
  return () => clearInterval(timer);
}
