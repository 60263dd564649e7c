import { standingOf, type Tortuga2199 } from '@haven/tortuga-2199-rules';
import * as text from '@haven/tortuga-2199-text';
import { type GameUi, spokenUi } from '@haven/ui-kit';
import { CaptainFace } from './art/captain-face.tsx';
import { LogPictures } from './log/log-pictures.tsx';
import { Result } from './result/result.tsx';
import { Table } from './table/table.tsx';
import { wordsIn } from './words.ts';

export const ui: GameUi<Tortuga2199> = {
  id: 'tortuga-2199',
  isWide: true,
  Table,
  Result,
  standing: standingOf,
  roundName: (language) => text.messages[language].names.round,
  ...spokenUi(text, wordsIn),
  SeatFace: CaptainFace,
  LogPictures,
  keys: (language) => {
    const { label } = wordsIn(language);
    return [
      { key: '1–9', deed: label('keyCards') },
      { key: '0', deed: label('keyAllPlain') },
      { key: '+ −', deed: label('keyZoom') },
    ];
  },
  ambience: { notes: [55, 82.41, 110.3], air: 260, swell: 11 },
  seatColours: ['#ff5a5f', '#4d8dff', '#3ddc97', '#ffd166'],
};
