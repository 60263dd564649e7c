/** Words of the page that shows what a game is made of, in English; it defines the keys. */
export const en = {
  all: 'All pieces',
  board: 'The board',
  cardSet: 'Cards',
  clear: 'Clear the search',
  count: '{count, plural, =0 {Nothing found} one {# piece} other {# pieces}}',
  home: 'All games',
  house: 'Haven set',
  lead: 'Tap anything to see what it is, what it does and which rule says so.',
  link: 'Look at all pieces',
  none: 'Nothing like that. Try a shorter word, or switch a filter off.',
  overview: 'Overview',
  placeholder: 'Name or word',
  reset: 'Switch all filters off',
  search: 'Search the pieces',
  title: '{game}: the pieces',
  views: 'What to look at',
} as const;

export type ReferenceKey = keyof typeof en;
export type ReferenceTexts = Readonly<Record<ReferenceKey, string>>;
