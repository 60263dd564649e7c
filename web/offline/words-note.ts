import type { Plugin } from 'vite';

const WORDS = /^assets\/(en|fr|ru)-[^/]+\.js$/;

/** Notes in the page which files hold its words: the server names the one that a visitor will need, so that it comes with the rest. */
export function wordsNote(): Plugin {
  return {
    name: 'haven-words-note',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle = {} }) => page.replace('<!--words-->', `<!--words ${filesIn(Object.keys(bundle))}-->`),
    },
  };
}

function filesIn(names: readonly string[]): string {
  return [...wordsFiles(names).values()].join(' ');
}

/** By language. */
export function wordsFiles(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.flatMap((name) => wordsIn(name).map((language) => [language, `/${name}`])));
}

function wordsIn(name: string): string[] {
  return WORDS.exec(name)?.slice(1) ?? [];
}
