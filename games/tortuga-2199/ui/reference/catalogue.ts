import {
  DECK_SIZES,
  DECKS,
  type Face,
  facesOf,
  KEYWORDS,
  SECTOR,
  SECTORS,
  type SectorId,
  type View,
} from '@haven/tortuga-2199-rules';
import type { Catalogue, FilterGroup, Language, Sample } from '@haven/ui-kit';
import { type Words, wordsIn } from '../words.ts';
import { referenceTexts } from './labels.ts';
import { stillView, topicsOn } from './still-table.ts';

const TIMES = ['play', 'combat'] as const;

/** Every card of the box or of a set of one's own, and every sector. */
export function catalogue(language: Language, document?: unknown): Catalogue {
  const view = stillView(document);
  const words = wordsIn(language);
  const topicOf = topicsOn(view, language);
  const said = (about: string) => topicOf(about)?.lines.join(' ') ?? '';
  const faces = DECKS.flatMap((deck) => facesOf(view, deck));
  return {
    groups: groupsOf(words, view),
    samples: [
      ...faces.map((face) => sampleOf(words, face, said(`card ${face.id}`))),
      ...SECTORS.map((id) => sectorSample(words, id, said(`sector ${id}`))),
    ],
  };
}

function sampleOf({ cardOf }: Words, face: Face, text: string): Sample {
  const cost = face.cost === undefined ? [] : [`cost ${face.cost}`];
  const times = TIMES.filter((time) => face.abilities.some(({ does }) => KEYWORDS[does].when === time));
  return {
    about: `card ${face.id}`,
    name: cardOf(face),
    kinds: [face.deck, ...cost, ...times],
    text,
    copies: face.copies,
  };
}

function sectorSample({ sectorOf }: Words, id: SectorId, text: string): Sample {
  return { about: `sector ${id}`, name: sectorOf(id), kinds: ['sector', SECTOR[id].kind], text, copies: 1 };
}

function groupsOf(words: Words, view: View): readonly FilterGroup[] {
  const { word, title, language } = words;
  const decks = DECKS.filter((deck) => DECK_SIZES[deck] > 0 && facesOf(view, deck).length > 0);
  return [
    {
      title: referenceTexts[language].origin,
      filters: [
        ...decks.map((deck) => ({ id: deck, label: title(`decks.${deck}.name`) })),
        { id: 'sector', label: referenceTexts[language].sectors },
      ],
    },
    {
      title: title('names.cost'),
      filters: costsIn(view).map((n) => ({ id: `cost ${n}`, label: word('resources.crypto', { n }) })),
    },
    {
      title: title('names.ability'),
      filters: TIMES.map((time) => ({ id: time, label: title(`abilityTimes.${time}`) })),
    },
  ];
}

function costsIn(view: View): number[] {
  const costs = DECKS.flatMap((deck) => facesOf(view, deck)).flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  return [...new Set(costs)].sort((one, other) => one - other);
}
