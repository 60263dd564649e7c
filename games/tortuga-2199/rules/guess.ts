import { at, type Rng, shuffle } from '@haven/kit';
import { faceNamed, facesOf } from './components/card-index.ts';
import type { Deck, KindId } from './components/card-set.ts';
import { SPECIALS } from './components/sectors.ts';
import type { Seat, SeenCaptain, View } from './types.ts';

/** How many cards of each kind lie where the viewer cannot see them. */
export type OutOfSight = ReadonlyMap<KindId, number>;

interface Guess {
  readonly unseen: OutOfSight;
  readonly rng: Rng;
}

/** §2.7 Without open memory: which cards each rival may have out of sight, by all that can be seen. */
export function guessHidden(view: View, { unseen, rng }: Guess): KindId[][] {
  const rivals = view.captains.map(({ own }) => own === null);
  const shown = view.captains.map((_, seat) => (rivals[seat] ? shownBy(view, seat) : []));
  const guess = { unseen: without(unseen, shown.flat()), rng };
  const hunts = shuffled(view, guess, 'hunt');
  const hidden = view.captains.map((captain, seat) =>
    rivals[seat]
      ? [...at(shown, seat), ...ownShip(captain, guess), ...hunts.splice(0, huntsOutOfSight(view, seat))]
      : [],
  );
  const others = shuffle(guess.rng, othersWithRivals(view, guess));
  hidden.forEach((kinds, seat) => {
    if (rivals[seat]) kinds.push(...fightersFor(view, seat, { kinds, others }));
  });
  hidden.forEach((kinds, seat) => {
    if (rivals[seat]) kinds.push(...others.splice(0, sizeOf(view, seat) - kinds.length));
  });
  return hidden;
}

/** Cards that everybody saw coming to the hand. */
function shownBy({ turn }: View, seat: Seat): readonly KindId[] {
  return seat === turn.seat ? (turn.shown ?? []) : [];
}

function without(unseen: OutOfSight, kinds: readonly KindId[]): OutOfSight {
  const left = new Map(unseen);
  for (const kind of kinds) left.set(kind, (left.get(kind) ?? 0) - 1);
  return left;
}

function shuffled(view: View, { unseen, rng }: Guess, deck: Deck): KindId[] {
  return shuffle(
    rng,
    facesOf(view, deck).flatMap(({ id }) => Array<KindId>(unseen.get(id) ?? 0).fill(id)),
  );
}

/** §1.9 Nobody else can have it. */
function ownShip({ ship }: SeenCaptain, { unseen }: Guess): KindId[] {
  return ship !== null && (unseen.get(ship) ?? 0) > 0 ? [ship] : [];
}

/** §3.10.2 The tokens in the cargo bay tell how many Hunt cards a captain has. */
function huntsOutOfSight(view: View, seat: Seat): number {
  const { hunts, played, discard } = at(view.captains, seat);
  const seen = [...played, ...discard, ...revealedBy(view, seat), ...shownBy(view, seat)];
  return hunts - seen.filter((kind) => faceNamed(view, kind).deck === 'hunt').length;
}

function revealedBy({ fight }: View, seat: Seat): readonly KindId[] {
  if (seat === fight?.attacker) return fight.attack ?? [];
  return seat === fight?.defender ? (fight.defence ?? []) : [];
}

/** Starting cards, T cards, and what the special decks no longer hold; in a fight those that can fight stay with the rivals. */
function othersWithRivals(view: View, guess: Guess): KindId[] {
  const special = SPECIALS.flatMap((deck) => {
    const kinds = shuffled(view, guess, deck);
    const order = view.fight ? kinds.toSorted((a, b) => mightOf(view, a) - mightOf(view, b)) : kinds;
    return order.slice(view.decks[deck].pile);
  });
  return [...shuffled(view, guess, 'start'), ...shuffled(view, guess, 'T'), ...special];
}

const mightOf = (view: View, kind: KindId): number => faceNamed(view, kind).manoeuvre;

/** §4.15 Whoever lays out cards, or must, has cards that can fight. */
function fightersFor(view: View, seat: Seat, { kinds, others }: { kinds: readonly KindId[]; others: KindId[] }) {
  const ready = kinds.filter((kind) => mightOf(view, kind) > 0).length;
  const fighters: KindId[] = [];
  while (ready + fighters.length < fightersOf(view, seat)) {
    const place = others.findIndex((kind) => mightOf(view, kind) > 0);
    if (place < 0) break;
    fighters.push(...others.splice(place, 1));
  }
  return fighters;
}

const fightersOf = (view: View, seat: Seat): number => laidOut(view, seat) + (owesFighter(view, seat) ? 1 : 0);

function sizeOf(view: View, seat: Seat): number {
  const { hand, deck, unseen, reserve } = at(view.captains, seat).counts;
  return hand + deck + unseen + reserve + laidOut(view, seat);
}

/** Cards that lie face down in a fight. */
export function laidOut({ fight }: View, seat: Seat): number {
  if (!fight || fight.revealed) return 0;
  if (seat === fight.attacker) return fight.counts[0];
  return seat === fight.defender ? fight.counts[1] : 0;
}

/** §4.2 An attacker who has not laid out a card yet must hold one that can fight. */
export function owesFighter({ fight, agenda }: View, seat: Seat): boolean {
  return agenda.at(-1)?.type === 'commit' && fight?.attacker === seat && fight.counts[0] === 0;
}
