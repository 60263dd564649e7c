/** A socket that comes back by itself. */
export interface Line {
  /** Says something that will be answered. */
  ask(message: object): void;
  /** Says something that may stay unanswered. */
  tell(message: object): void;
  close(): void;
}

interface Ends {
  /** Said first on every new socket. */
  greeting(): object;
  hear(text: string): void;
  /** The socket is gone; another one will be tried. */
  lost(): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** A socket that owes an answer for so long is dead, whatever it says. */
const PATIENCE_MS = 8_000;

export function openLine(path: string, ends: Ends): Line {
  let socket: WebSocket | undefined;
  let isClosed = false;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const tell = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const ask = (message: object) => {
    tell(message);
    clearTimeout(patience);
    patience = setTimeout(() => socket?.close(), PATIENCE_MS);
  };
  const connect = () => {
    clearTimeout(retry);
    const next = new WebSocket(addressOf(path));
    socket = next;
    next.onopen = () => ask(ends.greeting());
    next.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(patience);
      tries = 0;
      ends.hear(data);
    };
    next.onclose = () => {
      if (isClosed || socket !== next) return;
      clearTimeout(patience);
      retry = setTimeout(connect, waitAfter(tries));
      tries += 1;
      ends.lost();
    };
  };
  const hurry = () => {
    if (!isClosed && socket?.readyState === WebSocket.CLOSED) connect();
  };
  window.addEventListener('online', hurry);
  connect();

  return {
    ask,
    tell,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(patience);
      window.removeEventListener('online', hurry);
      socket?.close();
    },
  };
}

function addressOf(path: string): string {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Longer each time, and never at the same moment as all the others. */
function waitAfter(tries: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
  return wait * (0.75 + Math.random() / 2);
}
