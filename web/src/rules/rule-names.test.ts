import { games } from '@haven/games/rules';
import { listingOf } from '@haven/games/uis';
import { LANGUAGES } from '@haven/text-kit';
import { ruleNamer, rulesByNumber } from '@haven/ui-kit';
import { expect, test } from 'vitest';

/** What a button on a phone can hold. */
const LONGEST = 64;

test.each(games.map(({ meta }) => meta.id))('%s: the way to a rule says what it is about', async (id) => {
  const ui = await listingOf(id)?.load();
  for (const language of LANGUAGES) {
    const rules = rulesByNumber(ui?.rules(language) ?? []);
    const names = Object.keys(rules).map(ruleNamer(language, rules));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/§[\d.]+\s?: «?\p{L}/u.test(name) || name.length > LONGEST)).toEqual([]);
  }
});
