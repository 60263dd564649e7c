import {
  ACTIONS,
  CHESTS,
  COLOURS,
  coinsOf,
  DICE,
  type Die,
  FACES,
  type Face,
  SKULL,
  TILES,
} from '@haven/tortuga-rules';
import type { Catalogue, FilterGroup, Language, Sample } from '@haven/ui-kit';
import { type Words, wordsIn } from '../words.ts';
import { referenceLabel } from './labels.ts';
import { topicsIn } from './still-table.ts';

type Named = Omit<Sample, 'text'>;

/** Every face of every die, every kind of chest and tile, every action. */
export function catalogue(language: Language): Catalogue {
  const words = wordsIn(language);
  const topicOf = topicsIn(language);
  const named = [...diceOf(words), ...actionsOf(words), ...chestsOf(words), ...tilesOf(words)];
  return {
    groups: groupsOf(words),
    samples: named.map((sample) => ({ ...sample, text: topicOf(sample.about)?.lines.join(' ') ?? '' })),
  };
}

function diceOf(words: Words): Named[] {
  return DICE.flatMap((die) => FACES.map((face) => faceSample(words, die, face)));
}

function faceSample({ shortOf, title, label }: Words, die: Die, face: Face): Named {
  const shown = face === SKULL ? title('names.skull') : shortOf(face);
  return {
    about: `die ${die} ${face}`,
    name: `${label('dieNamed', { die })} · ${shown}`,
    kinds: ['dice', `die ${die}`, face],
    copies: 1,
  };
}

function actionsOf({ actionOf }: Words): Named[] {
  return ACTIONS.map((action) => ({
    about: `action ${action}`,
    name: actionOf(action),
    kinds: ['actions', action],
    copies: 1,
  }));
}

function chestsOf({ label, chestOf }: Words): Named[] {
  return COLOURS.map((colour) => ({
    about: `chest ${colour}`,
    name: label('chestNamed', { chest: chestOf(colour) }),
    kinds: ['chests'],
    copies: CHESTS[colour],
  }));
}

function tilesOf(words: Words): Named[] {
  const { title, label, language } = words;
  const kinds = [...new Set(TILES)];
  const treasure = kinds.map((tile) => ({
    about: `treasureTile ${tile}`,
    name: `${title('names.treasureTile')} · ${referenceLabel(language)('coins', { coins: coinsOf(tile) })}`,
    kinds: ['tiles'],
    copies: TILES.filter((each) => each === tile).length,
  }));
  const bonus = [1, 2].map((value) => ({
    about: `bonusTile ${value}`,
    name: label('bonusTile', { value }),
    kinds: ['tiles'],
    copies: 1,
  }));
  return [...treasure, ...bonus];
}

function groupsOf({ language, label: labelOf, shortOf, title }: Words): readonly FilterGroup[] {
  const label = referenceLabel(language);
  return [
    {
      title: label('kind'),
      filters: (['dice', 'actions', 'chests', 'tiles'] as const).map((id) => ({ id, label: label(id) })),
    },
    {
      title: label('actionFilter'),
      filters: [
        ...ACTIONS.map((action) => ({ id: action, label: shortOf(action) })),
        { id: SKULL, label: title('names.skull') },
      ],
    },
    {
      title: label('dice'),
      filters: DICE.map((die) => ({ id: `die ${die}`, label: labelOf('dieNamed', { die }) })),
    },
  ];
}
