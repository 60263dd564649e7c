/** Long words on a card, and where a narrow one may break them. Not every browser knows how. */
const BREAKS = [
  'Quarter|master',
  'Reinforc|ing',
  'Contre|bandier',
  'Contre|maître',
  'Déplace|ment',
  'Gratuite|ment',
  'Labo|rantine',
  'Prospec|teur',
  'Renforce|ment',
  'Артил|лерист',
  'Био|скульптор',
  'Исследо|вать',
  'Квартир|мейстер',
  'Контра|бандист',
  'Крио|архи|вариус',
  'Кристал|лический',
  'Прилега|ющий',
  'Проиграв|ший',
  'Разы|гранн',
  'Тело|хранитель',
] as const;

const SOFT_HYPHEN = '\u00ad';

/** Words that break between syllables, if they have to. */
export function softWords(words: string): string {
  return BREAKS.reduce((soft, parts) => softened(soft, parts.split('|')), words);
}

function softened(words: string, parts: readonly string[]): string {
  const word = new RegExp(parts.map((part) => `(${part})`).join(''), 'giu');
  return words.replace(word, parts.map((_, place) => `$${place + 1}`).join(SOFT_HYPHEN));
}
