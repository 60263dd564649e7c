import { expect, test } from 'vitest';
import { addressOf, disc, mixed, svgOf } from './drawing.ts';

const PAINTS = { red: '#ff0000', coat: ['#ffffff', '#888888', '#000000'], lamp: { lamp: '#ffee00' } } as const;

test('a shape is filled, an outline is drawn, and a veil lets some of it be seen', () => {
  const svg = svgOf({
    box: '0 0 9 9',
    paints: PAINTS,
    drawing: [
      ['red', 'M0 0H9z'],
      ['~red/40', 'M1 1H8'],
    ],
  });
  expect(svg).toContain('<path fill="#ff0000" d="M0 0H9z"/>');
  expect(svg).toMatch(/<path fill="none" stroke="#ff0000"[^>]* opacity="0.4" d="M1 1H8"\/>/);
});

test('what is lit and what shines is painted by a light of the picture', () => {
  const svg = svgOf({
    box: '0 0 9 9',
    paints: PAINTS,
    drawing: [
      ['coat', disc(4, 4, 2)],
      ['lamp', disc(4, 4, 4)],
    ],
  });
  expect(svg).toMatch(/<linearGradient id="coat".*<path fill="url\(#coat\)"/);
  expect(svg).toMatch(/<radialGradient id="lamp".*<path fill="url\(#lamp\)"/);
});

test('an address is safe in any attribute', () => {
  expect(addressOf('<svg fill="#fff"/>')).toBe('data:image/svg+xml,%3Csvg%20fill%3D%22%23fff%22%2F%3E');
});

test('a colour halfway to another', () => {
  expect(mixed('#000000', '#ff8000', 0.5)).toBe('#804000');
});
