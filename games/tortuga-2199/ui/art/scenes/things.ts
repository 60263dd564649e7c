import { disc, discs } from '@haven/ui-kit/art';
import type { Drawing } from './palette.ts';

/** What people hold, and what stands before them. */

export const HOLO_DESK: Drawing = [
  ['hot/18', 'M12 84H88L94 116H6z'],
  ['~hot/90', 'M12 84H46V106H9zM54 84H88L91 106H54z'],
  ['hot/80', 'M16 89H34V91H15.5zM15 94H42V96H15zM14.5 99H28V101H14zM58 89H72V91H58zM58 94H84V96H58zM58 99H78V101H58z'],
  ['ink', 'M2 114L18 108H82L98 114V142H2z'],
  ['~hot', 'M2 114L18 108H82L98 114'],
  ['light/60', 'M30 112H36V114H30zM39 112H45V114H39zM48 112H54V114H48zM57 112H63V114H57z'],
];
export const CRATES: Drawing = [
  ['metal', 'M4 98H40V130H4z'],
  ['ink/40', 'M24 98H40V130H24z'],
  ['~ink/70', 'M4 98H40V130H4zM4 98L40 130M40 98L4 130'],
  ['metal', 'M62 90H98V124H62z'],
  ['ink/40', 'M82 90H98V124H82z'],
  ['hot', 'M70 100L80 96L90 100V112L80 117L70 112z'],
  ['ink/40', 'M80 106V117L90 112V100z'],
  ['~ink/60', 'M62 90H98V124H62z'],
];
export const SPYGLASS: Drawing = [
  ['coat', 'M60 92L70 70L78 76L72 100z'],
  ['metal', 'M50 53L64 47L69 60L54 62z'],
  ['metal', 'M64 44L88 32L96 52L70 63z'],
  ['ink/40', 'M67 54L92 42L96 52L70 63z'],
  ['hot', 'M88 32L91 31L99 50L96 52z'],
  ['hot/30', 'M94 30L116 6V62L99 50z'],
  ['skin', disc(71, 66, 5.5)],
];
export const COINS: Drawing = [
  ['light', 'M8 106H30V142H8zM66 100H88V142H66zM40 116H60V142H40z'],
  ['~ink/55', 'M8 112H30M8 118H30M8 124H30M66 106H88M66 112H88M66 118H88M66 124H88M40 122H60M40 128H60'],
  ['ink/35', 'M22 106H30V142H22zM80 100H88V142H80zM53 116H60V142H53z'],
];
export const RIFLE: Drawing = [
  ['steel', 'M12 118L72 72L76 77L64 87L66 95L60 98L57 93L22 122z'],
  ['metal', 'M70 70L92 53L95 57L74 76z'],
  ['hot', 'M58 86L68 78L70 81L60 89z'],
  ['skin', discs(5, [62, 92], [34, 110])],
];
export const CANNON: Drawing = [
  ['steel', 'M24 112L40 100L62 104L66 120L52 132H24z'],
  ['metal', 'M36 98L78 66L90 80L56 116z'],
  ['ink/35', 'M48 108L85 74L90 80L56 116z'],
  ['ink', 'M76 64L82 60L95 76L90 82z'],
  ['hot/35', disc(90, 66, 13)],
  ['hot', disc(88, 68, 5.5)],
  ['white', disc(88, 68, 2.5)],
];
export const ENERGY_SHIELD: Drawing = [
  ['hot/28', 'M10 74L38 62L66 74V98C62 116 50 126 38 132C26 126 14 116 10 98z'],
  ['~hot', 'M10 74L38 62L66 74V98C62 116 50 126 38 132C26 126 14 116 10 98z'],
  ['~glow/80', 'M16 78L38 69L60 78V97C57 110 48 119 38 124C28 119 19 110 16 97z'],
  ['glow', 'M41 80L28 100H36L33 116L48 95H40z'],
  ['white/35', 'M14 78L30 70L20 104C16 100 14 90 14 78z'],
];
export const WRENCH: Drawing = [
  ['metal', 'M70 116L82 62L88 63L79 119z'],
  ['metal', 'M78 64C72 60 72 50 79 45L80 54L86 56L92 50C95 58 92 65 86 66z'],
  ['skin', disc(78, 98, 5.5)],
  ['metal', 'M6 108H34V142H6z'],
  ['~ink/60', 'M6 118H34M6 128H34M16 108V118M26 118V128M14 128V142'],
  ['light', 'M4 104H36V108H4z'],
];
export const DYNAMITE: Drawing = [
  ['hot', 'M60 92H67V122H60zM68.5 90H75.5V122H68.5zM77 92H84V122H77z'],
  ['ink/35', 'M64 92H67V122H64zM72.5 90H75.5V122H72.5zM81 92H84V122H81z'],
  ['ink', 'M58 103H86V109H58z'],
  ['~light', 'M72 90C72 80 80 82 82 74'],
  ['hot/40', disc(83, 70, 8)],
  ['white', 'M83 62L85 68L91 70L85 72L83 78L81 72L75 70L81 68z'],
  ['skin', 'M58 112H65V118H58z'],
];
export const TURRET: Drawing = [
  ['steel', 'M8 142V120L22 108H78L92 120V142z'],
  ['metal', 'M24 112C24 96 36 90 50 90C64 90 76 96 76 112z'],
  ['ink/35', 'M52 90C66 91 76 96 76 112H58z'],
  ['metal', 'M14 76L42 94L38 101L10 84zM86 76L58 94L62 101L90 84z'],
  ['ink', 'M8 80L13 73L18 76L13 84zM92 80L87 73L82 76L87 84z'],
  ['hot', 'M44 98H56V103H44z'],
];
export const GRAPPLE: Drawing = [
  ['~metal', 'M30 118C50 112 60 100 74 80'],
  ['steel', 'M16 112L34 106L40 122L22 130z'],
  ['metal', 'M74 82L82 66L72 60C70 52 75 46 82 46L79 53L86 57L92 62L97 56C100 63 96 70 88 70L78 86z'],
  ['skin', disc(32, 112, 6)],
];
export const MEDALS: Drawing = [
  ['hot', 'M24 100H30V108H24zM33 100H39V108H33zM24 94H39V98H24z'],
  ['light', discs(3.6, [27, 112], [36, 112])],
  ['white', discs(1.4, [26.5, 111.5], [35.5, 111.5])],
  ['light', 'M10 88L28 82L30 87L12 94zM90 88L72 82L70 87L88 94z'],
];
export const COIN_BAG: Drawing = [
  ['rock', 'M62 112C62 100 70 96 72 90H84C86 96 94 100 94 112C94 124 86 128 78 128C70 128 62 124 62 112z'],
  ['ink/35', 'M80 90H84C86 96 94 100 94 112C94 124 86 128 80 128z'],
  ['hot', 'M70 88H86V92H70z'],
  ['light', 'M78 102L85 106V114L78 118L71 114V106z'],
];
export const TEST_TUBES: Drawing = [
  ['white/35', 'M18 78H28V110A5 5 0 0 1 18 110zM34 84H44V114A5 5 0 0 1 34 114z'],
  ['light', 'M18 92H28V110A5 5 0 0 1 18 110z'],
  ['hot', 'M34 98H44V114A5 5 0 0 1 34 114z'],
  ['white/80', 'M20 80H22V106H20zM36 86H38V110H36z'],
  ['~white', 'M16 78H30M32 84H46'],
  ['glow', discs(1.7, [23, 74], [25, 68], [38, 79], [41, 73])],
  ['skin', 'M14 104C20 100 42 104 48 110L46 118L14 116z'],
];
export const MICROSCOPE: Drawing = [
  ['steel', 'M60 128H96V134H60z'],
  ['metal', 'M84 128C96 118 96 98 82 90L79 96C87 102 87 114 78 124H70V128z'],
  ['metal', 'M66 84L76 78L86 102L76 106z'],
  ['ink', 'M62 78L70 73L73 79L65 84z'],
  ['hot/50', 'M78 106L84 103L86 118H74z'],
  ['hot', 'M70 117H90V120H70z'],
];
export const CRYO_TUBE: Drawing = [
  ['steel', 'M60 64C60 56 96 56 96 64V70H60zM60 122H96V132H60z'],
  ['light/50', 'M62 70H94V122H62z'],
  ['ink/60', 'M78 78C83 78 85 82 84 87C88 89 89 94 89 100V122H67V100C67 94 68 89 72 87C71 82 73 78 78 78z'],
  ['white/65', 'M64 72H68V120H64z'],
  ['~white/80', 'M86 76L92 82M88 74L92 78'],
  ['white/60', discs(2.5, [60, 124], [68, 128], [90, 127], [96, 123])],
];
export const DRONE: Drawing = [
  ['hot/24', 'M78 62L58 100H98z'],
  ['steel', 'M58 46H72V48H58zM86 46H100V48H86z'],
  ['metal', 'M64 48H66V54H64zM92 48H94V54H92z'],
  ['metal', 'M62 54H96L92 64H84L79 69L74 64H66z'],
  ['ink/35', 'M80 54H96L92 64H84L80 68z'],
  ['hot', disc(79, 60, 3.5)],
  ['white', disc(78, 59, 1.2)],
];
export const HOLO_WORLD: Drawing = [
  ['hot/20', disc(50, 104, 22)],
  ['~hot', `${disc(50, 104, 18)}M32 104H68M50 86C40 92 40 116 50 122C60 116 60 92 50 86M35 95H65M35 113H65`],
  ['~glow', 'M28 98L20 94V86M72 110L80 114V124'],
  ['glow', discs(2, [20, 85], [80, 125])],
];
export const HELIX: Drawing = [
  ['hot/20', 'M66 60H94V130H66z'],
  ['~hot', 'M70 62C70 76 90 76 90 90C90 104 70 104 70 118C70 124 74 128 80 130'],
  ['~glow', 'M90 62C90 76 70 76 70 90C70 104 90 104 90 118C90 124 86 128 80 130'],
  ['~white/70', 'M72 67H88M75 72H85M75 80H85M71 86H89M71 94H89M75 100H85M75 108H85M71 114H89'],
];
export const EQUATIONS: Drawing = [
  ['~glow/90', 'M8 66C10 60 14 60 14 66S18 74 20 66M24 64H30M24 67H30M8 82L12 90L18 76H28M20 84L26 90M26 84L20 90'],
  ['~hot/90', 'M72 80L78 90L88 72M76 98H92M84 94V102M74 62C78 56 84 60 80 65S82 72 86 70'],
  ['~glow/60', 'M10 104C16 96 22 112 28 104S38 100 40 106M64 112L70 106L76 114L84 104L92 110'],
];
export const FLASK: Drawing = [
  ['hot/22', disc(76, 108, 20)],
  ['white/35', 'M71 78H81V94L92 116C94 122 90 126 86 126H66C62 126 58 122 60 116L71 94z'],
  ['hot', 'M65 107H87L92 116C94 122 90 126 86 126H66C62 126 58 122 60 116z'],
  ['white/70', 'M68 108L63 118L66 119L71 108z'],
  ['~white', 'M69 78H83'],
  ['glow', discs(2, [74, 113], [82, 118], [76, 72], [79, 64])],
  ['glow', discs(1.2, [70, 120], [74, 67])],
];
export const MINE_CART: Drawing = [
  ['rock', 'M16 106L24 94L34 98L42 88L54 94L64 86L76 98L86 106z'],
  ['hot', 'M34 100L40 86L46 100zM60 102L67 90L72 102z'],
  ['white/75', 'M38 98L40 90L41 98zM65 100L67 94L68 100z'],
  ['metal', 'M8 104H92L84 130H16z'],
  ['ink/38', 'M56 104H92L84 130H54z'],
  ['~ink/60', 'M10 111H90M26 104L30 130M74 104L70 130M50 104V130'],
  ['ink', discs(7, [28, 132], [72, 132])],
  ['metal', discs(3, [28, 132], [72, 132])],
];
export const DRILL: Drawing = [
  ['hot/30', disc(88, 124, 14)],
  ['coat', 'M28 84L46 78L56 96L40 106z'],
  ['steel', 'M38 82L56 76L66 94L50 104z'],
  ['metal', 'M54 78L70 86L90 126L58 100z'],
  ['ink/35', 'M62 90L90 126L58 100z'],
  ['~ink/70', 'M58 98L71 88M65 106L76 97M73 112L81 106M80 118L85 114'],
  ['white', 'M88 114L90 121L97 120L91 125L94 131L88 128L82 132L84 125L78 122L85 121z'],
  ['skin', disc(42, 100, 6)],
];
export const BANNER: Drawing = [
  ['hot', 'M66 32L98 28V62L66 66z'],
  ['ink/30', 'M84 30L98 28V62L84 64z'],
  ['white', 'M82 36L84.5 43L92 43.5L86 48L88 56L82 51.5L76 56L78 48L72 43.5L79.5 43z'],
  ['metal', 'M64 28H67V142H64z'],
];
export const FIST: Drawing = [
  ['coat', 'M74 142L80 110L94 112L96 142z'],
  ['skin', 'M77 92H96V112H79z'],
  ['~ink/50', 'M82 92V101M87 92V101M92 92V101M77 102H90'],
];
export const SCALES: Drawing = [
  ['metal', 'M72 64H75V122H72zM62 122H86V127H62z'],
  ['~metal', 'M54 74L93 66M54 74L48 92M54 74L60 92M93 66L87 84M93 66L99 84'],
  ['metal', 'M46 92H62C61 99 47 99 46 92zM85 84H101C100 91 86 91 85 84z'],
  ['hot', 'M50 92L54 82L58 92zM88 84L92 78L95 84z'],
  ['light', disc(73.5, 62, 3.5)],
];
export const PICKAXE: Drawing = [
  ['rock', 'M70 134L77 62L82 63L76 134z'],
  ['metal', 'M54 66C64 52 86 48 100 62C90 58 84 60 80 66L77 68C70 62 62 62 54 66z'],
  ['skin', disc(76, 96, 6)],
  ['hot', 'M14 124L22 100L30 124zM24 126L34 108L40 126z'],
  ['white/75', 'M20 120L22 106L24 120z'],
];
export const CHART_BOARD: Drawing = [
  ['steel', 'M56 88L92 82L96 122L60 128z'],
  ['white', 'M60 92L89 87L92 117L63 122z'],
  ['metal', 'M70 84L80 82L81 88L71 90z'],
  ['~ink/70', 'M64 98L84 95M65 104L86 101M66 110L80 108'],
  ['hot', 'M82 107L87 106L88 111L83 112z'],
  ['skin', disc(61, 112, 6)],
];
export const BALLOON_TANK: Drawing = [
  ['metal', 'M2 96C2 88 28 88 28 96V142H2zM72 90C72 82 98 82 98 90V142H72z'],
  ['ink/40', 'M16 90C24 90 28 92 28 96V142H16zM86 84C94 84 98 86 98 90V142H86z'],
  ['hot', 'M2 106H28V112H2zM72 100H98V106H72z'],
  ['light', 'M12 84H18V90H12zM82 78H88V84H82z'],
  ['~ink/50', 'M2 126H28M72 122H98'],
];
export const CIGAR: Drawing = [
  ['trim', 'M54 69.5L65 72L64.5 75L54 72z'],
  ['hot', disc(65.5, 73.5, 1.9)],
  ['white/40', 'M67 70C64 64 72 62 68 54C74 60 68 64 71 71z'],
];
export const SABRE: Drawing = [
  ['metal', 'M70 104C82 90 92 66 92 40C98 64 92 92 76 110z'],
  ['white/70', 'M74 100C84 88 92 68 92 44C94 66 88 86 76 104z'],
  ['hot', 'M62 98C66 108 74 114 84 114L82 118C70 118 61 110 59 100z'],
  ['skin', disc(68, 110, 6)],
];
export const PISTOL: Drawing = [
  ['steel', 'M8 82H36V91H26L24 104H15L17 91H8z'],
  ['metal', 'M2 83H10V88H2z'],
  ['hot', 'M14 84H30V86H14z'],
  ['skin', disc(22, 100, 6)],
];
export const PORTAL: Drawing = [
  ['hot/20', disc(50, 66, 43)],
  ['~hot', disc(50, 66, 41)],
  ['~glow/80', disc(50, 66, 37)],
  ['hot/40', 'M50 25A41 41 0 0 1 91 66A38 38 0 0 0 50 28z'],
  ['ink/55', disc(50, 66, 35)],
  ['~hot/60', 'M30 46C40 36 62 38 70 52M74 84C62 98 36 96 28 80'],
];
export const SPEED: Drawing = [
  ['hot/75', 'M0 84H22L20 86H0zM0 96H16L14 98H0zM0 108H20L18 110H0zM78 90H100V92H80zM84 102H100V104H86z'],
];
export const JUNK: Drawing = [
  ['rock', 'M0 142V116L14 104L26 112L38 106L52 116L68 104L80 110L92 100L100 108V142z'],
  ['metal', 'M8 110L20 96L32 108L22 120zM66 112L72 94L88 98L84 116z'],
  ['~ink/70', 'M20 96L22 120M8 110L32 108M72 94L84 116M88 98L66 112'],
  ['steel', 'M40 108H58V124H40z'],
  ['hot', 'M44 112H54V115H44z'],
  ['metal', 'M90 100L98 84L100 86V104z'],
];
export const BOMB: Drawing = [
  ['hot/22', disc(76, 104, 20)],
  ['steel', disc(76, 106, 15)],
  ['ink/40', 'M80 92A15 15 0 0 1 80 120A20 20 0 0 0 80 92z'],
  ['ink', 'M67 99H85V109H67z'],
  [
    'hot',
    'M69 101H70.5V107H69zM72 101H77V102.5H75.5L73.5 107H72L74 102.5H72zM79 101H83V104.5H80.5V105.5H83V107H79V103.5H81.5V102.5H79z',
  ],
  ['~hot', 'M72 92C72 84 62 88 60 80M80 92C82 84 90 88 92 80'],
  ['white/70', disc(70, 95, 2.2)],
];
export const SWAG: Drawing = [
  ['rock', 'M58 78C50 92 46 112 56 126C68 134 92 132 98 120C102 104 92 84 78 74z'],
  ['ink/38', 'M78 74C92 84 102 104 98 120C94 129 82 131 74 131C90 118 88 94 74 76z'],
  ['hot', 'M60 74L80 68L82 76L58 82z'],
  ['light', 'M70 92L79 97V108L70 113L61 108V97z'],
  ['~ink', 'M74 99A5.4 5.4 0 1 0 74 106'],
];
export const DAGGERS: Drawing = [
  ['metal', 'M22 52L28 58L34 96L26 96zM78 52L72 58L66 96L74 96z'],
  ['white/75', 'M22 52L25 55L29 96H26zM78 52L75 55L71 96H74z'],
  ['hot', 'M20 96H40V100H20zM60 96H80V100H60z'],
  ['skin', discs(6, [30, 107], [70, 107])],
  ['ink', 'M27 112H33V120H27zM67 112H73V120H67z'],
];
export const HOOK: Drawing = [
  ['coat', 'M6 118L26 104L34 116L16 134z'],
  ['steel', 'M24 102L34 114L40 108L30 97z'],
  ['~metal', 'M36 102C46 94 46 82 36 80C30 80 28 84 29 88'],
];
export const LEDGER: Drawing = [
  ['steel', 'M6 96L46 90L50 96L54 90L94 96V126L54 120L50 126L46 120L6 126z'],
  ['white', 'M9 97L46 92V117L9 122zM91 97L54 92V117L91 122z'],
  ['ink/18', 'M91 97L54 92V117L91 122z'],
  ['~ink/60', 'M14 102L41 98.5M14 108L41 104.5M14 114L34 111.5M59 98.5L86 102M59 104.5L86 108'],
  ['hot', 'M60 110L70 111.5V116L60 114.5z'],
];
export const EARPIECE: Drawing = [
  ['light', disc(63.5, 60, 1.8)],
  ['~light', 'M63.5 62C64 68 66 72 68 78'],
];
