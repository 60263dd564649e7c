import published from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { GAME_ICONS } from './game-icons.ts';

const bodies: Readonly<Record<string, { readonly body: string }>> = published.icons;

test.each(Object.entries(GAME_ICONS))('%s is drawn as published', (name, path) => {
  expect(bodies[name]?.body).toContain(`d="${path}"`);
});
