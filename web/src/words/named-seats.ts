import type { GameTypes } from '@haven/kit';
import type { GameUi, Language, SeatInfo } from '@haven/ui-kit';

/** The seats with a name each: their own, or the game's word for the chair. */
export function namedSeats(ui: GameUi<GameTypes>, seats: readonly SeatInfo[], language: Language): SeatInfo[] {
  return seats.map((info, seat) => ({ ...info, name: info.name || (ui.seatName?.(seat, language) ?? '') }));
}
