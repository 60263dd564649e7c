import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderTaken, lockFolder } from './folder-lock.ts';
import { tempFolder } from './testing/temp-folder.ts';

const AT_ONCE_MS = 0;

test('one holds a folder, the next one is refused until it is released', () => {
  const folder = join(tempFolder(), 'new');
  const lock = lockFolder(folder);
  for (const _try of [1, 2]) expect(() => lockFolder(folder, AT_ONCE_MS)).toThrow(FolderTaken);
  lock.release();
  lockFolder(folder, AT_ONCE_MS).release();
});

test('it holds folders apart, and needs no room on the disk', () => {
  const [one, other] = [tempFolder(), tempFolder()];
  const locks = [one, other].map((folder) => lockFolder(folder));
  expect(statSync(join(one, 'haven.lock'))).toMatchObject({ size: 0 });
  for (const { release } of locks) release();
});
