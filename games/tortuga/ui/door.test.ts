import { LANGUAGES } from '@haven/text-kit';
import { tortuga } from '@haven/tortuga-rules';
import { messages } from '@haven/tortuga-text';
import { expect, test } from 'vitest';
import { door } from './door.ts';

test.each(LANGUAGES)('the door says in %s what the game says of itself', (language) => {
  const { game, verdicts, seats } = messages[language];
  expect({ title: door.title[language], pitch: door.pitch[language] }).toEqual(game);
  expect(door.verdicts[language]).toEqual(verdicts);
  expect(door.seatNames?.[language]).toEqual(Object.values(seats));
});

test('the door knows how many can play, and how long', () => {
  const { id, seats, minutes } = tortuga.meta;
  expect({ id: door.id, players: door.players, minutes: door.minutes }).toEqual({ id, players: seats, minutes });
});
