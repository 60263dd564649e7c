import { at, copy, type Seat } from '@haven/kit';
import { type Face, faceOf, type State, tortuga2199, wouldHelp } from '@haven/tortuga-2199-rules';

/** §2.5 Whether the abilities of a card in hand would do nothing if it were played now. */
export function isIdle(state: State, seat: Seat, face: Face): boolean {
  const card = at(state.captains, seat).hand.find((each) => faceOf(state, each).id === face.id);
  if (card === undefined || face.atPlay.length === 0) return false;
  const after = copy(state);
  tortuga2199.apply(after, { type: 'cardPlayed', seat, card, crypto: face.crypto, manoeuvre: face.manoeuvre });
  return !wouldHelp(after, seat, { card, left: face.atPlay });
}
