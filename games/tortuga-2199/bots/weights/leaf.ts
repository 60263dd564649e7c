import type { Learned } from '@haven/kit/learning';

/** Written by `npm run train -- tortuga-2199 leaf --seed 1`. */
export const leaf: Learned = {
  game: 'tortuga-2199',
  rules: 3,
  schema: '6d434404048e4034e0f2033e82a61c1fed008f03169112ddfd7a266c2bb6a538',
  seed: 1,
  games: 720,
  hash: 'cd621eb8c12377caa3dbe82c874d1b4571a89a163799dd4cc97470f2b7aebd94',
  values: {
    influence: 0.8102,
    lead: 0.6952,
    nearEnd: 0.2543,
    manoeuvre: 0.8158,
    manoeuvreLater: 0.7321,
    crypto: -0.5185,
    cryptoLater: -0.6939,
    abilities: 0.5582,
    abilitiesLater: 0.5558,
    quality: 0.7585,
    qualityLater: 0.4703,
    might: -0.2879,
    redeem: 1.014,
    deckSize: 0.3299,
    minerals: 0.11,
    control: -0.2141,
    explored: 0.2623,
    reserve: 0.02914,
    adrift: -0.02533,
    onTurn: 0.2621,
  },
};
