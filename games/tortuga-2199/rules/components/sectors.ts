/** §1.1 The eleven tiles: Tortuga, the ring around it, and the four special sectors. */
export const SECTORS = [
  'tortuga',
  'post-0',
  'turrets-1',
  'post-2',
  'turrets-3',
  'post-4',
  'turrets-5',
  'fortress',
  'lab',
  'mines',
  'vortex',
] as const;
export type SectorId = (typeof SECTORS)[number];

/** §1.2 The sectors that are dealt at random; each has a deck and a power of its own. */
export const SPECIALS = ['fortress', 'lab', 'mines', 'vortex'] as const satisfies readonly SectorId[];
export type Special = (typeof SPECIALS)[number];

export type SectorKind = 'tortuga' | 'post' | 'turrets' | 'special';

/** What is printed on a tile. */
export interface SectorFace {
  readonly kind: SectorKind;
  /** §5.1 Influence of its control token. */
  readonly control: number;
  /** §3.12 What the first conquest costs. */
  readonly firstPrice: number;
  /** The last defence spot; Tortuga has none. */
  readonly most: number;
  /** §3.3 Which cards are for sale here. */
  readonly sells: 'T' | Special;
}

const TORTUGA = { kind: 'tortuga', control: 3, firstPrice: 15, most: 14, sells: 'T' } as const satisfies SectorFace;
const POST = { kind: 'post', control: 1, firstPrice: 3, most: 8, sells: 'T' } as const satisfies SectorFace;
const TURRETS = { kind: 'turrets', control: 1, firstPrice: 3, most: 8, sells: 'T' } as const satisfies SectorFace;
const special = (sells: Special): SectorFace => ({ kind: 'special', control: 2, firstPrice: 5, most: 10, sells });

/** §5.1 Control, first price and defence spots of every tile. */
export const SECTOR: Readonly<Record<SectorId, SectorFace>> = Object.freeze({
  tortuga: TORTUGA,
  'post-0': POST,
  'turrets-1': TURRETS,
  'post-2': POST,
  'turrets-3': TURRETS,
  'post-4': POST,
  'turrets-5': TURRETS,
  fortress: special('fortress'),
  lab: special('lab'),
  mines: special('mines'),
  vortex: special('vortex'),
});

/** §8.4 The tiles that a set may print otherwise: all Trading Posts are alike, and so are all Turrets. */
export const TILES = ['tortuga', 'post', 'turrets', ...SPECIALS] as const;
export type TileName = (typeof TILES)[number];

/** What a set prints on a tile; what it leaves out is as ever. */
export interface TileValues {
  readonly control?: number;
  readonly price?: number;
  readonly most?: number;
}
export type TileSet = Readonly<Partial<Record<TileName, TileValues>>>;

/** §5.1 A marker goes around the six sides of a tile. */
export const SPOTS = 6;

/** §8.4 The faces of all sectors with these tiles. §5.7 Tortuga always costs the same. */
export function facesWith(tiles: TileSet = {}): Readonly<Record<SectorId, SectorFace>> {
  return bySector((id) => {
    const face = SECTOR[id];
    const { control = face.control, price = face.firstPrice, most = face.most } = tiles[tileNameOf(id)] ?? {};
    return { ...face, control, firstPrice: price, most: id === 'tortuga' ? price - 1 : most };
  });
}

function tileNameOf(id: SectorId): TileName {
  const { kind } = SECTOR[id];
  return kind === 'post' || kind === 'turrets' ? kind : (TILES.find((tile) => tile === id) ?? 'tortuga');
}

export function isSpecial(name: string): name is Special {
  return SPECIALS.some((each) => each === name);
}

/** A table with one entry for every sector. */
export function bySector<Entry>(entryOf: (sector: SectorId) => Entry): Readonly<Record<SectorId, Entry>> {
  return Object.fromEntries(SECTORS.map((sector) => [sector, entryOf(sector)])) as Record<SectorId, Entry>;
}
