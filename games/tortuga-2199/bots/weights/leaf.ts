import type { Learned } from '@haven/kit/learning';

/** Written by `npm run train -- tortuga-2199 leaf --seed 1`. */
export const leaf: Learned = {
  game: 'tortuga-2199',
  rules: 3,
  schema: '6d434404048e4034e0f2033e82a61c1fed008f03169112ddfd7a266c2bb6a538',
  seed: 1,
  games: 720,
  hash: '702d5cffcb7b69425a7a5b41705960f3459b27e4516e7b2ae2be52ed01fea285',
  values: {
    influence: 0.6606,
    lead: 0.7185,
    nearEnd: 0.3691,
    manoeuvre: 0.4715,
    manoeuvreLater: 0.633,
    crypto: -0.7439,
    cryptoLater: -0.7676,
    abilities: 0.7126,
    abilitiesLater: 0.4725,
    quality: 0.3065,
    qualityLater: 0.3204,
    might: -0.4407,
    redeem: 1.437,
    deckSize: 0.05622,
    minerals: 0.1996,
    control: -0.2915,
    explored: 0.5108,
    reserve: 0.1333,
    adrift: -0.002961,
    onTurn: 0.2473,
  },
};
