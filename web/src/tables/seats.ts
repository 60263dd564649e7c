/** A run on the server that was begun before tables knew their guests: whoever holds its token sits on it. */
export interface KeptSeat {
  readonly match: string;
  readonly game: string;
  readonly token: string;
  readonly since: number;
}

const KEY = 'haven.seats';

export function keptSeats(): KeptSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptSeat[];
  } catch {
    return [];
  }
}

export function forgetSeat(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptSeats().filter((seat) => seat.match !== match)));
}

export function tokenFor(match: string): string | undefined {
  return keptSeats().find((seat) => seat.match === match)?.token;
}
