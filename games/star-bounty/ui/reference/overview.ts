import { SYSTEMS } from '@haven/star-bounty-rules';
import type { Language, Shelf } from '@haven/ui-kit';
import { wordsIn } from '../words.ts';
import { referenceTexts } from './labels.ts';
import { topicsIn } from './still-table.ts';

const SHIP = ['life', ...SYSTEMS.map((system) => `system ${system}`), 'drones'];
const ENEMIES = ['enemy JS', 'enemy QD', 'enemy KC', 'enemy AH'];
const BATTLE = ['shot 5', 'impact 3', 'coin heads', 'part 5C', 'choice flee'];
const ENTERPRISE = ['offer 3D', 'backRoom', 'medBay', 'droneBay', 'credits'];
const PILES = ['bountyPile', 'shopPile', 'salvage', 'sectors'];

/** Everything on the table by its picture and its name, in the order in which one meets it. */
export function overview(language: Language): readonly Shelf[] {
  const texts = referenceTexts[language];
  const topicOf = topicsIn(language);
  const { title } = wordsIn(language);
  const shelf = (heading: string, abouts: readonly string[]): Shelf => ({
    title: heading,
    things: abouts.map((about) => ({ about, name: nameOf(about) })),
  });
  return [
    shelf(texts.ally, SHIP),
    shelf(texts.enemies, ENEMIES),
    shelf(texts.onBattlefield, BATTLE),
    shelf(title('names.enterprise'), ENTERPRISE),
    shelf(texts.piles, PILES),
  ];

  /** Without the numbers of the moment, where the table would tell them. */
  function nameOf(about: string): string {
    if (about === 'life') return title('names.lifeSupport');
    if (about === 'credits' || about === 'drones') return title(`names.${about}`);
    return topicOf(about)?.title ?? '';
  }
}
