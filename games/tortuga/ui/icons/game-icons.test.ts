import { iconsContract } from '@haven/ui-kit/testing';
import { GAME_ICONS } from './game-icons.ts';

iconsContract(GAME_ICONS);
