import { inForce } from './entries.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game, GameTypes } from './game.ts';
import { type Match, play, start } from './match.ts';

/**
 * A whole game as text: a header, then each move with what came of it.
 * The log of a match, a bug report and a test are the same file.
 */
export function writeTranscript<T extends GameTypes>(game: Game<T>, match: Match<T>): string {
  const lines = headOf(match);
  for (const entry of inForce(match.entries)) {
    lines.push(`${entry.seat} ${entry.move}`);
    for (const event of entry.events) lines.push(`    ${JSON.stringify(event)}`);
  }
  const outcome = game.outcome(match.state);
  if (outcome) lines.push('', `end ${JSON.stringify(outcome)}`);
  return `${lines.join('\n')}\n`;
}

/** A whole game in little room: of what came of each move there is a fingerprint, so that the first one that changed is known. */
export function writeShort<T extends GameTypes>(game: Game<T>, match: Match<T>): string {
  const moves = inForce(match.entries).map(({ seat, move, events }) => `${seat} ${move}${MARK}${markOf(events)}`);
  const outcome = game.outcome(match.state);
  return `${[...headOf(match), ...moves, '', `end ${JSON.stringify(outcome)}`].join('\n')}\n`;
}

const MARK = ' ~';

function markOf(events: unknown): string {
  return fingerprint(events).slice(0, 4);
}

/** Plays a transcript again and writes what comes of it, as long or as short as it was. */
export function retell<T extends GameTypes>(game: Game<T>, text: string): string {
  const match = rerunTranscript(game, text);
  return text.includes(MARK) ? writeShort(game, match) : writeTranscript(game, match);
}

/** The moves alone: all that is needed to play the game again. */
export function writeMoves<T extends GameTypes>(match: Match<T>): string {
  const moves = inForce(match.entries).map(({ seat, move }) => `${seat} ${move}`);
  return `${[...headOf(match), ...moves].join('\n')}\n`;
}

function headOf<T extends GameTypes>({ game, version, seats, options, seed }: Match<T>): string[] {
  return [`${game} ${version}`, `seats ${seats}`, `options ${JSON.stringify(options)}`, `seed ${seed}`, ''];
}

/** Plays the moves of a transcript again; the caller compares what it writes with what it read. */
export function rerunTranscript<T extends GameTypes>(game: Game<T>, text: string): Match<T> {
  const lines = text.split('\n');
  const options: T['Options'] = JSON.parse(field(lines, 'options'));
  let match = start(game, { seats: Number(field(lines, 'seats')), options, seed: field(lines, 'seed') });
  for (const line of lines.filter((each) => /^\d+ /.test(each))) {
    const [answer = ''] = line.split(MARK);
    const [seat = '', ...words] = answer.split(' ');
    const result = play(game, match, { seat: Number(seat), move: words.join(' ') });
    if (result.match === undefined) throw new Error(`"${line}" was refused: ${result.refusal.code}`);
    match = result.match;
  }
  return match;
}

function field(lines: readonly string[], name: string): string {
  const line = lines.find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`the transcript has no ${name}`);
  return line.slice(name.length + 1);
}
