import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesBelow } from './source-files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['games', 'web/src', 'ui-kit/src', 'text-kit/src', 'picture-kit/src'];
const NOT_SHOWN = /^games\/([^/]+$|[^/]+\/(rules|bots|learn)\/)|\.test\.tsx?$|\/testing\//;
const WRITTEN_PER_LANGUAGE = /[/.](en|fr|ru)\.ts$/;
const SIGN = '[:;!?]';

/** A value, one of the signs that French sets apart, and what follows: in a template, between list items, in markup. */
const COMPOSED = [
  new RegExp(`\\$\\{[^{}\`]*\\}${SIGN}[\\s\`]`),
  new RegExp(`join\\(['"\`]${SIGN} ['"\`]\\)`),
  new RegExp(`^\\s*\\{.*\\}${SIGN}( \\{(?! readonly)|$)`),
];

/** What stands in a file is quoted as it stands. */
const withoutCode = (source: string) => source.replace(/<code>[\s\S]*?<\/code>/g, '');

const composedIn = (source: string) =>
  withoutCode(source)
    .split('\n')
    .filter((line) => COMPOSED.some((way) => way.test(line)));

test('such compositions are found', () => {
  const [template, list, markup, parameters] = [
    '`${a}: ${b}`',
    "all.join('; ')",
    "  {t('a')}: {t('b')}.",
    '{ a }: { readonly a: 1 }',
  ];
  expect(composedIn([template, list, markup, parameters].join('\n'))).toEqual([template, list, markup]);
});

test('no sentence is put together with a sign that French writes otherwise: labelled and abreast know how', () => {
  const files = FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder)).map((path) => `${folder}/${path}`)).filter(
    (path) => /\.tsx?$/.test(path) && !NOT_SHOWN.test(path) && !WRITTEN_PER_LANGUAGE.test(path),
  );
  const found = files.flatMap((path) =>
    composedIn(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
