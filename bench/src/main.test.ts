import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from '@haven/games/rules';
import { effort } from '@haven/kit/testing';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function bench(...args: readonly string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'bench/src/main.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

test.runIf(effort({ daily: false, thorough: true }))(
  'it is a table that says what was measured, and last a line of JSON',
  () => {
    const { stdout, status } = bench('engine', '--quick', '--json');
    expect(status).toBe(0);
    expect(stdout).toContain('its figures mean nothing');
    expect(stdout).toContain(`Node ${process.version}`);
    expect(stdout).toMatch(/boardgame\.io 0\.50\.2/);
    for (const { meta } of games) expect(stdout).toMatch(new RegExp(`^ +${meta.id} +${meta.seats.min} `, 'm'));

    const figures = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
    expect(Object.keys(figures.engine)).toEqual(games.map(({ meta }) => meta.id));
    for (const game of Object.values<Record<string, number>>(figures.engine)) {
      expect(game.movesPerSecond).toBeGreaterThan(0);
      expect(game.matchMovesPerSecond).toBeGreaterThan(0);
    }
    expect(figures.pace).toBe('quick');
    expect(figures.kitVsBoardgameIo.ratio).toBeGreaterThan(0);
  },
);

test('an unknown suite is refused with the usage', () => {
  const { stderr, status } = bench('motor');
  expect(status).toBe(2);
  expect(stderr).toMatch(/unknown: motor\nnpm run bench/);
});
