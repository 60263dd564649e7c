import type { GameTypes, Refusal } from '@haven/kit';
import type { FromServer, ToServer } from '@haven/wire';
import { fetchSeat, takeChair } from '../../api/lobby.ts';
import { watchSight } from '../../notices/in-sight.ts';
import { noteBuild } from '../../page/upgrade.ts';
import { isToldOverOther, keepRestoredSeals } from '../../seals/restored.ts';
import { saltToOpen } from '../../seals/told-seals.ts';
import { forgotten, lostState } from '../online-state.ts';
import type { Closed, OpenTable } from '../open-table.ts';
import { type Connection, openConnection } from './connection.ts';
import { tokenFor } from './kept-tokens.ts';
import { type Opened, openedTable, type Visit } from './remote-table.ts';
import { hearGame, hearTable, isOfOtherData, type Letter, newTalk, type Talk } from './talk.ts';
import { watchedConnection } from './watched-connection.ts';

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
    if (letter.type === 'seen' || letter.type === 'refused') return hearGame(visit.id, talk, letter);
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

/** The table asks for the salts: this browser opens the one behind its own chair's seal, if nobody changed a seal before. */
function openSalt(talk: Talk, connection: Connection): void {
  const { state, isOpened } = talk;
  if (state === undefined || state.viewer === 'spectator' || state.doubt || isOpened) return;
  const salt = saltToOpen(state.table, state.viewer);
  if (salt === undefined) return;
  talk.isOpened = true;
  connection.tell({ type: 'salt', salt } satisfies ToServer);
}
