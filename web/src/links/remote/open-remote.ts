import type { FromTable, GameTypes, Refusal, Seen } from '@haven/kit';
import type { FromServer, ToServer } from '@haven/wire';
import { fetchSeat, takeChair } from '../../api/lobby.ts';
import { watchSight } from '../../notices/in-sight.ts';
import { type Listeners, listeners } from '../../page/listeners.ts';
import { noteBuild } from '../../page/upgrade.ts';
import { isToldOverOther, keepRestoredMoves, keepRestoredSeals } from '../../seals/restored.ts';
import { type SealedAnswers, sealedAnswers } from '../../seals/sealed-answers.ts';
import { keepAnswer, keepHeard, keepSeals, saltToOpen } from '../../seals/told-seals.ts';
import type { HotSeat } from '../hand-over.ts';
import { firstState, forgotten, lostState, type OnlineState, stateAfter } from '../online-state.ts';
import type { Closed, Online, OpenTable } from '../open-table.ts';
import { type Connection, openConnection } from './connection.ts';
import { tokenFor } from './kept-tokens.ts';
import { watchedConnection } from './watched-connection.ts';

const CLOSED: Readonly<Record<string, Closed>> = {
  'unknown-match': 'unknown-table',
  'bad-message': 'unknown-table',
  'table-damaged': 'table-damaged',
  'unknown-game': 'unknown-game',
  banned: 'banned',
};

/** Everybody has a device of their own, and the bots their own pace. */
const oneDevice = { take: () => undefined, setPace: () => undefined };

/** Joins a table of the server: on the chair of this guest, or to look on. */
export async function openRemote(id: string): Promise<OpenTable | Closed> {
  const token = tokenFor(id) ?? (await fetchSeat(id))?.token;
  return new Promise((resolve) => connect({ id, token, resolve }));
}

interface Visit {
  readonly id: string;
  token: string | undefined;
  resolve(opened: OpenTable | Closed): void;
}

