/** A socket that comes back by itself. */
export interface Connection {
  /** Says something that will be answered. */
  ask(message: object): void;
  /** Says something that may stay unanswered. */
  tell(message: object): void;
  /** Greets anew, on a socket of its own. */
  renew(): void;
  /** The same, after so many seconds. */
  renewIn(seconds: number): void;
  close(): void;
}

interface Ends {
  /** Said first on every new socket. */
  greeting(): object;
  /** Something harmless that is always answered: whoever does not answer is gone. */
  ping(): object;
  hear(text: string): void;
  /** The socket is gone; another one will be tried. */
  lost(): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** A socket that owes an answer for so long is dead, whatever it says. */
const PATIENCE_MS = 8_000;

export function openConnection(path: string, ends: Ends): Connection {
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
    patience = setTimeout(() => lose(), PATIENCE_MS);
  };
  const connect = () => {
    clearTimeout(retry);
    const next = new WebSocket(addressOf(path));
    socket = next;
    next.onopen = () => ask(ends.greeting());
    next.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== next) return;
      clearTimeout(patience);
      tries = 0;
      ends.hear(data);
    };
    next.onclose = () => {
      if (socket === next) lose();
    };
  };
  const lose = () => {
    if (isClosed) return;
    const lost = socket;
    socket = undefined;
    lost?.close();
    clearTimeout(patience);
    clearTimeout(retry);
    retry = setTimeout(connect, waitAfter(tries));
    tries += 1;
    ends.lost();
  };
  const hurry = () => {
    if (!isClosed && socket === undefined) connect();
  };
  const awake = () => {
    if (!document.hidden && socket?.readyState === WebSocket.OPEN) ask(ends.ping());
  };
  const renew = () => {
    const old = socket;
    connect();
    old?.close();
  };
  const forget = watchWindow({ hurry, lose, awake });
  connect();

  return {
    ask,
    tell,
    renew,
    renewIn: (seconds) => {
      clearTimeout(retry);
      retry = setTimeout(renew, seconds * 1000);
    },
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(patience);
      forget();
      socket?.close();
    },
  };
}

/** What the browser knows of the network, and of pages that wake up after a long sleep; returns how to stop. */
function watchWindow(told: Readonly<Record<'hurry' | 'lose' | 'awake', () => void>>): () => void {
  window.addEventListener('online', told.hurry);
  window.addEventListener('offline', told.lose);
  document.addEventListener('visibilitychange', told.awake);
  return () => {
    window.removeEventListener('online', told.hurry);
    window.removeEventListener('offline', told.lose);
    document.removeEventListener('visibilitychange', told.awake);
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
