import type { PerLanguage } from '@haven/text-kit';
import type { GamePicture } from './contract.ts';

interface SeatTexts<Word extends string> {
  readonly seats: Readonly<Record<Word, string>>;
}

/** Seats go by the game's own words, in the order of the seats; one that the game does not know has no name. */
export function seatNames<Word extends string>(
  words: readonly Word[],
  messages: PerLanguage<SeatTexts<Word>>,
): NonNullable<GamePicture['seatName']> {
  return (seat, language) => {
    const word = words[seat];
    return word === undefined ? '' : messages[language].seats[word];
  };
}
