import { rulesText } from '@haven/tortuga-text';
import type { GameReference } from '@haven/ui-kit';
import { catalogue } from './catalogue.ts';
import { diagrams } from './diagrams.ts';
import { overview } from './overview.ts';
import { Picture } from './picture.tsx';
import { topicsIn } from './still-table.ts';
import { World } from './world.tsx';

export const reference: GameReference = {
  look: 'tt',
  World,
  Picture,
  overview,
  catalogue,
  diagrams,
  rules: rulesText,
  topicOf: topicsIn,
};
