import { ACTIONS, AREAS, COLOURS, DICE } from '@haven/tortuga-rules';
import type { Language, Shelf } from '@haven/ui-kit';
import { wordsIn } from '../words.ts';
import { referenceLabel } from './labels.ts';
import { topicsIn } from './still-table.ts';

const BOARD = [...AREAS.map((area) => `area 0 ${area}`), 'track 0 fleet', 'track 0 crew'];
const TILES = ['bonusTile 1', 'bonusTile 2', 'treasureTile coin1', 'treasureTile coin2', 'treasureTile coin3'];
const OTHERS = ['screen', 'startPlayer', 'bag', 'centreIsland', 'leftBehind', 'round'];

/** Everything on the table by its picture and its name, in the order in which one meets it. */
export function overview(language: Language): readonly Shelf[] {
  const label = referenceLabel(language);
  const topicOf = topicsIn(language);
  const { title } = wordsIn(language);
  const shelf = (heading: string, abouts: readonly string[]): Shelf => ({
    title: heading,
    things: abouts.map((about) => ({ about, name: nameOf(about) })),
  });
  return [
    shelf(
      label('diceShelf'),
      DICE.map((die, place) => `die ${die} ${ACTIONS[place]}`),
    ),
    shelf(
      label('actions'),
      ACTIONS.map((action) => `action ${action}`),
    ),
    shelf(label('board'), BOARD),
    shelf(
      label('chests'),
      COLOURS.map((colour) => `chest ${colour}`),
    ),
    shelf(label('tiles'), TILES),
    shelf(label('others'), OTHERS),
  ];

  function nameOf(about: string): string {
    const [kind, , area] = about.split(' ');
    if (kind === 'area') return title(`areas.${AREAS.find((each) => each === area) ?? 'island'}`);
    if (kind === 'track') return title(area === 'fleet' ? 'names.boat' : 'names.pirate');
    return topicOf(about)?.title ?? '';
  }
}
