import type { Learned } from '@haven/kit/learning';

/** Written by `npm run train -- tortuga leaf --seed 1`. */
export const leaf: Learned = {
  game: 'tortuga',
  rules: 2,
  schema: '1414d9cc493fd22363c7e7b462d7620fb44e183dfd21a13bbdf3cd4bbffd9f1b',
  seed: 1,
  games: 960,
  hash: '14fab078655231e4632505b16dc320bae5674173f8813dd5b95467d6cf58d343',
  values: {
    outlook: -0.07361,
    outlookLate: 1.337,
    points: 0.3677,
    home: 0.6696,
    fleet: -0.04922,
    crew: -0.1524,
    island: 0,
    purple: 0.04309,
    white: -0.1778,
    lacksOne: 0.3874,
    lacksTwo: 0.1557,
    boat: 0.3813,
    pirate: 0.637,
    coins: 0.002366,
    bonus: 0.4037,
    attackBonus: 0.05006,
    begins: 0.0328,
  },
};
