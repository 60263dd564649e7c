import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { learnedFrom } from '@haven/kit/learning';
import { expect, test } from 'vitest';
import { learnedFile } from './learned-file.ts';

const SUBJECT = { meta: { id: 'night-market', version: 2 }, schema: ['speed'] };
const BIOME = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));

test('a file of learned values is written as the formatter would write it', () => {
  const values = { speed: 0.25, layer: Array.from({ length: 60 }, (_, index) => index).join(' ') };
  const file = learnedFile('night-owl', 'npm run train', learnedFrom(SUBJECT, { seed: 3, games: 40 }, values));
  const formatted = execFileSync(process.execPath, [BIOME, 'format', '--stdin-file-path=night-owl.ts'], {
    input: file,
    encoding: 'utf8',
  });
  expect(file).toBe(formatted);
  expect(file).toContain('export const nightOwl: Learned = {');
});
