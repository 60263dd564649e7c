import { at, type Seat } from '@haven/kit';
import { disc, svgOf } from '@haven/ui-kit/art';
import { type Drawing, type Dress, type Light, paintsIn } from './palette.ts';
import * as people from './people.ts';
import { CIGAR } from './things.ts';

interface Captain {
  readonly light: Light;
  readonly dress: Dress;
  readonly drawings: readonly Drawing[];
}

/** By seat: the corsair, the admiral, the drifter from outside, and the one who never takes the helmet off. */
const CAPTAINS: readonly Captain[] = [
  {
    light: { light: '#ffb09a', hot: '#ff5a5f', high: '#a8323f', deep: '#3a0f20', coat: '#8c2230' },
    dress: { skin: '#c98d68', hair: '#1c1018', trim: '#f0c060' },
    drawings: [people.LONG_HAIR_BACK, people.COAT, people.GRIM_FACE, people.CYBER_EYE, people.TRICORN],
  },
  {
    light: { light: '#a8ccff', hot: '#ffd166', high: '#2f5cc0', deep: '#0d1c48', coat: '#26458f' },
    dress: { skin: '#8a5638', hair: '#eeeae4', trim: '#dfe9ff' },
    drawings: [people.COAT, people.FACE, people.BEARD, people.EYEPATCH, people.OFFICER_CAP, CIGAR],
  },
  {
    light: { light: '#b4ffd8', hot: '#ffb35c', high: '#1f8a66', deep: '#06302a', coat: '#2c5c4c' },
    dress: { skin: '#6fb58a', hair: '#d8f25c', trim: '#9ce0b8' },
    drawings: [people.CLOAK, people.FACE, people.MOHAWK, people.GOGGLES],
  },
  {
    light: { light: '#fff0b8', hot: '#ffb020', high: '#b5862a', deep: '#3a260c', coat: '#7a5a1e' },
    dress: { trim: '#ffd166' },
    drawings: [people.CREST, people.ARMOUR, people.HELMET],
  },
];

/** A captain's face, in a box that is cut to a circle. */
export function captainOf(seat: Seat): string {
  const { light, dress, drawings } = at(CAPTAINS, seat);
  const ground: Drawing = [
    ['sky', 'M0 0H100V142H0z'],
    ['lamp', disc(50, 54, 44)],
  ];
  return svgOf({ box: '15 19 70 70', paints: paintsIn(light, dress), drawing: [...ground, ...drawings.flat()] });
}
