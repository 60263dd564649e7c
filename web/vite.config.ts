import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './chunks.ts';
import { offline } from './offline/plugin.ts';
import { wordsNote } from './offline/words-note.ts';
import { writtenHome } from './offline/written-home.ts';

const SERVER = process.env.HAVEN_SERVER ?? 'http://127.0.0.1:2199';
/** The server writes their words. */
const RULES_PAGES = '^/(?:(?:en|fr|ru)/)?rules/';

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
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: SERVER, ws: true }, [RULES_PAGES]: { target: SERVER } } },
});
