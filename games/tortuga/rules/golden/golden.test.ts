import { golden } from '@haven/kit/testing';
import { tortuga } from '../index.ts';

golden(tortuga, import.meta.url, [
  'seats 2',
  'seats 3',
  'seats 4',
  '"long":true',
  '"long":false',
  '"type":"rerolled"',
  '"type":"chestLost"',
  '"type":"bonusTaken"',
  '"verdict":"won"',
  '"verdict":"shared"',
  ' forfeit',
]);
