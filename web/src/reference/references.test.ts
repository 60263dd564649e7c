import { hasReference, loadReference } from '@haven/games/references';
import { listingOf, listings } from '@haven/games/uis';
import { LANGUAGES, type Language } from '@haven/text-kit';
import { diagramWords, type GameReference, type ShownThing } from '@haven/ui-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const shown = listings.map(({ id }) => id).filter(hasReference);

/** What stands in a world is handed over beside its properties. */
const worldIn = (language: Language) => ({ language, children: null });

/** What somebody sees of these things. */
function drawn({ World, Picture }: GameReference, language: Language, things: readonly ShownThing[]): string[] {
  return things.map(({ about }) =>
    renderToStaticMarkup(createElement(World, worldIn(language), createElement(Picture, { about }))),
  );
}

describe.each(shown)('%s', (game) => {
  test('everything that is shown has a picture, a name and something to tell, in every language', async () => {
    const reference = await loadReference(game);
    if (!reference) throw new Error(`${game} has no reference`);
    for (const language of LANGUAGES) {
      const things = thingsOf(reference, language);
      const topicOf = reference.topicOf(language);
      expect(things.filter(({ name }) => name === '')).toEqual([]);
      expect(things.filter(({ about }) => (topicOf(about)?.lines.join('') ?? '') === '')).toEqual([]);
    }
    const things = thingsOf(reference, 'en');
    expect(drawn(reference, 'en', things).filter((html) => !/<svg|<b>|\+/.test(html))).toEqual([]);
  });

  test('every sample is there once, and every filter lets something through', async () => {
    const reference = await loadReference(game);
    const { samples = [], groups = [] } = reference?.catalogue('en') ?? {};
    const abouts = samples.map(({ about }) => about);
    expect(new Set(abouts).size).toBe(abouts.length);
    const filters = groups.flatMap((group) => group.filters.map(({ id }) => id));
    expect(filters.filter((id) => !samples.some(({ kinds }) => kinds.includes(id)))).toEqual([]);
  });

  test('each example of the guide has its diagram, told in every language with the same numbers', async () => {
    const reference = await loadReference(game);
    const guide = await (await listingOf(game)?.load())?.guide('en');
    const { diagrams = [] } = reference ?? {};
    expect(diagrams.map(({ example }) => example)).toEqual([...(guide?.examples.keys() ?? [])]);
    for (const { rows } of diagrams) {
      const told = LANGUAGES.map((language) => diagramWords(language, rows(language)));
      expect(new Set(told).size).toBe(LANGUAGES.length);
      expect(
        new Set(LANGUAGES.map((language) => JSON.stringify(rows(language).map(({ sum }) => sum?.total)))).size,
      ).toBe(1);
    }
  });
});

function thingsOf(reference: GameReference, language: Language): readonly ShownThing[] {
  const { samples } = reference.catalogue(language);
  const shelves = reference.overview(language).flatMap(({ things }) => things);
  const positions = reference.diagrams.flatMap(({ rows }) => rows(language).flatMap(({ things }) => things));
  return [...samples, ...shelves, ...positions];
}
