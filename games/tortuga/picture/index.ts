import type { Standing } from '@haven/kit';
import { type GamePicture, placed, seatNames } from '@haven/picture-kit';
import { COLOURS, type View } from '@haven/tortuga-rules';
import { messages, SEAT_COLOURS } from '@haven/tortuga-text';
import { CHART_LIGHTS, frame, sea } from './chart.ts';
import { chest } from './chest.ts';
import { SHIP_LIGHTS, ships } from './ships.ts';

const SEATS = ['#4f93dd', '#e8823f', '#e3b321', '#55a868'] as const;

/** A sunlit sea chart on wood and brass: the captains' ships between the treasure island and their haven. */
export const picture: GamePicture = {
  id: 'tortuga',
  look: {
    face: 'yeseva',
    title: { fill: '#4a2a12', glow: '#f6e3b4' },
    state: '#4a3419',
    plate: { fill: '#2b180a', stroke: '#c9973f', ink: '#fff3d6', faint: '#dcc193' },
    seats: SEATS,
  },
  world: (scene) => `<defs>${CHART_LIGHTS}${SHIP_LIGHTS}</defs>${sea()}${ships(scene, SEATS)}${frame()}${treasure()}`,
  seatName: seatNames(SEAT_COLOURS, messages),
  standing: chestsHome,
  roundName: (language) => messages[language].names.round,
  standingName: (language) => messages[language].names.chestsHome,
};

/** While they play all count the chests on Tortuga; points come with the end. */
function chestsHome({ round, players }: View): Standing {
  return { round, points: players.map(({ tortuga }) => tortuga.length) };
}

const PILES = [
  [16, 484],
  [104, 470],
  [192, 464],
  [912, 464],
  [1002, 470],
] as const;

/** §1.1 A chest of each colour, on the planks beside the seats. */
function treasure(): string {
  return COLOURS.map((colour, index) => {
    const [x, y] = PILES[index] ?? PILES[0];
    return placed(chest(colour), `translate(${x} ${y + 40}) scale(1.9)`);
  }).join('');
}
