import type { StarBounty } from '@haven/star-bounty-rules';
import * as text from '@haven/star-bounty-text';
import { type GameUi, spokenUi } from '@haven/ui-kit';
import { LogPictures } from './log/log-pictures.tsx';
import { Result } from './result/result.tsx';
import { Table } from './table/table.tsx';
import { wordsIn } from './words.ts';

export const ui: GameUi<StarBounty> = {
  id: 'star-bounty',
  Table,
  Result,
  ...spokenUi(text, wordsIn),
  LogPictures,
  ambience: { notes: [73.42, 110, 138.59], air: 180, swell: 14 },
};
