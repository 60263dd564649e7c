import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ICONS, iconOf } from './icons.ts';

const PUBLIC = fileURLToPath(new URL('../web/public', import.meta.url));

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly [field: string]: unknown;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
}

const manifest: Manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));
const page = readFileSync(join(PUBLIC, '../index.html'), 'utf8');

/** The size that a picture's own first bytes tell. */
function sizeOf(bytes: Buffer): { type: string; width: number; height: number } {
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return { type: 'image/webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

test('it says what an app needs to be installed', () => {
  const needed = { name: expect.any(String), start_url: '/', scope: '/', id: '/', display: 'standalone', lang: 'en' };
  expect(manifest).toMatchObject({ ...needed, description: expect.any(String), categories: expect.any(Array) });
  expect(String(manifest.short_name).length).toBeLessThanOrEqual(12);
  expect([manifest.theme_color, manifest.background_color].map(String).join()).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/);
  const offered = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(offered).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
});

test.each([...manifest.icons, ...manifest.screenshots])('$src is what the manifest claims', ({ src, sizes, type }) => {
  const found = sizeOf(readFileSync(join(PUBLIC, src)));
  expect({ type: found.type, sizes: `${found.width}x${found.height}` }).toEqual({ type, sizes });
});

test('screenshots keep the rules: both forms, named, one shape for each form, none too long', () => {
  const shapes = new Map<string, Set<number>>();
  for (const { sizes, form_factor: form = '', label } of manifest.screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(label).toBeTruthy();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(width, height)));
    shapes.set(form, (shapes.get(form) ?? new Set()).add(width / height));
  }
  expect([...shapes].map(([form, ratios]) => [form, ratios.size])).toEqual([
    ['wide', 1],
    ['narrow', 1],
  ]);
});

test.each(ICONS)('$name.png has its size, and is drawn from the one drawing', (icon) => {
  const kept = readFileSync(join(PUBLIC, 'icons', `${icon.name}.png`));
  expect(sizeOf(kept)).toEqual({ type: 'image/png', width: icon.size, height: icon.size });
  // Another machine may round a shade otherwise; another drawing would not have the same length.
  expect(Math.abs(kept.length / iconOf(icon).length - 1)).toBeLessThan(0.02);
});

test('the page names the manifest, the icon for Apple’s devices, and the colour of the manifest', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch.png" />');
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
});
