/** Long words of card names, and where a narrow card may break them. Not every browser knows how. */
const BREAKS = [
  'Quarter|master',
  'Contre|bandier',
  'Contre|maître',
  'Labo|rantine',
  'Prospec|teur',
  'Артил|лерист',
  'Био|скульптор',
  'Квартир|мейстер',
  'Контра|бандист',
  'Крио|архи|вариус',
  'Кристал|лический',
  'Тело|хранитель',
] as const;

const SOFT_HYPHEN = '\u00ad';

/** A name that breaks between syllables, if it has to. */
export function softName(name: string): string {
  return BREAKS.reduce((soft, parts) => softened(soft, parts.split('|')), name);
}

function softened(name: string, parts: readonly string[]): string {
  const word = new RegExp(parts.map((part) => `(${part})`).join(''), 'iu');
  return name.replace(word, parts.map((_, place) => `$${place + 1}`).join(SOFT_HYPHEN));
}
