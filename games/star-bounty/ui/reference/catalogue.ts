import {
  BOUNTIES,
  BOUNTY,
  type Bounty,
  DRONES,
  FIRST_POWER,
  FULL_LIFE,
  PART,
  PARTS,
  type Part,
  SUIT_OF,
  SUITS,
  SYSTEMS,
} from '@haven/star-bounty-rules';
import type { Catalogue, FilterGroup, Language, Sample } from '@haven/ui-kit';
import { type Words, wordsIn } from '../words.ts';
import { referenceTexts } from './labels.ts';
import { topicsIn } from './still-table.ts';

type Named = Omit<Sample, 'text'>;

/** §1.1 The 54 cards of the deck, and what each is for. */
export function catalogue(language: Language): Catalogue {
  const words = wordsIn(language);
  const topicOf = topicsIn(language);
  const named = [
    ...BOUNTIES.map((card) => bountySample(words, card)),
    ...PARTS.map((card) => partSample(words, card)),
    ...systemsOf(words),
    ...heartsOf(words),
    ...dronesOf(words),
  ];
  return {
    groups: groupsOf(words),
    samples: named.map((sample) => ({ ...sample, text: topicOf(sample.about)?.lines.join(' ') ?? '' })),
  };
}

function bountySample({ fullOf }: Words, card: Bounty): Named {
  return { about: `enemy ${card}`, name: fullOf(card), kinds: ['bounty', BOUNTY[card].suit], copies: 1 };
}

function partSample({ fullOf }: Words, card: Part): Named {
  const suit = SUIT_OF[PART[card].system];
  return { about: `part ${card}`, name: fullOf(card), kinds: ['part', suit], copies: 1 };
}

function systemsOf({ title }: Words): Named[] {
  return SYSTEMS.map((system) => ({
    about: `system ${system} ${FIRST_POWER}`,
    name: `${title(`systemTitles.${system}`)} ${FIRST_POWER}`,
    kinds: ['system', SUIT_OF[system]],
    copies: 1,
  }));
}

function heartsOf({ title }: Words): Named[] {
  const values = Array.from({ length: FULL_LIFE - 1 }, (_, place) => place + 2);
  return values.map((value) => ({
    about: `life ${value}`,
    name: `${title('names.lifeSupport')} ${value}`,
    kinds: ['life', 'H'],
    copies: 1,
  }));
}

function dronesOf({ label }: Words): Named[] {
  const numbers = Array.from({ length: DRONES }, (_, place) => place + 1);
  return numbers.map((number) => ({
    about: `drones ${number}`,
    name: `${label('drone')} ${number}`,
    kinds: ['drone'],
    copies: 1,
  }));
}

function groupsOf({ language, title }: Words): readonly FilterGroup[] {
  const texts = referenceTexts[language];
  return [
    {
      title: texts.roles,
      filters: [
        { id: 'bounty', label: texts.enemies },
        { id: 'part', label: texts.parts },
        { id: 'system', label: texts.systems },
        { id: 'life', label: title('names.lifeSupport') },
        { id: 'drone', label: title('names.drones') },
      ],
    },
    {
      title: texts.family,
      filters: SUITS.map((suit) => ({ id: suit, label: `${SIGN[suit]} ${texts[`suit${suit}`]}` })),
    },
  ];
}

const SIGN = { D: '♦', C: '♣', S: '♠', H: '♥' } as const;
