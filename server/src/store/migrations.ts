/**
 * The schema, step by step; a step that was released never changes. Times in milliseconds, JSON as text.
 * Inside, a match has a number: the entries of matches that are played at the same time then share the pages
 * of a small index, and a commit writes a fifth of what it would with the long random ids.
 */
export const MIGRATIONS: readonly string[] = [
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
];
