import type { Guide } from '@haven/text-kit';

/** Short. */
export const guideRu: Guide = {
  goal: ['Цель вкратце.', 'Текст будет здесь.', 'См. правила.'],
  turn: [
    {
      title: 'Бросок',
      text: 'Всё сразу.',
      rules: ['1.1'],
    },
  ],
  examples: [
    {
      title: 'Бросок',
      paragraphs: ['Всё сразу.'],
      rules: ['1.1'],
    },
  ],
  glossary: [
    {
      term: 'термин',
      meaning: 'Слово.',
      rules: ['1.1'],
    },
  ],
};
