import { copy } from '../copy.ts';
import type { Played } from '../entries.ts';
import type { GameTypes, Viewer } from '../game.ts';
import { type Match, play, undo, undoRefusal } from '../match.ts';
import { exchanged, renamed } from './equal-copies.ts';
import type { InspectedPosition } from './inspect-position.ts';
import { nameIn } from './plain.ts';

/** What the last move recorded: the events alone must give the state after it, and tell nobody too much. */
export function inspectEntry<T extends GameTypes>(position: InspectedPosition<T>, after: Match<T>): void {
  const { game, match, fault } = position;
  const entry = lastOf(after);
  const state = copy(match.state);
  for (const event of entry.events) {
    game.apply(state, copy(event));
    for (const viewer of position.viewers) inspectWitness(position, { state, event, viewer });
  }
  if (JSON.stringify(state) !== JSON.stringify(after.state))
    fault('written-outside-apply', `"${entry.move}": its events do not tell all`);
}

export function lastOf<T extends GameTypes>({ entries }: Match<T>): Played<T['Event']> {
  const entry = entries.at(-1);
  if (entry === undefined || !('move' in entry)) throw new Error('the last entry is no move');
  return entry;
}

function inspectWitness<T extends GameTypes>(
  { game, fault, rng }: InspectedPosition<T>,
  told: { state: T['State']; event: T['Event']; viewer: Viewer },
): void {
  const news = game.witness(told.event, told.viewer);
  if (news === undefined) return;
  const secrets = new Set(game.secrets(told.state, told.viewer));
  const name = nameIn(news, secrets);
  if (name !== undefined) fault('secret-in-event', `${name}, told to ${told.viewer} by ${JSON.stringify(news)}`);
  if (nameIn(told.event, secrets) === undefined) return;
  const other = renamed(told.event, new Map(exchanged([...secrets], rng)));
  if (JSON.stringify(game.witness(other, told.viewer)) !== JSON.stringify(news))
    fault('secret-in-event', `other secrets of ${told.viewer} would be told otherwise than ${JSON.stringify(news)}`);
}

/**
 * Takes the last move back, in a match that began at an earlier position: what the moves since then recorded must lead
 * here again. The whole way from the opening is gone at the end of some runs.
 */
export function inspectUndo<T extends GameTypes>(
  position: InspectedPosition<T>,
  made: { readonly after: Match<T>; readonly since: Match<T> },
): void {
  const { game, match, fault } = position;
  const { after, since } = made;
  const entry = lastOf(after);
  const recent = { ...after, initial: since.state, entries: after.entries.slice(since.entries.length) };
  const back = undo(game, recent, { seat: entry.seat, consent: true });
  if (JSON.stringify(back.match?.state) !== JSON.stringify(match.state))
    fault('undo-differs', `"${entry.move}" taken back`);
  if (mayTakeBackAlone(after, entry)) inspectLearned(position, after);
}

/** By the law of several seats, even where a solo game is freer. */
function mayTakeBackAlone<T extends GameTypes>(match: Match<T>, { seat }: Played<T['Event']>): boolean {
  const together = { ...match, seats: Math.max(2, match.seats) };
  return undoRefusal(together, { seat, moves: 1, consent: false }) === undefined;
}

/** A move that may be taken back must have taught its player nothing: in any world that looked the same, it ends the same. */
function inspectLearned<T extends GameTypes>(position: InspectedPosition<T>, after: Match<T>): void {
  const { game, match, fault } = position;
  const { seat, move } = lastOf(after);
  if (game.imagine === undefined) return;
  const other = { ...match, state: game.imagine(game.view(match.state, seat), position.rng) };
  const result = play(game, other, { seat, move });
  const seen = JSON.stringify(game.view(after.state, seat));
  if (result.match === undefined || JSON.stringify(game.view(result.match.state, seat)) !== seen) {
    fault('undo-across-chance', `"${move}" may be taken back, but seat ${seat} has learned something by it`);
  }
}
