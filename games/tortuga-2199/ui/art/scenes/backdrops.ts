import type { Deck } from '@haven/tortuga-2199-rules';
import { disc, discs } from '@haven/ui-kit/art';
import type { Drawing } from './palette.ts';

/** A card is a hundred wide and a hundred and forty-two high; names cover the top of it, numbers the bottom. */
export const BOX = '0 0 100 142';
const ALL = 'M0 0H100V142H0z';

/** A lamp behind whoever stands there. */
const GLARE: Drawing = [['lamp', disc(50, 58, 50)]];

const STARS: Drawing = [
  [
    'white/75',
    discs(0.7, [9, 30], [22, 18], [88, 40], [76, 22], [93, 74], [6, 66], [34, 12], [62, 9], [14, 96], [84, 104]),
  ],
  ['white/50', discs(0.45, [16, 50], [28, 34], [70, 36], [96, 56], [4, 84], [52, 20], [90, 92], [80, 60], [40, 28])],
];

const CITY: Drawing = [
  ['light/55', disc(76, 44, 15)],
  ['glow/70', disc(76, 44, 11)],
  ['far', 'M0 66H7V52H15V60H21V38H24V32H26V38H30V64H38V55H46V70H58V50H66V43H68V50H74V66H82V58H91V48H100V142H0z'],
  [
    'light/60',
    'M9 56h2v2h-2zM12 64h2v2h-2zM23 44h2v2h-2zM27 50h2v2h-2zM23 58h2v2h-2zM61 56h2v2h-2zM68 60h2v2h-2zM86 62h2v2h-2zM94 54h2v2h-2zM42 62h2v2h-2z',
  ],
  ['mid', 'M0 84H9V70H19V88H29V78H36V96H64V82H71V74H84V90H90V80H100V142H0z'],
  ['hot/85', 'M11 76H13V92H11zM76 79H82V81H76zM76 84H80V86H76z'],
  ['hot/22', 'M8 73H16V95H8zM73 76H85V89H73z'],
  ['light/80', 'M93 86h3v1.5h-3zM93 90h3v1.5h-3zM3 90h3v1.5h-3zM31 84h3v1.5h-3z'],
];

const FORT: Drawing = [
  ...STARS,
  ['light/16', 'M16 78L-8 10L14 4zM86 74L70 2L104 12z'],
  ['far', 'M0 76H6V70H11V76H16V70H21V76H27V62H30V48H37V62H63V48H70V62H73V76H79V70H84V76H89V70H94V76H100V142H0z'],
  ['light/70', 'M32 54h3v5h-3zM65 54h3v5h-3z'],
  ['hot', discs(1.1, [33.5, 46], [66.5, 46])],
  ['mid', 'M0 98L14 90V84H22V90L32 96H68L78 90V84H86V90L100 98V142H0z'],
  ['~light/35', 'M0 98L14 90V84H22V90L32 96M68 96L78 90V84H86V90L100 98'],
  ['~light/25', 'M0 112H100M18 98V112M82 98V112M8 112V126M92 112V126'],
];

const LAB: Drawing = [
  [
    '~light/22',
    'M14 20L26 27V41L14 48L2 41V27zM38 20L50 27V41L38 48L26 41V27zM62 20L74 27V41L62 48L50 41V27zM86 20L98 27V41L86 48L74 41V27z',
  ],
  ['light/12', 'M38 20L50 27V41L38 48L26 41V27zM86 20L98 27V41L86 48L74 41V27z'],
  ['far', 'M2 56C2 50 22 50 22 56V116H2zM78 56C78 50 98 50 98 56V116H78z'],
  ['light/40', 'M4 66H20V114H4zM80 72H96V114H80z'],
  ['glow/70', discs(1.6, [8, 78], [15, 90], [10, 100], [86, 84], [92, 96], [84, 106])],
  ['glow/50', discs(1, [13, 72], [7, 92], [90, 78], [88, 100])],
  ['white/35', 'M5 58H8V112H5zM81 58H84V112H81z'],
  ['mid', 'M0 54H24V58H0zM76 54H100V58H76zM0 114H100V142H0z'],
  ['~light/60', 'M0 114H100'],
];

