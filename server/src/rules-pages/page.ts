import { LANGUAGES } from '@haven/wire';
import { escaped } from '../api-docs/markup.ts';
import type { Card } from '../links/card.ts';
import { keyOf } from '../pictures/painter.ts';
import { rulesPath } from './addresses.ts';
import { contents, finder, partsOf, type RulesOfGame, section } from './content.ts';
import { LANGUAGE_NAMES, rulesPageWords } from './words.ts';

/** What a page of rules is made of. */
export interface RulesPage extends RulesOfGame {
  readonly game: string;
  readonly card: Card;
  readonly name: string;
  readonly pitch: string;
  /** How many play, and for how long. */
  readonly facts: string;
}

/** Where the built page has none of its own: the words are readable all the same. */
export const BARE_SHELL = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
  '<meta name="viewport" content="width=device-width, initial-scale=1" />',
  '<meta name="description" content="" /><title>Haven</title></head>',
  '<body><!--skip--><!--languages--><!--rules--></body></html>',
].join('\n');

/** Puts the words of a page where its shell has room for them. */
export function filled(shell: string, page: RulesPage): string {
  const { language } = page.card;
  const words = rulesPageWords(language);
  const places: Readonly<Record<string, string>> = {
    skip: `<a class="skip" href="#content">${escaped(words.skip)}</a>`,
    languages: languagesOf(page),
    rules: bodyOf(page),
  };
  return shell.replace(/<!--(skip|languages|rules)-->/g, (_, place: string) => places[place] ?? '');
}

function languagesOf({ game, card }: RulesPage): string {
  const links = LANGUAGES.map((each) => {
    const current = each === card.language ? ' aria-current="true"' : '';
    const name = `${each.toUpperCase()}<span class="visually-hidden"> ${LANGUAGE_NAMES[each]}</span>`;
    return `<a href="${rulesPath(game, each)}" lang="${each}" hreflang="${each}"${current}>${name}</a>`;
  });
  return `<nav class="languages" aria-label="${rulesPageWords(card.language).languages}">${links.join('')}</nav>`;
}

function bodyOf(page: RulesPage): string {
  const words = rulesPageWords(page.card.language);
  const parts = partsOf(page, page.card.language);
  return [
    `<div class="rules-page" data-game="${page.game}">`,
    `<nav class="contents" aria-label="${words.contents}">${finder(words)}<h2>${words.contents}</h2>${contents(parts, page.rules)}</nav>`,
    `<main id="content">${titleOf(page)}`,
    `<section class="hits" hidden><h2 class="visually-hidden">${words.search}</h2><div class="hit-list"></div></section>`,
    ...parts.map(section),
    '</main></div>',
  ].join('\n');
}

function titleOf({ game, card, name, pitch, facts }: RulesPage): string {
  const words = rulesPageWords(card.language);
  const picture = `/api/picture/${card.path}?lang=${card.language}&amp;v=${keyOf(card.subject)}`;
  return [
    '<header class="title">',
    `<div><p class="overline">${words.overline}</p><h1>${escaped(name)}</h1>`,
    `<p class="pitch">${escaped(pitch)}</p><p class="facts">${escaped(facts)}</p>`,
    `<p class="deeds"><a class="play" href="/new/${game}">${words.play}</a>`,
    `<a href="/reference/${game}">${words.pieces}</a>`,
    `<button type="button" class="print" hidden>${words.print}</button></p></div>`,
    `<img src="${picture}" width="1200" height="630" alt="">`,
    '</header>',
  ].join('\n');
}
