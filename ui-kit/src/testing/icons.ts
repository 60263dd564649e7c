import published from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { Icons } from '../pieces/icon.tsx';

const bodies: Readonly<Record<string, { readonly body: string }>> = published.icons;

/** The icons of a game are those of game-icons.net. */
export function iconsContract(icons: Icons<string>): void {
  test.each(Object.entries(icons))('%s is drawn as published', (name, path) => {
    expect(bodies[name]?.body).toContain(`d="${path}"`);
  });
}
