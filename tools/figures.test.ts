import { expect, test } from 'vitest';
import { withFigures } from './figures.ts';

test('figures take the place of what stood between the marks, and of nothing else', () => {
  const readme = 'Before.\n\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\n\nAfter.\n';
  const written = withFigures(readme, 'new\n');
  expect(written).toBe('Before.\n\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\n\nAfter.\n');
  expect(withFigures(written ?? '', 'new')).toBe(written);
});

test('a README without marks is left alone', () => {
  expect(withFigures('Before. <!-- figures --> old', 'new')).toBeUndefined();
});
