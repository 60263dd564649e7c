import { piecesIn } from '@haven/ui-kit';
import { GAME_ICONS } from './icons/game-icons.ts';

export const { Counter, Emblem, EmblemShape, Icon } = piecesIn({ look: 't2', icons: GAME_ICONS, countMs: 350 });
