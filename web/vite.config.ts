import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline/plugin.ts';
import { wordsNote } from './offline/words-note.ts';
import { writtenHome } from './offline/written-home.ts';

const SERVER = process.env.HAVEN_SERVER ?? 'http://127.0.0.1:2199';
/** The server writes their words. */
const RULES_PAGES = '^/(?:(?:en|fr|ru)/)?rules/';

/** What the page of the rules has besides. */
const OF_RULES = /[\\/]web[\\/](?:rules\.html|src[\\/](?:rules-page|rules[\\/](?:search|fold)))/;
/** What every page begins with: its letters, and the way to load the rest. */
const LETTERS = { name: 'letters', test: /@fontsource-variable|vite\/preload-helper/, priority: 2 };
/** What pictures are drawn with on every page: the page of the rules loads it for its diagrams, without the styles of this one. */
const DRAWS = /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler|use-intl|@noble)|kit|ui-kit|text-kit|games)[\\/]/;
const SHARED = {
  name: 'shared',
  tags: ['$initial' as const],
  test: (id: string) => DRAWS.test(id) && !id.endsWith('tokens.css'),
  priority: 1,
};
/** All else that the page begins with, in one file: on a phone far away each one more costs a round trip. */
const FIRST = { name: 'first', tags: ['$initial' as const], test: (id: string) => !OF_RULES.test(id) };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline(), wordsNote(), writtenHome()],
  worker: { format: 'es' },
  // Nothing is written into the page itself: the content policy allows fonts and pictures from the house alone.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Without it a file comes a little later in an old browser; with it the page of the rules would load all of this one.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'rules.html'].map((page) => join(import.meta.dirname, page)),
      output: { codeSplitting: { groups: [LETTERS, SHARED, FIRST] } },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: SERVER, ws: true }, [RULES_PAGES]: { target: SERVER } } },
});
