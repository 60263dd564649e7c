import { LANGUAGES } from '@haven/text-kit';
import { tortuga2199 } from '@haven/tortuga-2199-rules';
import { messages } from '@haven/tortuga-2199-text';
import { expect, test } from 'vitest';
import { door } from './door.tsx';

test.each(LANGUAGES)('the door says in %s what the game says of itself', (language) => {
  const { game, verdicts, seats } = messages[language];
  expect([door.title[language], door.pitch[language]]).toEqual([game.title, game.pitch]);
  expect(door.verdicts[language]).toEqual(verdicts);
  expect(door.seatNames?.[language]).toEqual(Object.values(seats));
});

test('the door knows how many can play, and how long', () => {
  const { id, seats, minutes } = tortuga2199.meta;
  expect({ id: door.id, players: door.players, minutes: door.minutes }).toEqual({ id, players: seats, minutes });
});

test.each(LANGUAGES)('the credits name authors and publisher in %s', (language) => {
  expect(door.credits[language]).toMatch(/Loiko|Лойко/);
  expect(door.credits[language]).toMatch(/Plastinin|Пластинин/);
  expect(door.credits[language]).toContain('Jet Games Studio');
});
