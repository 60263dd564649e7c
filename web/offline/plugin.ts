import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TEMPLATE = new URL('./service-worker.js', import.meta.url);
/** Letters of languages that the page does not speak are fetched when somebody writes them. */
const NOT_KEPT = /-(?:vietnamese|math|symbols|latin-ext|cyrillic-ext)-/;

/** Adds a service worker that knows the files of this build. */
export function offline(): Plugin {
  return {
    name: 'haven-offline',
    apply: 'build',
    generateBundle: {
      // After all others: a script that held nothing but styles is gone by then, and a missing file would stop the worker.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !NOT_KEPT.test(name));
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: workerFor(files.map((name) => `/${name}`)),
        });
      },
    },
  };
}

function workerFor(files: readonly string[]): string {
  const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  return readFileSync(TEMPLATE, 'utf8')
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`)
    .replace('haven-build', `haven-${build}`);
}