/** What is known of the table so far, and who wants to hear of it. */
interface Talk {
  readonly messages: Listeners<FromTable<GameTypes>>;
  readonly changes: Listeners<void>;
  readonly chairs: Listeners<HotSeat>;
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

function newTalk(): Talk {
  return {
    messages: listeners(),
    changes: listeners(),
    chairs: listeners(),
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

function connect(visit: Visit): void {
  const talk = newTalk();
  const { watch, become } = watchedConnection();
  const giveUp = (why: Closed) => {
    connection.close();
    visit.resolve(why);
  };
  const hear = (letter: FromServer<GameTypes>) => {
    if (isOfOtherData(talk, letter)) return startAnew(talk, connection);
    if (letter.type === 'house') return hearHouse(visit, talk, letter);
    if (letter.type === 'seen' || letter.type === 'refused') return hearGame(visit, talk, letter);
    if (letter.type === 'error') return complain(letter.refusal);
    const isFirst = talk.state === undefined;
    const isNew = !talk.isJoined;
    if (letter.type === 'table') compareSeals({ talk, connection, visit }, letter);
    hearTable(talk, letter);
    // A new socket is taken for one that somebody looks at.
    if (isNew && talk.isJoined && !sight.isSeen()) tellSight(false);
    become('live');
    openSalt(talk, connection);
    if (isFirst && letter.type === 'table') visit.resolve(openedTable({ talk, connection, visit, watch }, letter));
  };
  const complain = (refusal: Refusal) => {
    if (refusal.code === 'too-expensive' && !talk.isJoined) return connection.renewIn(Number(refusal.values?.seconds));
    if (refusal.code === 'bad-token' && visit.token !== undefined) return lookOn();
    if (talk.state === undefined) return giveUp(CLOSED[refusal.code] ?? 'unreachable');
    const closed = refusal.code === 'table-damaged' || !talk.isJoined ? CLOSED[refusal.code] : undefined;
    if (closed) return close(talk, connection, closed);
    if (talk.seen) talk.messages.tell({ type: 'refused', refusal, seen: talk.seen });
    else talk.refusals.tell(refusal);
  };
  const lookOn = () => {
    visit.token = undefined;
    connection.renew();
  };
  const tellSight = (visible: boolean) => {
    if (talk.isJoined && talk.state?.viewer !== 'spectator')
      connection.tell({ type: 'here', visible } satisfies ToServer);
  };
  const sight = watchSight(tellSight);
  const socket = openConnection('/api/table', {
    greeting: () => greeting(visit, talk),
    ping: (): ToServer => ({ type: 'look', from: talk.seen?.seq ?? 0 }),
    hear: (text) => hear(JSON.parse(text) as FromServer<GameTypes>),
    lost: () => {
      if (talk.state === undefined) return giveUp('unreachable');
      talk.state = lostState(talk.state, Date.now());
      talk.changes.tell();
      become('lost');
    },
  });
  const connection: Connection = {
    ...socket,
    close: () => {
      sight.stop();
      socket.close();
    },
  };
}

type Letter<K extends FromServer['type']> = Extract<FromServer<GameTypes>, { type: K }>;

/** The server was restored from a backup: it says so, or knows less than it did before. */
function isOfOtherData({ data, seen }: Talk, letter: FromServer<GameTypes>): boolean {
  if (letter.type === 'house') return data !== undefined && data !== letter.data;
  if (letter.type !== 'seen' && letter.type !== 'refused') return false;
  return seen !== undefined && letter.seen.seq < seen.seq;
}

/** Joins once more as if nothing had been told. */
function startAnew(talk: Talk, connection: Connection): void {
  Object.assign(talk, { data: undefined, seen: undefined, isAnew: true });
  talk.state = talk.state && forgotten(talk.state);
  talk.answers.drop();
  connection.renew();
}

function hearHouse({ id }: Visit, talk: Talk, { data, build }: Letter<'house'>): void {
  talk.data = data;
  talk.isRestored = isToldOverOther(id, data);
  noteBuild(build);
}

/** The table fell ill under our hands, or does not know us any more: there is nothing to come back to. */
function close(talk: Talk, connection: Connection, closed: Closed): void {
  connection.close();
  if (talk.state) talk.state = { ...talk.state, closed };
  talk.changes.tell();
}

function greeting({ id, token }: Visit, talk: Talk): ToServer {
  talk.isJoined = false;
  talk.isOpened = false;
  return { type: 'join', match: id, from: talk.seen?.seq ?? 0, ...(token && { token }) };
}

function hearGame({ id }: Visit, talk: Talk, letter: FromTable<GameTypes>): void {
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

/** The seals of a restored table; behind a seal whose salt was told already a new one is put. */
function compareSeals({ talk, connection, visit }: Omit<Opened, 'watch'>, { table, viewer }: Letter<'table'>): void {
  const { data, isRestored } = talk;
  if (!isRestored || data === undefined || viewer === 'spectator') return;
  if (keepRestoredSeals(table, viewer, data) === 'as-it-is') return;
  void takeChair(table.id, viewer).then(({ value }) => {
    if (value === undefined) return;
    visit.token = value.token;
    connection.renew();
  });
}

type TableLetter = Letter<'table' | 'chat' | 'request'>;

function hearTable(talk: Talk, letter: TableLetter): void {
  const before = talk.state;
  if (before === undefined && letter.type !== 'table') return;
  talk.isJoined = true;
  const now = Date.now();
  if (before) talk.state = stateAfter(before, letter, now);
  else if (letter.type === 'table') talk.state = firstState(letter, now);
  if (letter.type === 'table') talk.state = talk.state && doubted(talk.state, talk.data);
  talk.changes.tell();
  if (before && talk.state && before.viewer !== talk.state.viewer)
    talk.chairs.tell({ viewer: talk.state.viewer, next: null });
}

/** A table that was once found to say something else than before is not believed again. */
function doubted(state: OnlineState, data: string | undefined): OnlineState {
  const { table, viewer, doubt } = state;
  return viewer === 'spectator' ? state : { ...state, doubt: doubt ?? keepSeals(table, viewer, data) };
}

/** The table asks for the salts: this browser opens the one behind its own chair's seal, if nobody changed a seal before. */
function openSalt(talk: Talk, connection: Connection): void {
  const { state, isOpened } = talk;
  if (state === undefined || state.viewer === 'spectator' || state.doubt || isOpened) return;
  const salt = saltToOpen(state.table, state.viewer);
  if (salt === undefined) return;
  talk.isOpened = true;
  connection.tell({ type: 'salt', salt } satisfies ToServer);
}

interface Opened {
  readonly talk: Talk;
  readonly connection: Connection;
  readonly visit: Visit;
  readonly watch: OpenTable['watch'];
}

function openedTable(opened: Opened, letter: Letter<'table'>): OpenTable {
  const { talk, connection, watch } = opened;
  const { table, viewer, aids } = letter;
  const hotSeatNow = (): HotSeat => ({ viewer: talk.state?.viewer ?? viewer, next: null });
  return {
    game: table.game,
    setting: { seats: [], options: table.options },
    aids,
    watch,
    ...oneDevice,
    get hotSeat() {
      return hotSeatNow();
    },
    link: linkTo(connection, talk),
    online: onlineOf(opened, firstState(letter, Date.now())),
    watchHotSeat: (tell) => {
      tell(hotSeatNow());
      return talk.chairs.add(tell);
    },
    watchAnew: talk.anew.add,
  };
}

function onlineOf({ talk, connection, visit }: Opened, first: OnlineState): Online {
  const tell = (message: ToServer) => connection.tell(message);
  return {
    state: () => talk.state ?? first,
    watch: talk.changes.add,
    watchRefusals: talk.refusals.add,
    say: (said) => tell({ type: 'say', said }),
    propose: (proposal) => tell({ type: 'propose', proposal }),
    vote: (request, yes) => tell({ type: 'vote', request, yes }),
    withdraw: (request) => tell({ type: 'withdraw', request }),
    handOver: () => tell({ type: 'hand-over' }),
    resign: () => tell({ type: 'resign' }),
    comeBack: () => tell({ type: 'return' }),
    sit: (token) => {
      visit.token = token;
      connection.renew();
    },
  };
}

function linkTo(connection: Connection, talk: Talk): OpenTable['link'] {
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
