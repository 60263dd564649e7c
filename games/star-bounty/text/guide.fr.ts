import type { Guide } from '@haven/text-kit';

/** Short. */
export const guideFr: Guide = {
  goal: ['Le but en bref.', 'Le texte suit.', 'Voir les règles.'],
  turn: [
    {
      title: 'Lancer',
      text: 'Tout à la fois.',
      rules: ['1.1'],
    },
  ],
  examples: [
    {
      title: 'Lancer',
      paragraphs: ['Tout à la fois.'],
      rules: ['1.1'],
    },
  ],
  glossary: [
    {
      term: 'terme',
      meaning: 'Un mot.',
      rules: ['1.1'],
    },
  ],
};
