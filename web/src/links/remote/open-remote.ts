import type { Refusal } from '@haven/kit';
import type { ToServer } from '@haven/wire';
import { fetchSeat, takeChair } from '../../api/lobby.ts';
import { type Sight, watchSight } from '../../notices/in-sight.ts';
import { listeners } from '../../page/listeners.ts';
import { noteBuild } from '../../page/upgrade.ts';
import { isToldOverOther, keepRestoredSeals } from '../../seals/restored.ts';
import { saltToOpen } from '../../seals/told-seals.ts';
import { type Closed, forgotten, lostState, type ServerMessage } from '../online-state.ts';
import type { ConnectionState, OpenTable } from '../open-table.ts';
import { type Connection, openConnection } from './connection.ts';
import { tokenFor } from './kept-tokens.ts';
import { type Opened, openedTable, type Visit } from './remote-table.ts';
import { hearing, hearTable, newTalk, type Talk } from './talk.ts';

const CLOSED: Readonly<Record<string, Closed>> = {
  'unknown-match': 'unknown-table',
  'bad-message': 'unknown-table',
  'table-damaged': 'table-damaged',
  'unknown-game': 'unknown-game',
  banned: 'banned',
};

/** Joins a table of the server: on the chair of this guest, or to look on. */
export async function openRemote(id: string): Promise<OpenTable | Closed> {
  const token = tokenFor(id) ?? (await fetchSeat(id))?.token;
  return new Promise((resolve) => connect({ id, token, resolve }));
}

/** A visit with its socket. */
interface Session extends Opened {
  readonly sight: Sight;
  become(connection: ConnectionState): void;
}

function connect(visit: Visit): void {
  const talk = newTalk();
  const { watch, become } = watchedConnection();
  const sight = watchSight((visible) => tellSight(session, visible));
  const socket = openConnection('/api/table', {
    greeting: () => greeting(visit, talk),
    ping: (): ToServer => ({ type: 'look', from: talk.seen?.seq ?? 0 }),
    hear: hearing(visit.id, talk, {
      startAnew: () => startAnew(session),
      hear: (message) => hearBesides(session, message),
    }),
    lost: () => lose(session),
  });
  const connection: Connection = {
    ...socket,
    close: () => {
      sight.stop();
      socket.close();
    },
  };
  const session: Session = { visit, talk, connection, sight, watch, become };
}

function watchedConnection(): { watch: OpenTable['watch']; become: (next: ConnectionState) => void } {
  const watchers = listeners<ConnectionState>();
  let connection: ConnectionState = 'joining';
  return {
    watch: (tell) => {
      tell(connection);
      return watchers.add(tell);
    },
    become: (next) => {
      if (next === connection) return;
      connection = next;
      watchers.tell(next);
    },
  };
}

/** What is told besides the game. */
function hearBesides(session: Session, message: ServerMessage<'house' | 'error' | 'table' | 'chat' | 'request'>): void {
  if (message.type === 'house') return hearHouse(session, message);
  if (message.type === 'error') return complain(session, message.refusal);
  const { talk, visit, sight } = session;
  const isFirst = talk.state === undefined;
  const isNew = !talk.isJoined;
  if (message.type === 'table') compareSeals(session, message);
  hearTable(talk, message);
  // A new socket is taken for one that somebody looks at.
  if (isNew && talk.isJoined && !sight.isSeen()) tellSight(session, false);
  session.become('live');
  openSalt(session);
  if (isFirst && message.type === 'table') visit.resolve(openedTable(session, message));
}

function complain(session: Session, refusal: Refusal): void {
  const { visit, talk, connection } = session;
  if (refusal.code === 'too-expensive' && !talk.isJoined) return connection.renewIn(Number(refusal.values?.seconds));
  if (refusal.code === 'bad-token' && visit.token !== undefined) return lookOn(session);
  if (talk.state === undefined) return giveUp(session, CLOSED[refusal.code] ?? 'unreachable');
  const closed = refusal.code === 'table-damaged' || !talk.isJoined ? CLOSED[refusal.code] : undefined;
  if (closed) return close(session, closed);
  if (talk.seen) talk.messages.tell({ type: 'refused', refusal, seen: talk.seen });
  else talk.refusals.tell(refusal);
}

function lookOn({ visit, connection }: Session): void {
  visit.token = undefined;
  connection.renew();
}

function giveUp({ visit, connection }: Session, why: Closed): void {
  connection.close();
  visit.resolve(why);
}

function tellSight({ talk, connection }: Session, visible: boolean): void {
  if (talk.isJoined && talk.state?.viewer !== 'spectator')
    connection.tell({ type: 'here', visible } satisfies ToServer);
}

function lose(session: Session): void {
  const { talk, become } = session;
  if (talk.state === undefined) return giveUp(session, 'unreachable');
  talk.state = lostState(talk.state, Date.now());
  talk.changes.tell();
  become('lost');
}

/** Joins once more as if nothing had been told. */
function startAnew({ talk, connection }: Session): void {
  Object.assign(talk, { data: undefined, seen: undefined, isAnew: true });
  talk.state = talk.state && forgotten(talk.state);
  talk.answers.drop();
  connection.renew();
}

function hearHouse({ visit, talk }: Session, { data, build }: ServerMessage<'house'>): void {
  talk.data = data;
  talk.isRestored = isToldOverOther(visit.id, data);
  noteBuild(build);
}

/** The table fell ill under our hands, or does not know us any more: there is nothing to come back to. */
function close({ talk, connection }: Session, closed: Closed): void {
  connection.close();
  if (talk.state) talk.state = { ...talk.state, closed };
  talk.changes.tell();
}

function greeting({ id, token }: Visit, talk: Talk): ToServer {
  talk.isJoined = false;
  talk.isOpened = false;
  return { type: 'join', match: id, from: talk.seen?.seq ?? 0, ...(token && { token }) };
}

/** The seals of a restored table; behind a seal whose salt was told already a new one is put. */
function compareSeals({ talk, connection, visit }: Session, { table, viewer }: ServerMessage<'table'>): void {
  const { data, isRestored } = talk;
  if (!isRestored || data === undefined || viewer === 'spectator') return;
  if (keepRestoredSeals(table, viewer, data) === 'as-it-is') return;
  void takeChair(table.id, viewer).then(({ value }) => {
    if (value === undefined) return;
    visit.token = value.token;
    connection.renew();
  });
}

/** The table asks for the salts: this browser opens the one behind its own chair's seal, if nobody changed a seal before. */
function openSalt({ talk, connection }: Session): void {
  const { state, isOpened } = talk;
  if (state === undefined || state.viewer === 'spectator' || state.doubt || isOpened) return;
  const salt = saltToOpen(state.table, state.viewer);
  if (salt === undefined) return;
  talk.isOpened = true;
  connection.tell({ type: 'salt', salt } satisfies ToServer);
}
