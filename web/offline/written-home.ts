import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { wordsFiles } from './words-note.ts';

const WEB = join(import.meta.dirname, '..');
const AFTER_PAINT = new URL('./after-paint.js', import.meta.url);
const ROOT = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;
const APP = /<script type="module"[^>]*\ssrc="([^"]+)"><\/script>/;
const PART = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)">/g;
const WORDS = /\s*<!--words[^>]*-->/;

/** Beside the plain page, home in each language: its words are there with the page itself, and the app comes after them. */
export function writtenHome(): Plugin {
  return {
    name: 'haven-written-home',
    apply: 'build',
    generateBundle: {
      // By then the plain page has all its scripts and styles.
      order: 'post',
      async handler(_options, bundle) {
        const plain = bundle['index.html'];
        if (plain?.type !== 'asset') throw new Error('there is no page to write home into');
        const starter = this.emitFile({ type: 'asset', name: 'after-paint.js', source: readFileSync(AFTER_PAINT) });
        const words = wordsFiles(Object.keys(bundle));
        for (const { language, file, home } of await writtenHomes()) {
          const made = { home, starter: this.getFileName(starter), words: words.get(language) ?? '' };
          this.emitFile({ type: 'asset', fileName: file, source: withHome(String(plain.source), made) });
        }
      },
    },
  };
}

interface Made {
  readonly home: string;
  readonly starter: string;
  readonly words: string;
}

/** Replaced by functions: a page may hold what a replacement text would read as a sign. */
function withHome(page: string, { home, starter, words }: Made): string {
  const parts = [...page.matchAll(PART)].map(([, part]) => part).concat(words);
  const begin = (_script: string, app: string) =>
    `<script async src="/${starter}" data-app="${app}" data-parts="${parts.join(' ')}"></script>`;
  return page
    .replace(PART, '')
    .replace(WORDS, '')
    .replace(APP, begin)
    .replace(ROOT, () => `<div id="root" data-written>${home}</div>`);
}

/** By the very components that the browser runs. */
async function writtenHomes(): Promise<readonly Record<'language' | 'file' | 'home', string>[]> {
  const workshop = await createServer({
    root: WEB,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { writeHome } = await workshop.ssrLoadModule('/src/written/write-home.tsx');
    return await writeHome();
  } finally {
    await workshop.close();
  }
}
