import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../server/src/testing/temp-folder.ts';
import { type Behaviour, type Disk, newDisk } from './disk.ts';
import { faultLibrary } from './library.ts';

const library = faultLibrary();
const onDisk = test.runIf(library !== undefined);

function disk(): Disk {
  return newDisk(library ?? '', tempFolder());
}

/** Runs a script in the folder of the disk and tells how it ended; `fs` and `path(name)` are at hand. */
function live({ folder, environment }: Disk, script: string, behaviour: Partial<Behaviour> = {}) {
  const prelude = `const fs = require('fs'); const path = (name) => ${JSON.stringify(folder)} + '/' + name;
    const put = (name, text) => { const to = fs.openSync(path(name), 'w+'); fs.writeSync(to, text); return to; };`;
  const env = { ...process.env, ...environment({ seed: 1, ...behaviour }) };
  const { status, signal, stderr } = spawnSync(process.execPath, ['-e', prelude + script], { env, encoding: 'utf8' });
  return { status, signal, stderr };
}

function textOf({ folder }: Disk, name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

onDisk('only what was synced survives a loss of power', () => {
  const it = disk();
  const { stderr } = live(
    it,
    `const kept = put('kept', 'first '); fs.fdatasyncSync(kept); fs.writeSync(kept, 'second');
     put('lost', 'never synced');`,
  );
  expect(stderr).toBe('');
  expect(textOf(it, 'kept')).toBe('first second');
  it.losePower();
  expect(textOf(it, 'kept')).toBe('first ');
  expect(existsSync(join(it.folder, 'lost'))).toBe(false);
});

onDisk('what one process has written another one can sync', () => {
  const it = disk();
  live(it, `put('kept', 'by the first'); process.kill(process.pid, 'SIGKILL');`);
  live(it, `fs.fsyncSync(fs.openSync(path('kept'), 'r+'));`);
  it.losePower();
  expect(textOf(it, 'kept')).toBe('by the first');
});

onDisk('what was written in ways that nobody saw is synced too', () => {
  const it = disk();
  const text = 'copied by the system '.repeat(1000);
  writeFileSync(join(it.folder, 'original'), text);
  live(it, `fs.copyFileSync(path('original'), path('copy')); fs.fsyncSync(fs.openSync(path('copy'), 'r+'));`);
  it.losePower();
  expect(textOf(it, 'copy')).toBe(text);
});

onDisk('names wait for a sync of some file, in their order; strictly, for one of the folder', () => {
  const moving = `fs.closeSync(put('old', 'x')); const other = put('other', 'y'); fs.fsyncSync(other);
    fs.mkdirSync(path('sub')); fs.renameSync(path('old'), path('sub/new'));`;
  const lazy = disk();
  live(lazy, moving);
  lazy.losePower();
  expect(readdirSync(lazy.folder).sort()).toEqual(['old', 'other']);

  const synced = disk();
  live(synced, `${moving} fs.writeSync(other, 'z'); fs.fsyncSync(other);`);
  synced.losePower();
  expect(readdirSync(synced.folder, { recursive: true }).sort()).toEqual(['other', 'sub', 'sub/new']);

  const strict = disk();
  live(strict, moving, { isStrict: true });
  strict.losePower();
  expect(readdirSync(strict.folder)).toEqual([]);

  const folderSynced = disk();
  live(folderSynced, `${moving} fs.fsyncSync(fs.openSync(path(''), 'r'));`, { isStrict: true });
  folderSynced.losePower();
  expect(readdirSync(folderSynced.folder, { recursive: true }).sort()).toEqual(['other', 'sub', 'sub/new']);
});

onDisk('some sectors of what was not synced may be there', () => {
  const it = disk();
  live(
    it,
    `const file = put('torn', 'a'.repeat(512 * 64)); fs.fsyncSync(file); fs.writeSync(file, 'b'.repeat(512 * 64), 0);`,
    { early: 1000 },
  );
  it.losePower();
  const sectors = textOf(it, 'torn').match(/.{512}/g) ?? [];
  expect(sectors).toHaveLength(64);
  expect(new Set(sectors)).toEqual(new Set(['a'.repeat(512), 'b'.repeat(512)]));
});

onDisk('after a failed sync the bytes are still read, but no later sync brings them to the disk', () => {
  const it = disk();
  const { stderr } = live(
    it,
    `const file = put('file', 'a'.repeat(4096)); fs.fsyncSync(file);
     fs.writeSync(file, 'b'.repeat(4096), 0);
     try { fs.fsyncSync(file); } catch (error) { console.error(error.code); }
     fs.fsyncSync(file);
     process.kill(process.pid, 'SIGKILL');`,
    { plan: 'sync:2:EIO' },
  );
  expect(stderr).toBe('EIO\n');
  expect(it.met()).toEqual(['sync 2 EIO']);
  expect(textOf(it, 'file')).toBe('b'.repeat(4096));
  live(it, `fs.fsyncSync(fs.openSync(path('file'), 'r+'));`);
  it.losePower();
  expect(textOf(it, 'file')).toContain('a'.repeat(512));
});

onDisk('a process dies at the planned call, and before it', () => {
  const it = disk();
  const { signal } = live(
    it,
    `fs.closeSync(put('a', '')); fs.renameSync(path('a'), path('b')); fs.renameSync(path('b'), path('c'));`,
    { plan: 'name:3:KILL' },
  );
  expect(signal).toBe('SIGKILL');
  expect(readdirSync(it.folder)).toEqual(['b']);
});

onDisk('a full disk takes nothing new, but lets what has its place be written again', () => {
  const it = disk();
  live(it, `fs.fsyncSync(put('file', 'some text'))`);
  it.fill();
  const { stderr } = live(
    it,
    `const file = fs.openSync(path('file'), 'r+'); fs.writeSync(file, 'MORE', 0);
     for (const deed of [() => fs.writeSync(file, '!'.repeat(10), 5), () => put('new', 'x')])
       try { deed(); } catch (error) { console.error(error.code); }`,
  );
  expect(stderr).toBe('ENOSPC\nENOSPC\n');
  expect(textOf(it, 'file')).toBe('MORE text');
});

onDisk('hidden syncs keep nothing', () => {
  const it = disk();
  live(it, `fs.fsyncSync(put('file', 'x'))`, { isHiding: true });
  it.losePower();
  expect(readdirSync(it.folder)).toEqual([]);
});
