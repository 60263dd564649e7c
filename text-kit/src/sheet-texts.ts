import type { PerLanguage } from './languages.ts';
import type { Texts } from './tree.ts';

/** The words for what `scoreLines` and `seatLines` tell; a game that wants others writes them after these. */
export const SHEET_TEXTS: PerLanguage<Texts<'line' | 'name' | 'seat' | 'undone'>> = {
  en: {
    line: '    {what}: {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat}: {total}',
    undone:
      '{count, plural, =0 {No moves were undone.} one {Moves were undone once.} other {Moves were undone # times.}}',
  },
  fr: {
    line: '    {what}\u202f: {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat}\u202f: {total}',
    undone:
      '{count, plural, =0 {Aucun coup n’a été annulé.} one {Un coup a été annulé.} other {Des coups ont été annulés à # reprises.}}',
  },
  ru: {
    line: '    {what}: {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat}: {total}',
    undone:
      '{count, plural, =0 {Ходы не возвращали.} =1 {Ход вернули один раз.} one {Ходы возвращали # раз.} few {Ходы возвращали # раза.} many {Ходы возвращали # раз.} other {Ходы возвращали # раза.}}',
  },
};
