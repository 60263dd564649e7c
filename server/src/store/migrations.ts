import { addSums } from './add-sums.ts';

/** SQL, or what has to be computed. */
type Migration = string | typeof addSums;

/**
 * The schema, step by step; a step that was released never changes. Times in milliseconds, JSON as text.
 * All databases take the same steps: SQLite from whichever it was left at, PostgreSQL from the first.
 * A new column of rows with a sum is null or 0 in rows that are there already, and goes under `later` in `sums.ts`.
 * Inside, a match has a number: the entries of matches that are played at the same time then share the pages
 * of a small index, and a commit writes a fifth of what it would with the long random ids.
 */
export const MIGRATIONS: readonly Migration[] = [
  `
  create table matches (
    number integer primary key,
    id text not null unique,
    game text not null,
    version integer not null,
    seats integer not null,
    options text not null,
    seed text not null,
    initial text not null,
    created bigint not null,
    nickname text,
    aids text not null,
    ended bigint,
    outcome text,
    verdict text,
    total bigint,
    lost integer,
    moves integer,
    undone integer
  );
  create index matches_best on matches (game, lost, total, moves, ended);
  create table entries (
    match integer not null references matches (number),
    seq integer not null,
    seat integer not null,
    entry text not null,
    at bigint not null,
    primary key (match, seq)
  );
  create table snapshots (
    match integer primary key references matches (number),
    seq integer not null,
    state text not null
  );
  `,
  // What changes with every move stands in a narrow row of its own: a table's options may hold a whole document.
  `
  alter table matches add column fairness text;
  alter table matches add column documents text;
  create table players (
    id text primary key,
    name text not null,
    created bigint not null
  );
  create table recoveries (
    hash text primary key,
    player text not null references players (id),
    expires bigint not null
  );
  create table tables (
    number integer primary key,
    id text not null unique,
    game text not null,
    options text not null,
    told text not null,
    access text not null,
    clock text not null,
    timeout text not null,
    share text not null,
    created bigint not null,
    rematch text
  );
  create table standings (
    number integer primary key references tables (number),
    phase text not null,
    host text not null,
    revision integer not null,
    changed bigint not null,
    moves integer not null,
    to_act text not null
  );
  create index standings_phase on standings (phase, number);
  create table chairs (
    number integer not null references tables (number),
    seat integer not null,
    kind text not null,
    player text references players (id),
    name text not null,
    seal text,
    salt text,
    primary key (number, seat)
  );
  create index chairs_player on chairs (player, number);
  `,
  // Clocks, chat and notices.
  `
  alter table standings add column clocks text not null default '[]';
  create table heartbeat (
    one integer primary key,
    at bigint not null
  );
  create table chat (
    number integer not null references tables (number),
    line integer not null,
    seat integer not null,
    player text,
    at bigint not null,
    said text not null,
    primary key (number, line)
  );
  create table reports (
    number integer not null references tables (number),
    line integer not null,
    seat integer not null,
    player text,
    said text not null,
    reporter text not null references players (id),
    why text not null,
    at bigint not null,
    primary key (number, line, reporter)
  );
  alter table players add column language text not null default 'en';
  create table subscriptions (
    endpoint text primary key,
    player text not null references players (id),
    p256dh text not null,
    auth text not null,
    created bigint not null
  );
  create index subscriptions_player on subscriptions (player, created);
  create table webhooks (
    player text primary key references players (id),
    format text not null,
    url text not null
  );
  create table notices (
    number integer not null references tables (number),
    player text not null references players (id),
    turn integer not null,
    at bigint not null,
    primary key (number, player)
  );
  `,
  // For forgetting what is old: whatever refers to a guest or to a table is found without a search.
  `
  create index recoveries_player on recoveries (player);
  create index notices_player on notices (player);
  create index reports_reporter on reports (reporter);
  create index tables_rematch on tables (rematch);
  `,
  // When the house was open last, and by how far the date had jumped if it is in doubt. Proofs of a player's earlier
  // epochs count no more. A run stands among the best if its player wished it.
  `
  alter table players add column epoch integer not null default 0;
  alter table matches add column wished integer not null default 0;
  alter table tables add column wished integer not null default 0;
  create table last_open (
    one integer primary key,
    at bigint not null,
    jump bigint,
    open bigint not null
  );
  `,
  // Whatever changes on the disk behind our back is noticed.
  addSums,
  // Who gave up and who joined in mid-game.
  `
  alter table standings add column annals text;
  `,
  // Names that look the same are told apart; whoever was sent away stays away.
  `
  alter table chairs add column mark integer;
  alter table standings add column barred text;
  `,
  // Whether people made the moves of a finished match themselves; which guests wish their victories listed, have taken a
  // finished table off their list, or keep a code (and since when) that makes another device theirs.
  `
  alter table matches add column by_people integer;
  alter table players add column listed integer;
  alter table chairs add column hidden integer;
  alter table recoveries add column kept bigint;
  `,
  // Who is not welcome here, and why somebody complained.
  `
  create table bans (
    kind text not null,
    name text not null,
    at bigint not null,
    until bigint,
    why text not null,
    sum integer not null,
    primary key (kind, name)
  );
  alter table reports add column reason text;
  create index chat_player on chat (player);
  create index reports_player on reports (player);
  `,
  // What the operator has dealt with, and how somebody who is not welcome was called that day.
  `
  alter table reports add column settled bigint;
  alter table bans add column called text;
  `,
  // How well the bot of a chair plays.
  `
  alter table chairs add column level text;
  `,
];
