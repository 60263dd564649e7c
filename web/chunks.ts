/**
 * Which files the page is made of. Left to itself the bundler makes one for each set of pages that share something, and a
 * table would be opened with eighty of them: on a phone far away each costs a part of a round trip.
 */

/** What the page of the rules has besides. */
const OF_RULES = /[\\/]web[\\/](?:rules\.html|src[\\/](?:rules-page|rules[\\/](?:search|fold)))/;
/** What every page begins with: its letters, and the way to load the rest. */
const LETTERS = { name: 'letters', test: /@fontsource-variable|vite\/preload-helper/, priority: 7 };
/** What pictures are drawn with on every page: the page of the rules loads it for its diagrams, without the styles of this one. */
const DRAWS =
  /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler|use-intl|@noble|lucide-react)|kit|ui-kit|text-kit|games)[\\/]/;
const SHARED = {
  name: 'shared',
  tags: ['$initial' as const],
  test: (id: string) => DRAWS.test(id) && !id.endsWith('tokens.css'),
  priority: 6,
};
/** All else that the page begins with, in one file: on a phone far away each one more costs a round trip. */
const FIRST = { name: 'first', tags: ['$initial' as const], test: (id: string) => !OF_RULES.test(id), priority: 5 };
/** What finds words in the rules, on their page and at a table. */
const FINDS = { name: 'finds', test: /[\\/]web[\\/]src[\\/]rules[\\/](?:search|fold)/, priority: 5 };
/** What tables, lessons, replays and pieces have in common. The page of the rules loads it too, so it needs nothing of this one. */
const PARTS = {
  name: 'parts',
  test: /[\\/](?:kit|ui-kit|text-kit|lucide-react|games[\\/][^\\/]+[\\/]rules)[\\/]/,
  minShareCount: 2,
  priority: 4,
};
/** How the page of the rules draws its diagrams. */
const DIAGRAMS = { name: 'diagrams', test: /[\\/]web[\\/]src[\\/]rules-page[\\/]draw-diagram/, priority: 3 };
/** How things move is loaded by the games that move them. */
const MOTION = /[\\/]node_modules[\\/](?:motion|framer-motion)/;
/** Letters that only one game writes with come with its pieces. */
const isWidget = (id: string) => /[\\/]node_modules[\\/]/.test(id) && !MOTION.test(id) && !id.endsWith('.css');
const WIDGETS = { name: 'widgets', test: isWidget, minShareCount: 2, priority: 4 };
/** What moves at several tables; the features come later, by themselves. */
const MOVING = { name: 'moving', test: MOTION, minShareCount: 2, priority: 4 };
/** The name of a group for each game, with all that this file of its screen needs. */
const ofGame = (name: string, file: RegExp) => (id: string) => {
  const game = file.exec(id)?.[1];
  return game === undefined ? null : `${game}-${name}`;
};
const PIECES = {
  name: ofGame('pieces', /games[\\/]([^\\/]+)[\\/]ui[\\/]reference[\\/]index\.ts$/),
  debugName: 'pieces of a game',
  priority: 3,
};
const TABLE = { name: 'table', test: /[\\/]web[\\/]src[\\/]table[\\/]table-pages\.tsx$/, priority: 2 };
const GAME = {
  name: ofGame('table', /games[\\/]([^\\/]+)[\\/]ui[\\/]index\.ts$/),
  debugName: 'table of a game',
  priority: 1,
};

/** The first that wants a module has it, with all that the module needs. */
export const CHUNKS = [LETTERS, SHARED, FIRST, FINDS, PARTS, WIDGETS, MOVING, DIAGRAMS, PIECES, TABLE, GAME];
