import { DECKS, facesOf, SECTORS, type View } from '@haven/tortuga-2199-rules';
import type { Language, Shelf } from '@haven/ui-kit';
import { wordsIn } from '../words.ts';
import { referenceTexts } from './labels.ts';
import { stillView, topicsOn } from './still-table.ts';

const SHOWN_SECTORS = SECTORS.filter((id) => !/-[2-5]$/.test(id));
const TOKENS = ['crypto', 'manoeuvre', 'minerals', 'huntToken', 'influence', 'lastRound'];
const PILES = ['hand', 'deck', 'discard', 'reserve', 'market', 'cache'];
const COMBAT = ['attacker', 'defender', 'fight turrets', 'fight sector'];

/** Everything on the table by its picture and its name, in the order in which one meets it. */
export function overview(language: Language): readonly Shelf[] {
  const view = stillView();
  const topicOf = topicsOn(view, language);
  const texts = referenceTexts[language];
  const { title } = wordsIn(language);
  const shelf = (heading: string, abouts: readonly string[]): Shelf => ({
    title: heading,
    things: abouts.map((about) => ({ about, name: nameOf(about) })),
  });
  return [
    shelf(texts.sectors, SHOWN_SECTORS.map(sectorAbout)),
    shelf(texts.tokens, TOKENS),
    shelf(texts.cards, oneOfEachDeck(view)),
    shelf(texts.piles, PILES),
    shelf(title('names.fight'), COMBAT),
  ];

  function nameOf(about: string): string {
    if (about === 'fight turrets') return title('places.turrets.name');
    if (about === 'fight sector') return title('names.sector');
    return topicOf(about)?.title ?? '';
  }
}

const sectorAbout = (id: string) => `sector ${id}`;

const oneOfEachDeck = (view: View) =>
  DECKS.flatMap((deck) => facesOf(view, deck).slice(0, deck === 'start' ? 2 : 1)).map(({ id }) => `card ${id}`);
