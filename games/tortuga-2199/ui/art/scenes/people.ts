import { disc, discs } from '@haven/ui-kit/art';
import { SHORT_HAIR, SHOULDERS } from '@haven/ui-kit/bust';
import type { Drawing } from './palette.ts';

export * from '@haven/ui-kit/bust';

/** What only these people wear; a head is around (50, 58). */

// Clothes, down to the edge of the card.
export const ARMOUR: Drawing = [
  ['coat', SHOULDERS],
  ['metal', 'M34 84L50 93L66 84L70 118L50 130L30 118z'],
  ['ink/35', 'M50 93L66 84L70 118L50 130z'],
  ['coat', 'M36 78C22 77 9 86 7 104L28 110C30 98 34 90 41 85zM64 78C78 77 91 86 93 104L72 110C70 98 66 90 59 85z'],
  ['~light/80', 'M36 78C22 77 9 86 7 104M64 78C72 77 80 80 85 86'],
  ['ink/30', 'M64 78C78 77 91 86 93 104L72 110C70 98 66 90 59 85z'],
  ['hot/30', disc(50, 106, 6.5)],
  ['hot', disc(50, 106, 3.4)],
];
export const LAB_COAT: Drawing = [
  ['white', SHOULDERS],
  ['ink/22', 'M50 92L63 79C72 82 83 86 87 99L93 142H58z'],
  ['coat', 'M43 80L50 92L57 80L59 142H41z'],
  ['white', 'M37 79L43 74L50 92L44 112L32 90z'],
  ['~ink/40', 'M43 74L50 92L44 112L32 90M57 74L50 92L56 112L68 90'],
  ['ink/12', 'M63 79L57 74L50 92L56 112L68 90z'],
  ['light', 'M66 104H76V108H66z'],
];
export const OVERALLS: Drawing = [
  ['trim', SHOULDERS],
  ['ink/40', 'M50 92L63 79C72 82 83 86 87 99L93 142H58z'],
  ['coat', 'M36 80L42 78L43 101H57L58 78L64 80L66 142H34z'],
  ['ink/30', 'M57 101L58 78L64 80L66 142H54z'],
  ['light', discs(1.8, [40, 102], [60, 102])],
  ['ink/35', 'M44 108H56V118H44z'],
];
export const CLOAK: Drawing = [
  ['coat', 'M50 72C33 76 16 84 11 102L4 142H96L89 102C84 84 67 76 50 72z'],
  ['ink/40', 'M52 74C67 76 84 84 89 102L96 142H66z'],
  ['~ink/50', 'M36 90L28 142M64 90L72 142M50 96V142'],
  ['trim', 'M40 82L50 90L60 82L57 96H43z'],
  ['hot', disc(50, 91, 2.6)],
];
export const SUIT: Drawing = [
  ['coat', SHOULDERS],
  ['ink/35', 'M50 92L63 79C72 82 83 86 87 99L93 142H58z'],
  ['white', 'M43 79L50 88L57 79L55 112H45z'],
  ['hot', 'M48 89H52L51.5 93L54 110L50 115L46 110L48.5 93z'],
  ['trim', 'M37 79L43 75L48 108L33 92zM63 79L57 75L52 108L67 92z'],
  ['ink/35', 'M63 79L57 75L52 108L67 92z'],
];
export const FURS: Drawing = [
  ['coat', SHOULDERS],
  ['ink/35', 'M50 92L63 79C72 82 83 86 87 99L93 142H58z'],
  [
    'trim',
    'M40 74L34 78L28 77L25 84L19 86L20 94L15 99L22 103L23 110L31 108L37 112L41 104L50 97L59 104L63 112L69 108L77 110L78 103L85 99L80 94L81 86L75 84L72 77L66 78L60 74L50 90z',
  ],
  ['ink/30', 'M50 90L60 74L66 78L72 77L75 84L81 86L80 94L85 99L78 103L77 110L69 108L63 112L59 104L50 97z'],
];

// Hair.
export const BUN: Drawing = [['hair', disc(50, 32, 6.5)], ...SHORT_HAIR];
export const MOHAWK: Drawing = [
  ['ink/35', 'M38 50C38 44 43 41 46 41V48zM62 50C62 44 57 41 55 41V48z'],
  ['hair', 'M45 47C42 36 43 28 49 20L52 25L56 21L57 28L60 28L58 36L56 47C53 45 48 45 45 47z'],
];
export const WILD_HAIR: Drawing = [
  [
    'hair',
    'M37 60L30 58L33 51L27 46L34 43L31 35L39 37L41 29L47 34L52 27L56 34L63 30L63 38L70 37L67 45L73 49L66 52L69 59L63 60C63 52 58 48 50 48C42 48 38 52 37 60z',
  ],
];

