import type { Deck } from '@haven/tortuga-2199-rules';
import { litBy, mixed, type Paints, type Drawing as Shapes } from '@haven/ui-kit/art';

/** What the pictures are painted with; each market has its own light. */
export type Colour =
  | 'sky'
  | 'lamp'
  | 'far'
  | 'mid'
  | 'near'
  | 'ink'
  | 'light'
  | 'glow'
  | 'hot'
  | 'white'
  | 'skin'
  | 'hair'
  | 'coat'
  | 'trim'
  | 'metal'
  | 'steel'
  | 'rock';
export type Drawing = Shapes<Colour>;

/** What distinguishes one figure from another in the same light. */
export interface Dress {
  readonly skin?: string;
  readonly hair?: string;
  readonly coat?: string;
  readonly trim?: string;
}

/** Where a picture is, and what shines there. */
export interface Light {
  readonly light: string;
  readonly hot: string;
  readonly high: string;
  readonly deep: string;
  readonly coat: string;
}

const LIGHTS: Readonly<Record<Deck, Light>> = {
  start: { light: '#9fc0ff', hot: '#ffb35c', high: '#34508f', deep: '#0a1228', coat: '#3a4f86' },
  ship: { light: '#dfe9ff', hot: '#4de1ff', high: '#2d5599', deep: '#081026', coat: '#4a5f92' },
  T: { light: '#ffd08a', hot: '#ff5d8f', high: '#7a3b62', deep: '#1a0f2c', coat: '#5b3350' },
  fortress: { light: '#8fb3ff', hot: '#ff6b5e', high: '#2c479c', deep: '#0b1232', coat: '#33478c' },
  lab: { light: '#6ff5cb', hot: '#ffe07a', high: '#137069', deep: '#06202c', coat: '#2d7a78' },
  mines: { light: '#ffb070', hot: '#62f0e2', high: '#8a4028', deep: '#1e0d16', coat: '#74452f' },
  vortex: { light: '#dc9bff', hot: '#5ff0ff', high: '#5a2796', deep: '#110828', coat: '#50307e' },
  hunt: { light: '#c2f47c', hot: '#ff8552', high: '#2a6b4c', deep: '#06181a', coat: '#3c6a48' },
};

const NIGHT = '#05071a';
const SKIN = '#b97a56';
const HAIR = '#2a1a22';

export const lightOf = (deck: Deck): Light => LIGHTS[deck];

export function paintsIn(there: Light, { skin = SKIN, hair = HAIR, coat, trim }: Dress = {}): Paints<Colour> {
  const { light, hot, high, deep, coat: usual } = there;
  const shaded = (base: string) => litBy(base, light, NIGHT);
  return {
    sky: [high, mixed(high, deep, 0.45), mixed(deep, NIGHT, 0.4)],
    lamp: { lamp: light },
    far: mixed(high, deep, 0.5),
    mid: mixed(high, deep, 0.78),
    near: mixed(deep, NIGHT, 0.4),
    ink: NIGHT,
    light,
    glow: mixed(light, '#ffffff', 0.55),
    hot,
    white: '#f4f7ff',
    skin: shaded(skin),
    hair: shaded(hair),
    coat: shaded(coat ?? usual),
    trim: trim ?? mixed(coat ?? usual, light, 0.5),
    metal: shaded('#8c9ab8'),
    steel: '#39435f',
    rock: shaded(mixed(high, '#6b6470', 0.5)),
  };
}
