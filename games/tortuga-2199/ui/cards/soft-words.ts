/** Long words on a card, and where a narrow one may break them. Not every browser knows how. */
const BREAKS = [
  'Archi|viste',
  'Artil|leuse',
  'Charo|gnard',
  'Contre|bandier',
  'Contre|maître',
  'Déplace|ment',
  'Éclai|reuse',
  'Extrac|tion',
  'Gratuite|ment',
  'Ingé|nieure',
  'Labo|rantine',
  'Merce|naire',
  'Nébu|leuses',
  'Profes|seur',
  'Prospec|teur',
  'Prospec|tor',
  'Quarter|master',
  'Reinforc|ing',
  'Renforce|ment',
  'Sculp|trice',
  'Senti|nelle',
  'Simu|lation',
  'Théo|ricien',
  'Артил|лерист',
  'Био|скульптор',
  'Исследо|вать',
  'Квартир|мейстер',
  'Контра|бандист',
  'Крио|архи|вариус',
  'Кристал|лический',
  'Лабо|рантка',
  'Пере|бежчик',
  'Полко|водец',
  'Прилега|ющий',
  'Пробир|щица',
  'Проиграв|ший',
  'Развед|чица',
  'Разы|гранн',
  'Тело|хранитель',
  'Туман|ности',
  'Ускори|тель',
  'Инструк|тор',
  'симуля|циям',
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
