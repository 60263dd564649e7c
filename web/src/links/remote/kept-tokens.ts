/** A run on the server that was begun before tables knew their guests: whoever holds its token sits on it. */
export interface KeptToken {
  readonly match: string;
  readonly game: string;
  readonly token: string;
  readonly since: number;
}

const KEY = 'haven.seats';

export function keptTokens(): KeptToken[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptToken[];
  } catch {
    return [];
  }
}

export function forgetToken(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptTokens().filter((seat) => seat.match !== match)));
}

export function tokenFor(match: string): string | undefined {
  return keptTokens().find((seat) => seat.match === match)?.token;
}
