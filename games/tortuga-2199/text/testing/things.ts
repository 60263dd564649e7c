import { inEachLanguage } from '@haven/text-kit';
import type { Things } from '@haven/text-kit/testing';
import { messages, RESOURCES } from '../index.ts';
import { translatorIn } from './voices.ts';

/** What the messages of the game speak of, by the names of their places. */
export const things = inEachLanguage((language): Things => {
  const { cards, sectors, sectorThes } = messages[language];
  const translate = translatorIn(language);
  const card = Object.values(cards).map(({ name }) => name);
  const amounts = RESOURCES.flatMap((resource) => [1, 2, 5].map((n) => translate(`resources.${resource}`, { n })));
  const abilities = [1, 2].map((n) => translate('abilities.draw.face', { n }));
  return {
    card,
    cards: card,
    shown: card,
    creature: card,
    creatures: card,
    by: card,
    sector: Object.values(sectors),
    sectorThe: Object.values(sectorThes),
    price: amounts,
    gain: amounts,
    gives: amounts,
    pool: amounts,
    left: amounts,
    ability: abilities,
    abilities,
    use: abilities,
    first: abilities,
    second: abilities,
  };
});
