import { expect, test } from 'vitest';
import { houseCard } from './card.ts';
import { withCard } from './head.ts';

const PAGE = '<head>\n    <meta name="description" content="old" />\n    <title>Haven</title>\n  </head>';
const NASTY = `"><script>alert('$&')</script>`;

test('players’ words stay words, whatever they hold', () => {
  const card = { ...houseCard('en'), title: NASTY, description: NASTY };
  const page = withCard(PAGE, card, { origin: 'http://a', path: '/' });
  expect(page).not.toContain('<script');
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;');
  expect(page).not.toContain('old');
  expect(page.match(/<title>/g)).toHaveLength(1);
});

test('without an origin nothing is told that needs one', () => {
  const page = withCard(PAGE, houseCard('fr'), { origin: undefined, path: '/' });
  expect(page).toContain('property="og:title"');
  expect(page).not.toMatch(/og:image|og:url|canonical/);
});
