// The arrows of the architecture: who may import whom. tools/arrows.test.ts proves that each rule bites.

const TEST = '[.]test[.]tsx?$';
const LINK_CONTRACT = '^web/src/link-contract/';
const PRODUCT = [TEST, '^(kit|server|text-kit|ui-kit)/src/testing/', '^games/[^/]+/[^/]+/testing/', LINK_CONTRACT];
const TEST_LIBRARIES = '(^|/)node_modules/(vitest|fast-check|@playwright)/';
const IN_A_GAME = '^games/([^/]+)/';
const NEIGHBOURS = '^(games|wire|server|ui-kit|picture-kit|text-kit|web|lab|bench|tools|e2e)/';
const OF_THE_PAGE = [
  '^web/',
  '^(ui|text)-kit/',
  '^wire/',
  '^games/(uis|references|rules|bots|levels|lessons|puzzles|first-games)[.]ts$',
];
const KITS = ['ui-kit', 'picture-kit', 'text-kit'];

/** One game's folder may use: itself or the named parts of the same game, and the kit. */
function partOfAGame(part, parts) {
  return {
    name: `${part}-arrows`,
    comment: `games/*/${part} may import ${parts.map((one) => `its own ${one}`).join(', ')} and the kit; no other part, no other game`,
    severity: 'error',
    from: { path: `${IN_A_GAME}${part}/` },
    to: { path: NEIGHBOURS, pathNot: parts.map((one) => (KITS.includes(one) ? `^${one}/` : `^games/$1/${one}/`)) },
  };
}

const arrows = [
  {
    name: 'kit-stands-alone',
    comment: 'the kit imports nothing of ours, and of the world only the audited generators',
    severity: 'error',
    from: { path: '^kit/', pathNot: PRODUCT },
    to: { pathNot: ['^kit/', '(^|/)node_modules/@noble/'] },
  },
  {
    name: 'kit-names-no-neighbour',
    comment: 'not even the tests of the kit know a game, the server or the tools',
    severity: 'error',
    from: { path: '^kit/' },
    to: { path: NEIGHBOURS },
  },
  partOfAGame('rules', ['rules']),
  partOfAGame('bots', ['bots', 'rules']),
  partOfAGame('text', ['text', 'rules', 'text-kit']),
  partOfAGame('learn', ['learn', 'text-kit']),
  partOfAGame('picture', ['picture', 'rules', 'text', 'picture-kit', 'text-kit']),
  partOfAGame('ui', ['ui', 'rules', 'text', 'bots', 'ui-kit', 'text-kit']),
  {
    name: 'rules-import-kit-only',
    comment: 'rules are pure: no package, no Node, only the kit',
    severity: 'error',
    from: { path: `${IN_A_GAME}rules/`, pathNot: TEST },
    to: { pathNot: ['^games/$1/rules/', '^kit/'] },
  },
  {
    name: 'games-run-anywhere',
    comment: 'bots, text, lessons, pictures and ui run in a browser too: no Node',
    severity: 'error',
    from: { path: [`${IN_A_GAME}(bots|text|learn|picture|ui)/`, '^(picture|text)-kit/'], pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'games-through-their-lists',
    comment: 'only the lists in games/ name a game: delete its folder and its lines, and it is gone',
    severity: 'error',
    from: { pathNot: '^games/' },
    to: { path: '^games/[^/]+/' },
  },
  {
    name: 'ui-kit-arrows',
    comment: 'what all screens share knows the kit, the languages and no game',
    severity: 'error',
    from: { path: '^ui-kit/' },
    to: { path: NEIGHBOURS, pathNot: '^(ui|text)-kit/' },
  },
  {
    name: 'picture-kit-arrows',
    comment: 'what all pictures share knows the kit, the languages and no game',
    severity: 'error',
    from: { path: '^picture-kit/' },
    to: { path: NEIGHBOURS, pathNot: '^(picture|text)-kit/' },
  },
  {
    name: 'text-kit-arrows',
    comment: 'what all words share knows the kit alone',
    severity: 'error',
    from: { path: '^text-kit/' },
    to: { path: NEIGHBOURS, pathNot: '^text-kit/' },
  },
  {
    name: 'wire-arrows',
    comment: 'what page and server say to each other knows the kit and the languages',
    severity: 'error',
    from: { path: '^wire/' },
    to: { path: NEIGHBOURS, pathNot: ['^wire/', '^text-kit/'] },
  },
  {
    name: 'web-arrows',
    comment:
      'the page knows the kit, the ui-kit, the text-kit, the wire and the lists of the games; the server only by its messages',
    severity: 'error',
    from: { path: '^web/', pathNot: LINK_CONTRACT },
    to: { path: NEIGHBOURS, pathNot: OF_THE_PAGE },
  },
  {
    name: 'link-contract-arrows',
    comment:
      'what proves that a link to the server is like any other opens a real server, as the tests of the server do',
    severity: 'error',
    from: { path: LINK_CONTRACT },
    to: { path: NEIGHBOURS, pathNot: [...OF_THE_PAGE, '^server/src/testing/'] },
  },
  {
    name: 'screens-serve-the-page-alone',
    comment:
      'the server, the kit and the tools run without a screen; the test of a game’s terms reads its words, that of its tips what they name',
    severity: 'error',
    from: {
      pathNot: [
        '^(web|ui-kit)/',
        '^games/(uis|references|first-games)[.]ts$',
        `${IN_A_GAME}ui/`,
        `${IN_A_GAME}terms[.]test[.]ts$`,
        '^e2e/pages/tips[.]spec[.]ts$',
      ],
    },
    to: { path: ['^(web|ui-kit)/', '^games/(uis|references|first-games)[.]ts$', `${IN_A_GAME}ui/`] },
  },
  {
    name: 'product-imports-no-test',
    comment: 'tests and kit/src/testing serve tests, the bench and the tools',
    severity: 'error',
    from: { pathNot: [...PRODUCT, '^(bench|tools|e2e)/'] },
    to: { path: [...PRODUCT, TEST_LIBRARIES] },
  },
  {
    name: 'no-import-of-a-test-file',
    severity: 'error',
    from: {},
    to: { path: TEST },
  },
  {
    name: 'no-cycle',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-unresolved',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** The entries of a folder may not import each other in a ring, but for the chapters of a rulebook, which refer to each other. */
const KNOWN_CYCLES = ['games/tortuga/rules', 'games/tortuga-2199/rules'];

module.exports = {
  forbidden: arrows,
  forTests: PRODUCT,
  knownCycles: KNOWN_CYCLES,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
