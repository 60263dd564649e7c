/** §1.1 Forty chests in a bag. */
export const COLOURS = ['red', 'blue', 'yellow', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const CHESTS = { red: 10, blue: 10, yellow: 10, white: 5, purple: 5 } as const satisfies Record<Colour, number>;

/** §6.3 The colours that make a set. */
export const SET_COLOURS = ['red', 'blue', 'yellow'] as const satisfies readonly Colour[];

/** §1.2 Thirty treasure tiles. Those with equal coins are alike: nobody knows one again. */
export type Tile = `coin${1 | 2 | 3}`;
const TILE_COUNTS = [
  [1, 17],
  [2, 9],
  [3, 4],
] as const;
export const TILES: readonly Tile[] = TILE_COUNTS.flatMap(([coins, count]) =>
  new Array<Tile>(count).fill(`coin${coins}`),
);
export function coinsOf(tile: Tile): number {
  return Number(tile.charAt(4));
}

export function coinsIn(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + coinsOf(tile), 0);
}
