import { disc, discs, type Drawing as Shapes } from './drawing.ts';

/** What a figure is painted with; a picture may have more. */
export type BustColour = 'skin' | 'hair' | 'coat' | 'trim' | 'light' | 'hot' | 'white' | 'ink';
type Drawing = Shapes<BustColour>;

/** Figures seen down to the waist in a box of 100 by 142; a head is around (50, 58). */

const NECK: Drawing = [
  ['skin', 'M43 68H57V82L50 90L43 82z'],
  ['ink/45', 'M43 71C46 77 54 77 57 71V82L50 84z'],
];

const HEAD: Drawing = [
  ['skin', 'M50 41C59 41 64 48 63.5 57C63 67 57 77 50 77C43 77 37 67 36.5 57C36 48 41 41 50 41z'],
  ['ink/28', 'M51 41C59 41 64 48 63.5 57C63 67 57 77 50 77C55 72 54 68 53 65L55 63L52 54z'],
];

const FEATURES: Drawing = [
  [
    'ink/80',
    'M40 53C42 51 46 51 48 53L47.5 54.5C45 53 43 53 40.5 54.5zM60 53C58 51 54 51 52 53L52.5 54.5C55 53 57 53 59.5 54.5z',
  ],
  [
    'white/90',
    'M41 57.5C43 55.5 46 55.5 47.5 57.5C46 59 43 59 41 57.5zM59 57.5C57 55.5 54 55.5 52.5 57.5C54 59 57 59 59 57.5z',
  ],
  ['ink', discs(1.5, [44.6, 57.3], [55.8, 57.3])],
  ['ink/60', 'M46 70C48 69 52 69 54 70C52 71.5 48 71.5 46 70zM49 65L52 65.5L50.5 66.5z'],
];

export const FACE: Drawing = [...NECK, ...HEAD, ...FEATURES];
export const GRIM_FACE: Drawing = [
  ...NECK,
  ...HEAD,
  ['ink', 'M39.5 52L48 55V56.5L40 54.5zM60.5 52L52 55V56.5L60 54.5z'],
  ['white/90', 'M41.5 57L47.5 58C46 59.5 43 59.5 41.5 57zM58.5 57L52.5 58C54 59.5 57 59.5 58.5 57z'],
  ['ink', discs(1.2, [45, 58], [55.4, 58])],
  ['ink/65', 'M45 71C48 69.5 52 69.5 55 71L54 72C52 71 48 71 46 72zM49 65L52 65.5L50.5 66.5z'],
];

/** The outline of clothes, down to the edge of the picture. */
export const SHOULDERS = 'M37 79C28 82 17 86 13 99L7 142H93L87 99C83 86 72 82 63 79L50 92z';
export const COAT: Drawing = [
  ['coat', SHOULDERS],
  ['ink/35', 'M50 92L63 79C72 82 83 86 87 99L93 142H60z'],
  ['trim', 'M37 79L43 73L50 92L42 108L33 88zM63 79L57 73L50 92L58 108L67 88z'],
  ['ink/30', 'M63 79L57 73L50 92L58 108L67 88z'],
];

export const SHORT_HAIR: Drawing = [
  ['hair', 'M36 58C33 45 40 36 51 36C62 36 67 45 64 58L62 51C57 50 55 46 53 47C48 50 41 48 38.5 52z'],
];
export const LONG_HAIR_BACK: Drawing = [
  [
    'hair',
    'M50 35C37 35 32 46 32 58C32 72 30 80 24 90C34 92 42 90 50 90C58 90 66 92 76 90C70 80 68 72 68 58C68 46 63 35 50 35z',
  ],
];
export const PARTED_HAIR: Drawing = [
  ['hair', 'M50 35C38 35 33 46 34 60L37 64C38 55 43 50 53 45C56 51 61 54 63 64L66 60C67 46 62 35 50 35z'],
];
export const BEARD: Drawing = [
  ['hair', 'M37 60C37 74 42 86 50 88C58 86 63 74 63 60C61 67 57 67 50 66.5C43 67 39 67 37 60z'],
  ['ink/60', 'M45 70.5C48 69 52 69 55 70.5C52 72.5 48 72.5 45 70.5z'],
];
export const MOUSTACHE: Drawing = [
  ['hair', 'M50 66C46 65 42 67 39 71C43 71 47 71 50 69C53 71 57 71 61 71C58 67 54 65 50 66z'],
];
export const TRICORN: Drawing = [
  ['coat', 'M20 52C26 37 36 29 50 29C64 29 74 37 80 52C68 45 58 44 50 49C42 44 32 45 20 52z'],
  ['ink/35', 'M52 29C64 29 74 37 80 52C68 45 58 44 52 48z'],
  ['~light', 'M20 52C32 45 42 44 50 49C58 44 68 45 80 52'],
  ['white', disc(50, 38, 3.6)],
  ['white', 'M48.2 40H51.8V43H48.2z'],
  ['ink', discs(0.9, [48.7, 38], [51.3, 38])],
];
export const BANDANA: Drawing = [
  ['hot', 'M36 52C34 41 41 35 50 35C59 35 66 41 64 52C56 48 44 48 36 52z'],
  ['ink/30', 'M52 35C60 36 66 41 64 52C60 49.5 56 49 53 49z'],
  ['hot', 'M63 48L74 46L70 52L76 58L64 53z'],
];
export const EYEPATCH: Drawing = [
  ['ink', 'M51.5 53.5H61L60 60L55 62L52 59z'],
  ['~ink', 'M37 49L64 56'],
];
