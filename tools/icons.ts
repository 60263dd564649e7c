import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { isMain } from './main.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(ROOT, 'web/icons/icon.svg');
const FOLDER = join(ROOT, 'web/public/icons');

/** What a device shows as it is has round corners of its own; what it cuts to its own shape fills its square. */
export const ICONS = [
  { name: '192', size: 192, corners: 'round' },
  { name: '512', size: 512, corners: 'round' },
  { name: 'maskable-192', size: 192, corners: 'square' },
  { name: 'maskable-512', size: 512, corners: 'square' },
  { name: 'apple-touch', size: 180, corners: 'square' },
] as const;

type Icon = (typeof ICONS)[number];

/** One of the app's icons, from the one drawing. */
export function iconOf({ size, corners }: Icon): Uint8Array {
  const drawing = readFileSync(SOURCE, 'utf8');
  const svg = corners === 'square' ? drawing : drawing.replace('id="ground"', 'id="ground" rx="112"');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

function main(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const icon of ICONS) writeFileSync(join(FOLDER, `${icon.name}.png`), iconOf(icon));
}

if (isMain(import.meta)) main();
