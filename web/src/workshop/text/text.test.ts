import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

const FORMS = { fr: 'one,other', ru: 'few,many,one,other' };

/** `title 1`, `count 6 few,many,one,other`: each place with how it is filled. */
function placesIn(message: string): string[] {
  const places = parse(message).filter(({ type }) => type !== TYPE.literal);
  return places.map((place) => `${'value' in place ? place.value : ''} ${place.type} ${formsOf(place)}`).toSorted();
}

function formsOf(place: MessageFormatElement): string {
  return 'options' in place ? Object.keys(place.options).toSorted().join() : '';
}

test.each(Object.entries(en))('%s has the same places in every language, and all plural forms', (key, message) => {
  const english = placesIn(message);
  for (const [language, texts] of Object.entries({ fr, ru })) {
    const told = Object.entries(texts).find(([name]) => name === key)?.[1] ?? '';
    const forms = FORMS[language as keyof typeof FORMS];
    expect(placesIn(told)).toEqual(english.map((place) => place.replace('one,other', forms)));
  }
});

test('French puts a narrow no-break space before high punctuation and within its quotes', () => {
  expect(Object.values(fr).filter((text) => / [:;!?»](\s|$)|« /.test(text))).toEqual([]);
});
