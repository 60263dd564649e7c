import type { GamePicture } from '@haven/picture-kit';
import { fan } from './cards.ts';
import { CASINO_LIGHTS, felt, nebula, outlaws, sign } from './casino.ts';
import { ending } from './ending.ts';
import { FACE_LIGHTS } from './faces.ts';
import { medal } from './medal.ts';

/** A casino among the stars: its neon sign, a hand of outlaws, their ships, and the medal of a run that earned one. */
export const picture: GamePicture = {
  id: 'star-bounty',
  look: {
    face: 'unbounded',
    title: { fill: '#fff4fa', glow: '#ff2e88' },
    state: '#ffe9a8',
    plate: { fill: '#1a0a3a', stroke: '#ffd34d', ink: '#fff8e0', faint: '#c9b6ee' },
    seats: [],
  },
  world: ({ outcome }) =>
    `<defs>${CASINO_LIGHTS}${FACE_LIGHTS}</defs>` +
    nebula() +
    outlaws() +
    fan() +
    (outcome ? medal(outcome.verdict) : '') +
    felt() +
    sign(),
  ending,
};
