import { pick, type Rng } from '@haven/kit';
import { EMOTES, PHRASES, type Said } from '@haven/wire';
import { type Guest, guestAt, type Heard } from '../../server/src/testing/guest.ts';
import type { Findings } from './findings.ts';
import { type History, hearChat, hearNews, hearTable, hearWhole, missingChat } from './histories.ts';

/** One socket at a table: it writes the history of its viewer on, and plays if it is told to. */
export interface Attendance {
  /** Fulfilled when all that a newcomer is told was heard, or a refusal. */
  readonly arrived: Promise<void>;
  /** Fulfilled when its socket is closed, by whomever. */
  readonly gone: Promise<void>;
  isOpen(): boolean;
  play(rng: Rng): void;
  /** What it last heard that it could answer, for whoever wonders why it does not. */
  last(): string;
  leave(): void;
}

export interface Place {
  readonly match: string;
  readonly token?: string;
  readonly history: History;
  readonly headers: Record<string, string>;
  /** Of each move and undo, before it is sent. */
  sending(): void;
}

const PATIENCE_MS = 30_000;
/** Beyond all entries: answered when everything before was. */
const END = 1_000_000;
const RETRY_MS = 30;

export async function attend(address: string, place: Place, findings: Findings): Promise<Attendance> {
  const guest = await guestAt(address, place.headers);
  const { socket } = guest;
  const player = createPlayer(guest, place);
  const arrival = createArrival();
  const hear = createEar(place, findings, { player, arrival });
  const name = (words: string) => {
    if (!arrival.isOver) findings.named.push(`${whereOf(place)}: ${words}`);
    arrival.end();
  };
  socket.on('message', (data) => {
    const heard = JSON.parse(String(data)) as Heard;
    if (heard.type === 'error') name(heard.refusal.code);
    else hear(heard);
  });
  socket.on('close', () => name('closed before all was told'));
  guest.say({ type: 'join', match: place.match, token: place.token });
  guest.say({ type: 'look', from: END });
  const late = setTimeout(() => {
    findings.wrong.push(`${whereOf(place)}: nobody answered`);
    arrival.end();
  }, PATIENCE_MS);
  void arrival.done.then(() => clearTimeout(late));
  return {
    arrived: arrival.done,
    gone: guest.closed().then(() => {}),
    isOpen: () => socket.readyState === socket.OPEN,
    play: player.play,
    last: () => `${whereOf(place)} ${player.last()}`,
    leave: () => socket.terminate(),
  };
}

/** Writes the history on, and tells what contradicts it. */
function createEar(place: Place, findings: Findings, { player, arrival }: { player: Player; arrival: Arrival }) {
  const { history } = place;
  const toldLines = new Set<number>();
  const wrong = (words: readonly string[]) => findings.wrong.push(...words.map((word) => `${whereOf(place)}: ${word}`));
  return (heard: Heard) => {
    if (heard.type === 'table') wrong(hearTable(history, heard.table));
    if (heard.type === 'chat') {
      for (const { number } of heard.lines) toldLines.add(number);
      wrong(hearChat(history, heard.lines));
    }
    if (heard.type === 'seen') {
      wrong(arrival.isNewcomer ? hearWhole(history, heard) : hearNews(history, heard));
      if (arrival.hears(heard)) wrong(missingChat(history, toldLines));
    }
    if (heard.type === 'seen' || heard.type === 'refused') player.sees(heard);
  };
}

function whereOf({ match, history }: Place): string {
  return `table ${match}, viewer ${history.viewer}`;
}

interface Arrival {
  readonly done: Promise<void>;
  isNewcomer: boolean;
  isOver: boolean;
  /** Whether that was the last of what a newcomer is told. */
  hears(heard: Heard): boolean;
  end(): void;
}

function createArrival(): Arrival {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const arrival: Arrival = {
    done,
    isNewcomer: true,
    isOver: false,
    hears: ({ news }) => {
      const isLast = !arrival.isNewcomer && !arrival.isOver && news.length === 0;
      arrival.isNewcomer = false;
      if (isLast) arrival.end();
      return isLast;
    },
    end: () => {
      arrival.isOver = true;
      end();
    },
  };
  return arrival;
}

interface Player {
  sees(heard: Heard): void;
  play(rng: Rng): void;
  last(): string;
}

/** Answers every question with a random move, now and then with an undo, and talks a little. */
function createPlayer(guest: Guest, place: Place): Player {
  let last: Heard | undefined;
  let rng: Rng | undefined;
  const say = (message: unknown) => {
    if (guest.socket.readyState === guest.socket.OPEN) guest.say(message);
  };
  const act = () => {
    const { seen } = last ?? {};
    if (rng === undefined || seen === undefined || seen.moves.length === 0) return;
    if (rng.below(40) === 0) say({ type: 'say', said: remark(rng) });
    place.sending();
    if (rng.below(30) === 0) say({ type: 'undo', moves: 1 });
    else say({ type: 'play', asked: seen.asked, move: pick(rng, seen.moves).text });
  };
  return {
    sees: (heard) => {
      last = heard;
      if (heard.type === 'seen') act();
      else setTimeout(act, RETRY_MS);
    },
    play: (chance) => {
      rng = chance;
      act();
    },
    last: () => lastWords(last),
  };
}

function lastWords(last: Heard | undefined): string {
  if (last === undefined) return 'heard nothing';
  const { seen, refusal } = last;
  const refused = refusal ? `was refused (${refusal.code}), ` : '';
  return `${refused}is asked ${seen.asked} with ${seen.moves.length} moves`;
}

function remark(rng: Rng): Said {
  const kind = rng.below(3);
  if (kind === 0) return { kind: 'phrase', phrase: pick(rng, PHRASES) };
  if (kind === 1) return { kind: 'emote', emote: pick(rng, EMOTES) };
  return { kind: 'text', text: `ahoy ${rng.below(1_000_000)} ☠` };
}
