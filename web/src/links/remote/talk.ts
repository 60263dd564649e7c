import type { FromTable, GameTypes, Refusal, Seen } from '@haven/kit';
import type { FromServer } from '@haven/wire';
import { type Listeners, listeners } from '../../page/listeners.ts';
import { keepRestoredMoves } from '../../seals/restored.ts';
import { type SealedAnswers, sealedAnswers } from '../../seals/sealed-answers.ts';
import { keepAnswer, keepHeard, keepSeals } from '../../seals/told-seals.ts';
import type { HotSeat } from '../hand-over.ts';
import { firstState, type OnlineState, stateAfter } from '../online-state.ts';

export type Letter<K extends FromServer['type']> = Extract<FromServer<GameTypes>, { type: K }>;

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

/** The server was restored from a backup: it says so, or knows less than it did before. */
export function isOfOtherData({ data, seen }: Talk, letter: FromServer<GameTypes>): boolean {
  if (letter.type === 'house') return data !== undefined && data !== letter.data;
  if (letter.type !== 'seen' && letter.type !== 'refused') return false;
  return seen !== undefined && letter.seen.seq < seen.seq;
}

export function hearGame(id: string, talk: Talk, letter: FromTable<GameTypes>): void {
  if (talk.isAnew && letter.type === 'seen') talk.anew.tell();
  talk.isAnew = false;
  talk.seen = letter.seen;
  if (letter.type === 'refused') talk.answers.drop();
  else hearAnswers(id, talk, letter);
  talk.messages.tell(letter);
}

function hearAnswers(id: string, talk: Talk, letter: Extract<FromTable<GameTypes>, { type: 'seen' }>): void {
  if (talk.isRestored && talk.data !== undefined) keepRestoredMoves(letter, id, talk.data);
  talk.isRestored = false;
  keepHeard(id, letter);
  const answer = talk.answers.hear(letter);
  if (answer === 'exchanged') talk.refusals.tell({ code: 'answer-exchanged' });
  else if (answer) keepAnswer(id, answer);
}

type TableLetter = Letter<'table' | 'chat' | 'request'>;

export function hearTable(talk: Talk, letter: TableLetter): void {
  const before = talk.state;
  if (before === undefined && letter.type !== 'table') return;
  talk.isJoined = true;
  const now = Date.now();
  if (before) talk.state = stateAfter(before, letter, now);
  else if (letter.type === 'table') talk.state = firstState(letter, now);
  if (letter.type === 'table') talk.state = talk.state && doubted(talk.state, talk.data);
  talk.changes.tell();
  if (before && talk.state && before.viewer !== talk.state.viewer)
    talk.hotSeats.tell({ viewer: talk.state.viewer, next: null });
}

/** A table that was once found to say something else than before is not believed again. */
function doubted(state: OnlineState, data: string | undefined): OnlineState {
  const { table, viewer, doubt } = state;
  return viewer === 'spectator' ? state : { ...state, doubt: doubt ?? keepSeals(table, viewer, data) };
}
