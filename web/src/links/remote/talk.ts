import type { FromTable, GameTypes, Refusal, Seen } from '@haven/kit';
import type { TableLink } from '@haven/ui-kit';
import type { FromServer, ToServer } from '@haven/wire';
import { type Listeners, listeners } from '../../page/listeners.ts';
import { keepRestoredMoves } from '../../seals/restored.ts';
import { type SealedAnswers, sealedAnswers } from '../../seals/sealed-answers.ts';
import { keepAnswer, keepHeard, keepSeals } from '../../seals/told-seals.ts';
import type { HotSeat } from '../hand-over.ts';
import { firstState, type OnlineState, type ServerMessage, stateAfter } from '../online-state.ts';
import type { Connection } from './connection.ts';

/** What is known of the table so far, and who wants to hear of it. */
export interface Talk {
  readonly messages: Listeners<FromTable<GameTypes>>;
  readonly changes: Listeners<void>;
  readonly hotSeats: Listeners<HotSeat>;
  readonly refusals: Listeners<Refusal>;
  readonly anew: Listeners<void>;
  readonly answers: SealedAnswers;
  state: OnlineState | undefined;
  seen: Seen<GameTypes> | undefined;
  /** Over which data the server told all this. */
  data: string | undefined;
  /** All that was told counts no more, and is being asked for from the beginning. */
  isAnew: boolean;
  /** The receipt was told over other data, and is not compared with these yet. */
  isRestored: boolean;
  /** Whether the present socket was let in. */
  isJoined: boolean;
  /** Whether the salt was sent on the present socket. */
  isOpened: boolean;
}

export function newTalk(): Talk {
  return {
    messages: listeners(),
    changes: listeners(),
    hotSeats: listeners(),
    refusals: listeners(),
    anew: listeners(),
    answers: sealedAnswers(),
    state: undefined,
    seen: undefined,
    data: undefined,
    isAnew: false,
    isRestored: false,
    isJoined: false,
    isOpened: false,
  };
}

/** What a player does goes out, what the table tells of the game comes in. */
export function linkTo(connection: Connection, talk: Talk): TableLink<GameTypes> {
  const ask = (message: ToServer) => connection.ask(message);
  return {
    play: (asked, move) => ask({ type: 'play', asked, move, ...nonceFor(talk, { asked, move }) }),
    undo: (moves) => ask({ type: 'undo', moves }),
    look: (from) => ask({ type: 'look', from }),
    aided: (aid) => connection.tell({ type: 'aided', aid } satisfies ToServer),
    listen: talk.messages.add,
    close: connection.close,
  };
}

/** Where several decide at once, an answer is sealed. */
function nonceFor({ seen, state, answers }: Talk, answer: { asked: number; move: string }): { nonce?: string } {
  const { viewer } = state ?? {};
  answers.drop();
  if (viewer === undefined || viewer === 'spectator' || seen === undefined || seen.toAct.length < 2) return {};
  return { nonce: answers.give({ ...answer, seat: viewer, after: seen.seq }) };
}

type GameMessage = ServerMessage<'seen' | 'refused'>;

interface Besides {
  /** All that was told counts no more. */
  startAnew(): void;
  /** What is not of the game. */
  hear(message: Exclude<FromServer<GameTypes>, GameMessage>): void;
}

/** Hears what the server says; what is not of the game is left to others. */
export function hearing(id: string, talk: Talk, besides: Besides): (text: string) => void {
  return (text) => {
    const message = JSON.parse(text) as FromServer<GameTypes>;
    if (isOfOtherData(talk, message)) return besides.startAnew();
    if (message.type === 'seen' || message.type === 'refused') return hearGame(id, talk, message);
    besides.hear(message);
  };
}

/** The server was restored from a backup: it says so, or knows less than it did before. */
function isOfOtherData({ data, seen }: Talk, message: FromServer<GameTypes>): boolean {
  if (message.type === 'house') return data !== undefined && data !== message.data;
  if (message.type !== 'seen' && message.type !== 'refused') return false;
  return seen !== undefined && message.seen.seq < seen.seq;
}

function hearGame(id: string, talk: Talk, message: GameMessage): void {
  if (talk.isAnew && message.type === 'seen') talk.anew.tell();
  talk.isAnew = false;
  talk.seen = message.seen;
  if (message.type === 'refused') talk.answers.drop();
  else hearAnswers(id, talk, message);
  talk.messages.tell(message);
}

function hearAnswers(id: string, talk: Talk, message: ServerMessage<'seen'>): void {
  if (talk.isRestored && talk.data !== undefined) keepRestoredMoves(message, id, talk.data);
  talk.isRestored = false;
  keepHeard(id, message);
  const answer = talk.answers.hear(message);
  if (answer === 'exchanged') talk.refusals.tell({ code: 'answer-exchanged' });
  else if (answer) keepAnswer(id, answer);
}

type TableMessage = ServerMessage<'table' | 'chat' | 'request'>;

export function hearTable(talk: Talk, message: TableMessage): void {
  const before = talk.state;
  if (before === undefined && message.type !== 'table') return;
  talk.isJoined = true;
  const now = Date.now();
  if (before) talk.state = stateAfter(before, message, now);
  else if (message.type === 'table') talk.state = firstState(message, now);
  if (message.type === 'table') talk.state = talk.state && doubted(talk.state, talk.data);
  talk.changes.tell();
  if (before && talk.state && before.viewer !== talk.state.viewer)
    talk.hotSeats.tell({ viewer: talk.state.viewer, next: null });
}

/** A table that was once found to say something else than before is not believed again. */
function doubted(state: OnlineState, data: string | undefined): OnlineState {
  const { table, viewer, doubt } = state;
  return viewer === 'spectator' ? state : { ...state, doubt: doubt ?? keepSeals(table, viewer, data) };
}
