import { LANGUAGES } from '@haven/text-kit';
import type { Ability } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { abilityHint, abilityLine, kindName, saidBest } from './index.ts';
import { inAll, translatorIn } from './testing/voices.ts';

test.each<[string, Ability, readonly string[]]>([
  [
    '§8.3.34',
    { does: 'choose', of: [{ does: 'gain-crypto', n: 2 }, { does: 'gain-manoeuvre', n: 2 }, { does: 'reclaim' }] },
    [
      '+2 Crypto or +2 Manoeuvre or take back a card from your discard pile',
      '+2 Cryptos ou +2 Manœuvres ou reprendre une carte de la défausse',
      '+2 крипто или +2 манёвра или вернуть карту из сброса',
    ],
  ],
  [
    '§8.3.39',
    { does: 'draw', n: 1, pays: { crypto: 2 } },
    ['draw 1 card (costs 2 Crypto)', 'piocher 1 carte (pour 2 Cryptos)', 'взять 1 карту (за 2 крипто)'],
  ],
  [
    '§8.3.40',
    { does: 'scrap', n: 3, if: { has: 'posts', least: 2 } },
    [
      'destroy 3 cards in your hand or discard pile if you have at least 2 Trading Posts',
      'détruire 3 cartes de la main ou de la défausse si vous avez 2 Terminaux commerciaux ou plus',
      'уничтожить 3 карты в руке или сбросе, если у вас 2 Торговых поста или больше',
    ],
  ],
  [
    '§8.3.41',
    { does: 'gain-influence', n: 1, per: 'hunts', most: 3 },
    [
      '+1 Influence per Hunt card you have, at most 3',
      '+1 Influence par carte Chasse possédée, 3 au plus',
      '+1 к влиянию за каждую вашу карту охоты, не больше 3',
    ],
  ],
  [
    '§8.3.42',
    { does: 'destroy-played', gives: { manoeuvre: 1 } },
    [
      'destroy a played card to gain 1 Manoeuvre',
      'détruire une carte jouée et gagner 1 Manœuvre',
      'уничтожить разыгранную карту и получить 1 манёвр',
    ],
  ],
  [
    '§8.3.42',
    { does: 'destroy-played', n: 2, gives: { manoeuvre: 1 } },
    [
      'destroy 2 played cards to gain 1 Manoeuvre for each',
      'détruire 2 cartes jouées et gagner 1 Manœuvre pour chacune',
      'уничтожить 2 разыгранные карты и получить 1 манёвр за каждую',
    ],
  ],
])('%s in one line', (_rule, ability, said) => {
  expect(inAll(abilityLine(ability))).toEqual(said);
  expect(new Set(inAll(abilityHint(ability))).size).toBe(LANGUAGES.length);
});

test('§8.4 a set is heard in the language of the page, in one near it, in English, or in any', () => {
  const said = { de: 'Späher', 'fr-CA': 'Éclaireur', en: 'Scout' };
  expect(LANGUAGES.map((language) => saidBest(language, said))).toEqual(['Scout', 'Éclaireur', 'Scout']);
  expect(saidBest('ru', { de: 'Späher' })).toBe('Späher');
  expect(saidBest('en', undefined)).toBeUndefined();
  expect(kindName(translatorIn('fr'), { kind: 'spy', name: { fr: 'Espionne', 'fr-CA': 'Espion' } })).toBe('Espionne');
});
