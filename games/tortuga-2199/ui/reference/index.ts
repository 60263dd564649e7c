import { rulesText } from '@haven/tortuga-2199-text';
import type { GameReference } from '@haven/ui-kit';
import { catalogue } from './catalogue.ts';
import { diagrams } from './diagrams.ts';
import { overview } from './overview.ts';
import { Board, Picture } from './picture.tsx';
import { stillView, topicsOn } from './still-table.ts';
import { World } from './world.tsx';

export const reference: GameReference = {
  look: 't2',
  option: 'cardSet',
  World,
  Board,
  Picture,
  overview,
  catalogue,
  diagrams,
  rules: rulesText,
  topicOf: (language, document) => topicsOn(stillView(document), language),
};