const CAVE: Drawing = [
  ['hot/10', 'M30 0L62 0L84 142H16z'],
  [
    'far',
    'M0 0H100V46L92 34L86 52L78 28L70 40L62 18L52 30L44 16L36 34L26 24L20 46L10 30L0 52zM0 142V96L10 84L20 94L30 86L38 104H62L72 88L82 98L90 82L100 94V142z',
  ],
  ['~light/40', 'M0 96L10 84L20 94L30 86L38 104M62 104L72 88L82 98L90 82L100 94'],
  ['hot/80', 'M6 96L10 74L14 96zM84 98L89 72L94 98zM90 98L96 82L100 98z'],
  ['white/70', 'M8 92L10 76L11 92zM87 94L89 76L90 94z'],
  ['hot/16', disc(10, 88, 14) + disc(90, 88, 15)],
  ['mid', 'M0 0H16L6 40L0 60zM100 0H84L94 36L100 58zM0 142V112L14 104L30 114L50 110L72 116L88 106L100 112V142z'],
];

const RIFT: Drawing = [
  ...STARS,
  ['~light/35', 'M50 60C60 40 90 46 92 70C94 100 56 116 30 104C4 92 -2 52 22 28C40 10 78 8 100 26'],
  ['~light/55', 'M50 60C44 46 66 38 76 52C86 70 66 90 46 86C22 82 16 54 32 38C48 24 78 28 88 44'],
  [
    'light/22',
    'M50 60C60 40 90 46 92 70C94 100 56 116 30 104C50 106 82 92 80 70C78 52 60 46 50 60zM50 60C44 46 66 38 76 52C62 44 52 48 50 60z',
  ],
  ['hot/45', 'M32 38C48 24 78 28 88 44C74 34 50 32 36 44zM22 28C40 10 78 8 100 26C80 16 44 18 26 32z'],
  ['rock', 'M6 44L14 40L18 47L12 53L5 50zM84 90L93 86L97 94L89 100zM12 108L18 105L20 111L14 114z'],
];

const WILD: Drawing = [
  ...STARS,
  ['light/60', disc(20, 38, 9)],
  ['far', disc(24, 36, 8.4)],
  ['light/14', 'M0 50C20 40 34 58 54 48C74 38 86 52 100 42V70C84 78 70 64 50 74C30 82 14 68 0 78z'],
  ['hot/14', 'M0 84C24 72 40 92 64 80C80 72 92 82 100 76V102C80 110 60 96 40 106C24 112 10 100 0 108z'],
  ['rock', 'M78 28L90 24L97 33L92 42L80 40zM0 100L12 94L20 104L14 116L0 118z'],
  ['ink/40', 'M84 30L90 29L91 34L86 35zM4 104L10 102L11 108L5 110z'],
];

const BELT: Drawing = [
  ...STARS,
  ['light/60', disc(78, 120, 48)],
  ['mid', disc(82, 126, 50)],
  ['rock', 'M8 36L20 30L28 38L24 48L11 48zM80 34L88 32L92 38L86 44L80 41z'],
  ['ink/35', 'M14 37L20 36L21 41L15 42z'],
];

const ORBIT: Drawing = [
  ...STARS,
  ['light/25', disc(50, 196, 112)],
  ['light/55', disc(50, 200, 112)],
  ['far', disc(50, 204, 112)],
  ['light/20', 'M8 118C26 112 40 122 58 114C72 108 84 116 94 112V118C80 124 66 116 50 122C34 126 20 120 6 126z'],
];

const BACKDROPS: Readonly<Record<Deck, Drawing>> = {
  start: BELT,
  ship: ORBIT,
  T: CITY,
  fortress: FORT,
  lab: LAB,
  mines: CAVE,
  vortex: RIFT,
  hunt: WILD,
};

export function backdropOf(deck: Deck): Drawing {
  return [['sky', ALL], ...BACKDROPS[deck], ...GLARE];
}
