import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstLoad, neededBy, wordsLoaded } from './first-load.ts';
import { tree } from './testing/tree.ts';

test('scripts and what they need at once are weighed packed; what is loaded later is not', () => {
  const noise = randomBytes(2000).toString('base64');
  const dist = tree({
    'index.html': `<script type="module" crossorigin src="/assets/a.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/b.js"><link rel="stylesheet" href="/assets/c.css">`,
    'assets/a.js': 'x'.repeat(5000),
    'assets/b.js': noise,
    'assets/c.css': 'a {}',
    'assets/later.js': noise,
  });
  const [a, b, ...rest] = firstLoad(dist);
  expect(rest).toEqual([]);
  expect(a?.bytes).toBeLessThan(200);
  expect(b?.bytes).toBeGreaterThan(1900);
});

test('words that are loaded at once are told from those that come later, and from those that are nowhere', () => {
  const dist = tree({
    'index.html': '<script type="module" src="/assets/a.js"></script>',
    'assets/a.js': 'say("Bring chests home")',
    'assets/later.js': 'say("You always fire first")',
  });
  const words = ['Bring chests home', 'You always fire first', 'Roll the dice'];
  expect(wordsLoaded(dist, words)).toEqual({ early: ['Bring chests home'], lost: ['Roll the dice'] });
});

test('what a script needs at once is counted with all that this needs, and nothing that comes later or was kept from before', () => {
  const dist = tree({
    'assets/table-1.js': 'import{a}from"./parts-1.js";import"./moving-1.js";const later=()=>import(`./art-1.js`);',
    'assets/parts-1.js': 'import{b}from"./shared-1.js"',
    'assets/shared-1.js': '',
    'assets/moving-1.js': 'import{b}from"./shared-1.js"',
    'assets/art-1.js': '',
    'assets/table-0.js': 'import{a}from"./parts-0.js"',
    '.kept-from-before': 'table-0.js\nparts-0.js',
  });
  expect(neededBy(dist, 'table-').sort()).toEqual(['moving-1.js', 'parts-1.js', 'shared-1.js', 'table-1.js']);
});
