import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptIn, withFigures } from './figures.ts';

test('figures take the place of what stood between the marks, and of nothing else', () => {
  const readme = 'Before.\n\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\n\nAfter.\n';
  const written = withFigures(readme, 'new\n');
  expect(written).toBe('Before.\n\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\n\nAfter.\n');
  expect(withFigures(written ?? '', 'new')).toBe(written);
});

test('a README without marks is left alone', () => {
  expect(withFigures('Before. <!-- figures --> old', 'new')).toBeUndefined();
});

test('a game that was played before an interruption is not played again, unless the code is another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const played: string[] = [];
  const play = (edition: string) => {
    const kept = keptIn(folder, edition);
    return [0, 1, 2].map((number) =>
      kept('admiral', number, () => {
        if (edition === 'e1' && number === 2 && played.length < 3) throw new Error('the power went');
        played.push(`${edition} ${number}`);
        return { credits: number };
      }),
    );
  };
  try {
    expect(() => play('e1')).toThrow('the power went');
    played.push('the power came back');
    expect(play('e1')).toEqual([{ credits: 0 }, { credits: 1 }, { credits: 2 }]);
    play('e2');
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(played).toEqual(['e1 0', 'e1 1', 'the power came back', 'e1 2', 'e2 0', 'e2 1', 'e2 2']);
});
