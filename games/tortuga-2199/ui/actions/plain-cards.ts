import { at } from '@haven/kit';
import { type Face, faceNamed, type KindId, type Move, type View } from '@haven/tortuga-2199-rules';

interface Holding {
  readonly view: View;
  readonly hand: readonly KindId[];
  readonly moves: ReadonlyMap<string, Move>;
}

/**
 * §3.2 The cards in hand that only give: whoever plays one after the other is asked nothing, in whatever order. Creatures
 * may be worth more handed in, and where a rival can be attacked Manoeuvre counts in combat only from the hand.
 */
export function plainCards({ view, hand, moves }: Holding): Face[] {
  const mayFight = [...moves.values()].some(({ type }) => type === 'attack');
  const faces = hand.map((kind) => faceNamed(view, kind)).filter((face) => moves.has(`play ${face.id}`));
  return faces.filter((face) => isPlain(face) && !(mayFight && face.manoeuvre > 0));
}

const isPlain = ({ abilities, deck, crypto, manoeuvre }: Face): boolean =>
  abilities.length === 0 && deck !== 'hunt' && crypto + manoeuvre > 0;

/** Cards on their way out of the hand, one move each. */
export interface Run {
  readonly left: readonly string[];
  /** As it has to be for the next of them: whoever took something back, or was asked something, wants to look. */
  readonly hand: number;
  readonly round: number;
  /** Where the match stood when the last card was played: the same position may be drawn anew before that has come to pass. */
  readonly since: number;
}

interface Standing {
  readonly view: View;
  readonly hand: number;
  readonly isAsked: boolean;
  readonly moves: ReadonlyMap<string, Move>;
}

/** The next card of a run, if nothing has come between. */
export function nextOf({ left, hand, round }: Omit<Run, 'since'>, now: Standing): string | undefined {
  const isSame = now.isAsked && now.hand === hand && now.view.round === round;
  return isSame && left.length > 0 && now.moves.has(at(left, 0)) ? left[0] : undefined;
}
