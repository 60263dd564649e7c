import { piecesIn } from '@haven/ui-kit';
import { GAME_ICONS } from './icons/game-icons.ts';

export const { Counter, Icon } = piecesIn({ look: 'sb', icons: GAME_ICONS, countMs: 500 });
