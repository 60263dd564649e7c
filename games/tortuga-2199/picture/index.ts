import { type GamePicture, seatNames } from '@haven/picture-kit';
import { standingOf } from '@haven/tortuga-2199-rules';
import { messages, SEAT_COLOURS } from '@haven/tortuga-2199-text';
import { GROUND_LIGHTS, land } from './land.ts';
import { shipLights, ships } from './ships.ts';
import { air, cockpit, night, quiet, SKY_LIGHTS, sky } from './sky.ts';

const SEATS = ['#ff5a5f', '#4d8dff', '#3ddc97', '#ffd166'] as const;

/** Seen from the cockpit: the board lit on the planet below, the captains' ships around it. */
export const picture: GamePicture = {
  id: 'tortuga-2199',
  look: {
    face: 'tektur',
    title: { fill: '#f4fbff', glow: '#25b7ff' },
    state: '#d8ecff',
    plate: { fill: '#0a1228', stroke: '#3b5596', ink: '#f4fbff', faint: '#9db4dd' },
    seats: SEATS,
  },
  world: (scene) =>
    `<defs>${SKY_LIGHTS}${GROUND_LIGHTS}${shipLights(SEATS)}</defs>` +
    sky() +
    air() +
    land(scene) +
    night() +
    quiet() +
    ships(scene, SEATS) +
    cockpit(),
  seatName: seatNames(SEAT_COLOURS, messages),
  standing: standingOf,
  roundName: (language) => messages[language].names.round,
};
