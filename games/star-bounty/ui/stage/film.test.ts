import { at, defaultOptions, type Match, newsOf, play, seenBy, start, undo } from '@haven/kit';
import { type Options, type StarBounty, starBounty } from '@haven/star-bounty-rules';
import { begun, heard, skipped } from '@haven/ui-kit';
import { expect, test } from 'vitest';
import { director } from './use-stage.ts';

const options = defaultOptions(starBounty.options) as Options;

function telling(match: Match<StarBounty>) {
  const news = match.entries.slice(-1).map((entry) => newsOf(starBounty, entry, 0));
  return { viewer: 0, seen: seenBy(starBounty, match, 0), news };
}

function after(match: Match<StarBounty>, move: string): Match<StarBounty> {
  const result = play(starBounty, match, { seat: 0, move });
  if (result.match === undefined) throw new Error(result.refusal.code);
  return result.match;
}

/** Before the first shot. */
function inBattle(): Match<StarBounty> {
  const match = start(starBounty, { seats: 1, options, seed: '3e'.repeat(32) });
  return after(match, starBounty.notate(at(starBounty.legalMoves(match.state, 0), 0)));
}

test('while the dice fall the position before the shot stays on screen', () => {
  const match = inBattle();
  const before = telling(match);
  const shot = telling(after(match, 'fire'));
  const { film } = heard(director, begun(director, before), shot);
  expect(film.frame).toMatchObject({ shown: before.seen, thrown: { side: 'ours' }, events: [], lasts: 900 });
  const { frame, coming } = skipped(film);
  expect(coming).toEqual([]);
  expect(frame).toMatchObject({ shown: shot.seen, thrown: film.frame.thrown, events: at(shot.news, 0).events });
});

test('what rolls no dice is there at once', () => {
  const match = inBattle();
  const { film } = heard(director, begun(director, telling(match)), telling(after(match, 'fire')));
  const struck = telling(after(after(match, 'fire'), 'strike'));
  const later = heard(director, { viewer: 0, seen: telling(after(match, 'fire')).seen, film: skipped(film) }, struck);
  expect(later.film).toMatchObject({ coming: [], frame: { shown: struck.seen } });
});

test('a shot that is taken back while its dice fall is gone', () => {
  const match = inBattle();
  const fired = after(match, 'fire');
  const rolling = heard(director, begun(director, telling(match)), telling(fired));
  const back = undo(starBounty, fired, { seat: 0, consent: true }).match ?? fired;
  const { film } = heard(director, rolling, telling(back));
  expect(film).toMatchObject({ coming: [], frame: { thrown: null, shown: { view: telling(match).seen.view } } });
});