// What is worn on the head or before the eyes.
export const HOOD: Drawing = [
  [
    'coat',
    'M50 27C33 27 25 42 26 60C27 75 33 84 40 91L50 97L60 91C67 84 73 75 74 60C75 42 67 27 50 27zM50 38C60 38 65 47 64.5 59C64 70 58 79 50 80C42 79 36 70 35.5 59C35 47 40 38 50 38z',
  ],
  ['ink/40', 'M50 27C67 27 75 42 74 60C73 75 67 84 60 91L50 97V80C58 79 64 70 64.5 59C65 47 60 38 50 38z'],
  ['~light/60', 'M50 27C33 27 25 42 26 60C26.5 68 28 74 31 79'],
  ['ink/62', 'M50 38C60 38 65 47 64.5 59L63 55C58 51 42 51 37 55L35.5 59C35 47 40 38 50 38z'],
];
export const HELMET: Drawing = [
  ['metal', 'M50 33C36 33 31 44 31 57V70C35 79 43 83 50 83C57 83 65 79 69 70V57C69 44 64 33 50 33z'],
  ['ink/35', 'M52 33C64 33 69 44 69 57V70C65 79 57 83 52 83z'],
  ['ink', 'M33.5 52H66.5V62L58 69H42L33.5 62z'],
  ['hot', 'M36 54.5H64V58H36z'],
  ['white/80', 'M37 55H46V56.5H37z'],
  ['~ink/50', 'M44 74V82M50 74V83M56 74V82'],
  ['~light/80', 'M50 33C36 33 31 44 31 57V70'],
];
export const CREST: Drawing = [
  ['hot', 'M46 36C42 24 48 14 62 12C72 11 80 18 82 30C74 24 66 26 60 36z'],
  ['ink/30', 'M60 36C62 24 68 18 76 20C80 22 82 26 82 30C74 24 66 26 60 36z'],
];
export const HARD_HAT: Drawing = [
  ['hot/26', disc(50, 42, 13)],
  ['trim', 'M34 52C33 39 41 32 50 32C59 32 67 39 66 52z'],
  ['ink/30', 'M52 32C60 33 67 39 66 52H56z'],
  ['trim', 'M29 51H71V55.5H29z'],
  ['ink/45', 'M29 54H71V57H29z'],
  ['steel', disc(50, 43, 5.4)],
  ['white', disc(50, 43, 3.7)],
];
export const OFFICER_CAP: Drawing = [
  ['coat', 'M30 43C33 31 67 31 70 43L64 50H36z'],
  ['ink/35', 'M52 34C60 34 68 36 70 43L64 50H54z'],
  ['ink', 'M36 48H64V53H36z'],
  ['hot', 'M50 36L51.8 40L56 40.5L53 43.5L54 48L50 45.8L46 48L47 43.5L44 40.5L48.2 40z'],
  ['ink', 'M35 53C42 50.5 58 50.5 65 53L62 57C56 54.5 44 54.5 38 57z'],
];
export const GOGGLES: Drawing = [
  ['ink', 'M36 53H64V59H36z'],
  ['steel', discs(6, [43.5, 56.5], [56.5, 56.5])],
  ['hot', discs(4.2, [43.5, 56.5], [56.5, 56.5])],
  ['white/85', discs(1.3, [42, 55], [55, 55])],
];
export const GLASSES: Drawing = [
  ['glow/35', discs(5, [44, 57.5], [56, 57.5])],
  ['~ink', `${discs(5, [44, 57.5], [56, 57.5])}M49 57H51M39 56L37 55M61 56L63 55`],
];
export const HEADSET: Drawing = [
  ['~steel', 'M36 57C34 43 41 35.5 50 35.5C59 35.5 66 43 64 57'],
  ['steel', 'M33.5 53H38.5V63H33.5zM61.5 53H66.5V63H61.5z'],
  ['~hot', 'M36 63C37 69 41 72 45 72'],
  ['hot', disc(45.5, 72, 1.5)],
];
export const TOP_HAT: Drawing = [
  ['coat', 'M36 49L34 22C40 19 60 19 66 22L64 49z'],
  ['ink/35', 'M52 20C58 20 64 21 66 22L64 49H54z'],
  ['hot', 'M35.5 41H64.5V46H35.5z'],
  ['coat', 'M27 48C36 45 64 45 73 48C70 53 30 53 27 48z'],
];
export const MONOCLE: Drawing = [
  ['glow/40', disc(56, 57.5, 4.8)],
  ['~light', `${disc(56, 57.5, 4.8)}M60 60L63 74`],
];
export const CYBER_EYE: Drawing = [
  ['steel', 'M51 52H62L64 60L58 64L52 61z'],
  ['hot/40', disc(56.5, 57.5, 4.5)],
  ['hot', disc(56.5, 57.5, 2.6)],
  ['white', disc(55.8, 56.8, 0.9)],
];
export const VISOR: Drawing = [
  ['steel', 'M35 50H65V61L60 64H54L50 61L46 64H40L35 61z'],
  ['hot', 'M37 53H63V57H37z'],
  ['white/80', 'M38 53.5H46V55H38z'],
];
export const RESPIRATOR: Drawing = [
  ['steel', 'M38.5 63L50 60L61.5 63V71L56 79H44L38.5 71z'],
  ['metal', discs(3.8, [42, 72], [58, 72])],
  ['ink', discs(1.8, [42, 72], [58, 72])],
  ['~light/60', 'M47 66H53M47 69H53M47 72H53'],
];
export const SHARP_EYES: Drawing = [
  ['hot/35', discs(4, [44.5, 58], [55.5, 58])],
  ['hot', 'M40.5 56L48 59L43 60.5zM59.5 56L52 59L57 60.5z'],
];
export const SCARF: Drawing = [
  ['hot', 'M37 65C44 70 56 70 63 65L65 78C60 86 40 86 35 78z'],
  ['ink/35', 'M52 69C57 69 61 67 63 65L65 78C62 83 57 85 52 85z'],
  ['~ink/40', 'M37 71C44 76 56 76 63.5 71'],
];
