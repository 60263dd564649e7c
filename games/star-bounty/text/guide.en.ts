import type { Guide } from '@haven/text-kit';

/** Short. */
export const guideEn: Guide = {
  goal: ['The goal in short.', 'It stands here until its own text is there.', 'See the rules below.'],
  turn: [
    {
      title: 'Roll',
      text: 'Everything at once.',
      rules: ['1.1'],
    },
  ],
  examples: [
    {
      title: 'Roll',
      paragraphs: ['Everything at once.'],
      rules: ['1.1'],
    },
  ],
  glossary: [
    {
      term: 'term',
      meaning: 'A word.',
      rules: ['1.1'],
    },
  ],
};
