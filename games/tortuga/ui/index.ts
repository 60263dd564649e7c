import { standingOf, type Tortuga } from '@haven/tortuga-rules';
import * as text from '@haven/tortuga-text';
import { type GameUi, spokenUi } from '@haven/ui-kit';
import { BuccaneerFace } from './art/buccaneer-face.tsx';
import { LogPictures } from './log/log-pictures.tsx';
import { Result } from './result/result.tsx';
import { Table } from './table/table.tsx';
import { wordsIn } from './words.ts';

export const ui: GameUi<Tortuga> = {
  id: 'tortuga',
  Table,
  Result,
  standing: standingOf,
  roundName: (language) => text.messages[language].names.round,
  ...spokenUi(text, wordsIn),
  SeatFace: BuccaneerFace,
  LogPictures,
  keys: (language) => {
    const { label } = wordsIn(language);
    return [
      { key: 'A–E', deed: label('keyDice') },
      { key: '← →', deed: label('keyOrder') },
    ];
  },
  ambience: { notes: [], air: 620, swell: 7 },
  seatColours: ['#4f93dd', '#e8823f', '#e3b321', '#55a868'],
};
