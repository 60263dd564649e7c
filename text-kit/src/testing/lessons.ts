import type { FirstHint } from '../first-hint.ts';
import { inEachLanguage, type PerLanguage } from '../languages.ts';
import type { Lesson } from '../lesson.ts';
import { messagesContract } from './messages.ts';

/** All that lessons say, by language: for whoever reads over their words. */
export function wordsOfLessons(lessons: readonly Lesson[]): PerLanguage<Readonly<Record<string, string>>> {
  const said = lessons.flatMap(({ id, title, steps }) => [
    { name: id, text: title },
    ...steps.flatMap(({ say, later, tucked }, step) => [
      { name: `${id} ${step}`, text: say },
      ...(later ? [{ name: `${id} ${step} later`, text: later }] : []),
      ...(tucked ? [{ name: `${id} ${step} tucked`, text: tucked }] : []),
    ]),
  ]);
  return inEachLanguage((language) => Object.fromEntries(said.map(({ name, text }) => [name, text[language]])));
}

/** All that newcomers are told once, by language. */
export function wordsOfHints(
  hints: readonly Pick<FirstHint<never>, 'id' | 'say' | 'sayToFingers'>[],
): PerLanguage<Readonly<Record<string, string>>> {
  const said = hints.flatMap(({ id, say, sayToFingers }) => [
    { name: id, text: say },
    ...(sayToFingers ? [{ name: `${id} to fingers`, text: sayToFingers }] : []),
  ]);
  return inEachLanguage((language) => Object.fromEntries(said.map(({ name, text }) => [name, text[language]])));
}

/** The contract of a game's lessons, one line per game: their sentences are held to what messages promise. */
export function lessonsContract(lessons: readonly Lesson[]): void {
  messagesContract({ messages: { en: {}, fr: {}, ru: {} }, rulesText: wordsOfLessons(lessons) });
}
