import { golden } from '@haven/kit/testing';
import { starBounty } from '../index.ts';

golden(starBounty, import.meta.url, [
  '"verdict":"destroyed"',
  '"verdict":"bronze"',
  '"verdict":"silver"',
  '"formation":"v"',
  '"formation":"wide"',
  '"formation":"single-file"',
  '"lenient":true',
  '"lenient":false',
  ' flee',
  ' back-room',
  ' buy-fit',
  ' repair',
]);
