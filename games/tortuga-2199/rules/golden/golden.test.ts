import { golden } from '@haven/kit/testing';
import { tortuga2199 } from '../index.ts';

golden(tortuga2199, import.meta.url, [
  'seats 2',
  'seats 3',
  'seats 4',
  '"scenario":"standard"',
  '"scenario":"aggressive"',
  '"scenario":"peaceful"',
  '"map":"nestled"',
  '"map":"tips"',
  '"type":"fightDecided"',
  '"type":"captured"',
  '"verdict":"influence"',
  '"verdict":"usurper"',
  '"verdict":"truce"',
  '"openMemory":false',
  '"id":"example"',
]);
