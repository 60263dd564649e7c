import { escaped } from '../api-docs/markup.ts';
import { alternatesOf } from './addresses.ts';

/** Links are looked at by robots on behalf of people: tables stay open to them, and so do their pictures. */
export function robotsText(origin: string | undefined): string {
  const lines = ['User-agent: *', 'Allow: /api/picture/', 'Disallow: /api/', 'Disallow: /admin'];
  return [...lines, ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n');
}

/** The pages that anybody may find: the house, and the rules of its games in each language. */
export function sitemap(games: readonly string[], origin: string): string {
  const place = (path: string) => escaped(`${origin}${path}`);
  const rules = games.flatMap((game) => {
    const alternates = alternatesOf(game);
    const links = alternates.map(
      ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${place(path)}"/>`,
    );
    return alternates
      .filter(({ language }) => language !== 'x-default')
      .map(({ path }) => `<url><loc>${place(path)}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>${place('/')}</loc></url>`,
    ...rules,
    '</urlset>',
    '',
  ].join('\n');
}
