import { at } from '@haven/kit';
import type { KindId } from './components/card-set.ts';
import { captain, type EventOf, leftHandFaceDown, piled, showed, withoutOne } from './follow-cards.ts';
import type { Seat, SeenFight, View } from './types.ts';

/** §4.3 Each side knows its own cards; a spectator neither. */
export function attacked(view: View, { seat, defender, sector }: EventOf<'attacked'>): View {
  const { viewer } = view;
  const fight: SeenFight = {
    attacker: seat,
    defender,
    sector,
    counts: [0, 0],
    attack: viewer === seat ? [] : null,
    defence: viewer === defender ? [] : null,
    revealed: false,
    winner: null,
    carnage: 0,
  };
  return { ...view, fight };
}

const inFight = (view: View, change: (fight: SeenFight) => Partial<SeenFight>): View =>
  view.fight === null ? view : { ...view, fight: { ...view.fight, ...change(view.fight) } };

export function committed(view: View, { seat, card }: EventOf<'committed'>): View {
  return inFight(leftHandFaceDown(view, seat, card), (fight) => {
    const [attack, defence] = fight.counts;
    if (seat === fight.attacker) return { counts: [attack + 1, defence], attack: laid(fight.attack, card) };
    return { counts: [attack, defence + 1], defence: laid(fight.defence, card) };
  });
}

const laid = (cards: readonly KindId[] | null, card: KindId | null): readonly KindId[] | null =>
  cards && card !== null ? [...cards, card] : cards;

/** §4.4 */
export function revealed(view: View, { attack, defence }: EventOf<'fightRevealed'>): View {
  if (view.fight === null) return view;
  const { attacker, defender } = view.fight;
  const open = inFight(view, () => ({ attack, defence, revealed: true }));
  return showed(showed(open, attacker, attack), defender, defence);
}

export function decided(view: View, event: EventOf<'fightDecided'>): View {
  const { type: _type, attack: _attack, defence: _defence, ...result } = event;
  return inFight(view, () => result);
}

/** §4.10 Out of the cards that a side has used. */
export function lostInFight(view: View, seat: Seat, card: KindId): View {
  return inFight(view, ({ attacker, attack, defence, counts }) => {
    if (seat === attacker) return { attack: without(attack, card), counts: [counts[0] - 1, counts[1]] };
    return { defence: without(defence, card), counts: [counts[0], counts[1] - 1] };
  });
}

const without = (cards: readonly KindId[] | null, card: KindId): readonly KindId[] | null =>
  cards && withoutOne(cards, card);

/** §4.15 Used cards go to their owners' discard piles. */
export function clearedAway(view: View): View {
  if (view.fight === null) return view;
  const { attacker, defender, attack, defence } = view.fight;
  const cleared = inFight(view, () => ({ attack: [], defence: [], counts: [0, 0] }));
  return used(used(cleared, attacker, attack ?? []), defender, defence ?? []);
}

/** §2.7 No event tells which of equal cards the loser has lost: who sees the top of a pile alone cannot know what it is now. */
function used(view: View, seat: Seat, cards: readonly KindId[]): View {
  const rest = piled(view, seat, cards);
  const isKnown = view.fight?.winner === seat || at(view.captains, seat).hidden !== null || cards.length === 0;
  return isKnown ? rest : captain(rest, seat, () => ({ discard: [] }));
}
