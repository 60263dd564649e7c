import { at, type Seat } from '@haven/kit';
import { disc, discs, litBy, type Paints, type Drawing as Shapes, svgOf } from '@haven/ui-kit/art';
import * as bust from '@haven/ui-kit/bust';

type Colour = bust.BustColour | 'sky' | 'sea' | 'sun' | 'gold' | 'plume';
type Drawing = Shapes<Colour>;

interface Buccaneer {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly trim: string;
  readonly drawings: readonly Drawing[];
}

const SEA: Drawing = [
  ['sky', 'M0 0H100V142H0z'],
  ['sun', disc(50, 54, 46)],
  [
    'white/70',
    'M16 40C19 36 24 37 25 40C29 39 31 42 30 44H14C13 42 14 40 16 40zM72 30C74 27 79 28 80 31C83 30 85 33 84 35H70C69 33 70 31 72 30z',
  ],
  ['sea', 'M0 76C8 73 14 79 22 76C30 73 36 79 44 76C52 73 58 79 66 76C74 73 80 79 88 76C92 74 96 76 100 77V142H0z'],
  ['~white/60', 'M4 84C10 81 14 86 20 83M78 84C84 81 88 86 94 83'],
];
const EARRINGS: Drawing = [['~gold', discs(2.6, [36.5, 66], [63.5, 66])]];
const FRECKLES: Drawing = [['ink/45', discs(0.6, [42, 62], [44, 63], [41, 64], [57, 62], [59, 63], [56, 64])]];
const FEATHER: Drawing = [
  ['plume', 'M62 40C66 26 76 18 90 20C88 32 80 40 66 44z'],
  ['~ink/40', 'M64 42C72 34 78 28 87 22'],
];
const HEADSCARF: Drawing = [
  ['coat', 'M35 54C32 40 40 31 50 31C60 31 68 40 65 54C58 47 42 47 35 54z'],
  ['ink/30', 'M52 31C61 32 68 40 65 54C61 50 57 48.5 53 48.5z'],
  ['trim', 'M35 54C42 47 58 47 65 54L65.5 49C58 42 42 42 34.5 49z'],
  ['coat', 'M37 47L25 44L29 50L23 57L37 53z'],
];
const PARROT: Drawing = [
  ['hot', 'M66 62C62 66 62 76 66 84L74 96L78 84C82 76 80 64 74 60C72 58 68 59 66 62z'],
  ['plume', 'M74 68C80 72 80 84 74 94L70 82C68 76 70 70 74 68z'],
  ['gold', 'M67 64L61 66L66 71z'],
  ['white', disc(70, 65, 2.6)],
  ['ink', disc(69.6, 65, 1.2)],
];

/** By seat: the helmswoman, the gunner, the dandy, and the one whom the parrot obeys. */
const BUCCANEERS: readonly Buccaneer[] = [
  {
    skin: '#e8b48c',
    hair: '#a63d1c',
    coat: '#2f6db3',
    trim: '#f3e3c3',
    drawings: [bust.LONG_HAIR_BACK, bust.COAT, bust.FACE, FRECKLES, bust.PARTED_HAIR, bust.TRICORN],
  },
  {
    skin: '#b9764c',
    hair: '#33201a',
    coat: '#8a3f1c',
    trim: '#f0c890',
    drawings: [bust.COAT, bust.GRIM_FACE, bust.BEARD, EARRINGS, bust.BANDANA],
  },
  {
    skin: '#d99f72',
    hair: '#4a2c1a',
    coat: '#c9951a',
    trim: '#fff3d0',
    drawings: [bust.LONG_HAIR_BACK, bust.COAT, bust.FACE, bust.MOUSTACHE, bust.EYEPATCH, bust.TRICORN, FEATHER],
  },
  {
    skin: '#7c4a30',
    hair: '#1c120e',
    coat: '#37864a',
    trim: '#e3c04a',
    drawings: [bust.COAT, bust.FACE, EARRINGS, HEADSCARF, PARROT],
  },
];

/** A buccaneer's face at sea, in a box that is cut to a circle. */
export function buccaneerOf(seat: Seat): string {
  const { drawings, ...dress } = at(BUCCANEERS, seat);
  return svgOf({ box: '15 19 70 70', paints: paintsOf(dress), drawing: [...SEA, ...drawings.flat()] });
}

const INK = '#2b2118';
const SUN = '#fff0c8';

function paintsOf({ skin, hair, coat, trim }: Omit<Buccaneer, 'drawings'>): Paints<Colour> {
  const sunlit = (base: string) => litBy(base, SUN, INK);
  return {
    skin: sunlit(skin),
    hair: sunlit(hair),
    coat: sunlit(coat),
    trim,
    light: '#c9973f',
    hot: '#d9602a',
    white: '#fffaf0',
    ink: INK,
    sky: ['#f6ead0', '#bfe0d6', '#7fc0c0'],
    sea: ['#4fa6ae', '#1f7a8c', '#0f4c5c'],
    sun: { lamp: '#fff6d8' },
    gold: '#e8b93c',
    plume: '#f4f0e6',
  };
}
