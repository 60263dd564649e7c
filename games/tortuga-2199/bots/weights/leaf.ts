import type { Learned } from '@haven/kit/learning';

/** Written by `npm run train -- tortuga-2199 leaf --seed 1`. */
export const leaf: Learned = {
  game: 'tortuga-2199',
  rules: 3,
  schema: 'd52bc7010696df0c7b6fcaa15f102d95cfa6c39fdf6a597d1d2ac3ec8547c909',
  seed: 1,
  games: 240,
  hash: 'be77b12c7902d204460dffea10d1ad7275393f1c95fb1a56f8a66c88ff396ad2',
  values: {
    influence: 0.9904,
    nearEnd: 0.5996,
    manoeuvre: 1.007,
    manoeuvreLater: 0.828,
    crypto: -0.2914,
    cryptoLater: -0.5056,
    abilities: 0.5258,
    abilitiesLater: 0.5302,
    redeem: 1.05,
    deckSize: -0.7446,
    minerals: -0.1134,
    posts: -0.05622,
    turrets: -0.02415,
    specials: -0.126,
    defence: 0.07688,
    reserve: 0.008267,
    adrift: -0.001711,
    onTurn: 0.3099,
  },
};
