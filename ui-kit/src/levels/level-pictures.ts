import type { Level } from '@haven/kit';
import * as bust from '../art/bust.ts';
import { addressOf, type Drawing, disc, discs, litBy, svgOf } from '../art/drawing.ts';

type Colour = bust.BustColour | 'sky' | 'gold';

interface Portrait {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly trim: string;
  readonly sky: string;
  readonly drawings: readonly Drawing<Colour>[];
}

const FRECKLES: Drawing<Colour> = [['ink/45', discs(0.7, [42, 62], [44, 63.5], [57, 63.5], [59, 62])]];
const STRIPES: Drawing<Colour> = [
  ['white', bust.SHOULDERS],
  ['coat', 'M13 99L11.5 107H88.5L87 99zM10 118L8.5 127H91.5L90 118zM30 83L20 88H80L70 83z'],
];
const SAILORS_CAP: Drawing<Colour> = [
  ['white', 'M33 47C31 37 39 30 50 30C61 30 69 37 67 47z'],
  ['coat', 'M34 44H66V50C56 47 44 47 34 50z'],
  ['ink/25', 'M52 30C62 30 69 37 67 47H55z'],
];
const BICORN: Drawing<Colour> = [
  ['coat', 'M16 50C24 28 38 20 50 20C62 20 76 28 84 50C72 43 60 42 50 42C40 42 28 43 16 50z'],
  ['ink/35', 'M52 20C63 20 76 28 84 50C72 43 60 42 52 42z'],
  ['~gold', 'M16 50C28 43 40 42 50 42C60 42 72 43 84 50'],
  ['gold', disc(50, 32, 5)],
  ['hot', disc(50, 32, 2.6)],
];
const EPAULETTES: Drawing<Colour> = [
  ['gold', 'M12 96C16 86 26 84 32 86L30 98L12 102zM88 96C84 86 74 84 68 86L70 98L88 102z'],
];

const PORTRAITS: Readonly<Record<Level, Portrait>> = {
  deckhand: {
    skin: '#edbd94',
    hair: '#8a4b1f',
    coat: '#6c7f4a',
    trim: '#e9dcb5',
    sky: '#9fd4c4',
    drawings: [bust.COAT, bust.FACE, FRECKLES, bust.SHORT_HAIR, bust.BANDANA],
  },
  sailor: {
    skin: '#c98a5c',
    hair: '#2b1d16',
    coat: '#24508f',
    trim: '#ffffff',
    sky: '#8fc6ea',
    drawings: [STRIPES, bust.FACE, bust.SHORT_HAIR, SAILORS_CAP],
  },
  captain: {
    skin: '#e2ab80',
    hair: '#3c2415',
    coat: '#7a2230',
    trim: '#f0cf7a',
    sky: '#f0b98a',
    drawings: [bust.COAT, bust.FACE, bust.MOUSTACHE, bust.TRICORN],
  },
  admiral: {
    skin: '#d8a27c',
    hair: '#e4e2dd',
    coat: '#1d2350',
    trim: '#d9b24a',
    sky: '#b79be0',
    drawings: [bust.LONG_HAIR_BACK, bust.COAT, EPAULETTES, bust.GRIM_FACE, bust.BEARD, BICORN],
  },
};

/** The head, and as much of the hat as a round frame shows. */
const HEAD_BOX = '14 18 72 72';
const drawn = new Map<Level, string>();

/** Each face is drawn once. */
export function levelPicture(level: Level): string {
  const known = drawn.get(level) ?? addressOf(portraitOf(PORTRAITS[level]));
  drawn.set(level, known);
  return known;
}

function portraitOf({ skin, hair, coat, trim, sky, drawings }: Portrait): string {
  const lit = (base: string) => litBy(base, '#fff3d0', '#1a1020');
  const cloth = { skin: lit(skin), hair: lit(hair), coat: lit(coat), trim: lit(trim) };
  const paints = { ...cloth, sky, light: '#f6e3b0', hot: '#d1483a', white: '#fffaf0', ink: '#241610', gold: '#e2b33c' };
  return svgOf<Colour>({ box: HEAD_BOX, paints, drawing: [['sky', 'M0 0H100V142H0z'], ...drawings.flat()] });
}
