import type { PerLanguage } from './languages.ts';
import type { Texts } from './tree.ts';

/** The words for what `scoreLines` and `seatLines` tell; a game that wants others writes them after these. */
export const SHEET_TEXTS: PerLanguage<Texts<'line' | 'name' | 'seat' | 'undone'>> = {
  en: {
    line: '    {what}: {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat}: {total}',
    undone: 'Moves were undone {count, plural, one {# time} other {# times}}.',
  },
  fr: {
    line: '    {what}\u202f: {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat}\u202f: {total}',
    undone: 'Des coups ont été annulés {count, plural, one {# fois} other {à # reprises}}.',
  },
  ru: {
    line: '    {what}: {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat}: {total}',
    undone: 'Ходы возвращались {count, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
  },
};
