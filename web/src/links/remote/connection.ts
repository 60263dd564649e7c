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
/** How a server that stops says goodbye: another one may be there already, and they do not all come at once. */
const STOPPING = 1001;
const MOVE_MS = 150;
/** A socket that owes an answer for so long is dead, whatever it says. */
const PATIENCE_MS = 8_000;

export function openConnection(path: string, ends: Ends): Connection {
  const current: CurrentSocket = { path, ends, isClosed: false, tries: 0 };
  const forget = watchWindow({ hurry: () => hurry(current), lose: () => lose(current), awake: () => awake(current) });
  connect(current);
  return {
    ask: (message) => ask(current, message),
    tell: (message) => tell(current, message),
    renew: () => renew(current),
    renewIn: (seconds) => {
      clearTimeout(current.retry);
      current.retry = setTimeout(() => renew(current), seconds * 1000);
    },
    close: () => {
      forget();
      hangUp(current);
    },
  };
}

type Timer = ReturnType<typeof setTimeout>;

/** The socket of the moment, and what is waited for. */
interface CurrentSocket {
  readonly path: string;
  readonly ends: Ends;
  socket?: WebSocket | undefined;
  isClosed: boolean;
  /** How often it was tried since something was heard. */
  tries: number;
  retry?: Timer;
  /** Until when an answer is waited for. */
  patience?: Timer;
}

function tell({ socket }: CurrentSocket, message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function ask(current: CurrentSocket, message: object): void {
  tell(current, message);
  clearTimeout(current.patience);
  current.patience = setTimeout(() => lose(current), PATIENCE_MS);
}

function connect(current: CurrentSocket): void {
  clearTimeout(current.retry);
  const next = new WebSocket(addressOf(current.path));
  current.socket = next;
  next.onopen = () => ask(current, current.ends.greeting());
  next.onmessage = ({ data }: MessageEvent<string>) => {
    if (current.socket !== next) return;
    clearTimeout(current.patience);
    current.tries = 0;
    current.ends.hear(data);
  };
  next.onclose = ({ code }) => {
    if (current.socket !== next) return;
    if (code === STOPPING) move(current);
    else lose(current);
  };
}

function lose(current: CurrentSocket): void {
  comeBackIn(current, waitAfter(current.tries));
  current.tries += 1;
}

/** Told to go, not lost: if nobody is there yet the usual waiting begins. */
function move(current: CurrentSocket): void {
  comeBackIn(current, Math.random() * MOVE_MS);
}

function comeBackIn(current: CurrentSocket, ms: number): void {
  if (current.isClosed) return;
  const lost = current.socket;
  current.socket = undefined;
  lost?.close();
  clearTimeout(current.patience);
  clearTimeout(current.retry);
  current.retry = setTimeout(() => connect(current), ms);
  current.ends.lost();
}

function hurry(current: CurrentSocket): void {
  if (!current.isClosed && current.socket === undefined) connect(current);
}

function awake(current: CurrentSocket): void {
  if (!document.hidden && current.socket?.readyState === WebSocket.OPEN) ask(current, current.ends.ping());
}

function renew(current: CurrentSocket): void {
  const old = current.socket;
  connect(current);
  old?.close();
}

function hangUp(current: CurrentSocket): void {
  current.isClosed = true;
  clearTimeout(current.retry);
  clearTimeout(current.patience);
  current.socket?.close();
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
