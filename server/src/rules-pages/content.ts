import type { Guide } from '@haven/text-kit';
import type { Language } from '@haven/wire';
import { escaped } from '../api-docs/markup.ts';
import { anchorOf } from './addresses.ts';
import { type RulesPageWords, rulesPageWords } from './words.ts';

/** All that a page of rules tells of a game. */
export interface RulesOfGame {
  readonly guide: Guide;
  /** By §, in order; chapters have a number alone. */
  readonly rules: Readonly<Record<string, string>>;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly (readonly [number: string, text: string])[];
}

/** First what somebody needs who wants to learn the game, then the rules, to look things up. */
export function partsOf({ guide, rules }: RulesOfGame, language: Language): readonly Part[] {
  const words = rulesPageWords(language);
  const linked = linkedIn(rules);
  return [
    { id: 'goal', title: words.goal, content: goal(guide, linked) },
    { id: 'turn', title: words.turn, content: turn(guide, linked) },
    { id: 'examples', title: words.examples, content: examples(guide, linked) },
    { id: 'glossary', title: words.glossary, content: glossary(guide, linked) },
    {
      id: 'rules',
      title: words.rules,
      content: chaptersOf(rules)
        .map((each) => chapter(each, linked))
        .join('\n'),
    },
  ].filter(({ content }) => content !== '');
}

/** What stands in the rules, with a link to each § that it names. */
type Linked = (text: string) => string;

function linkedIn(rules: RulesOfGame['rules']): Linked {
  const link = (rule: string) => (Object.hasOwn(rules, rule) ? `<a href="#${anchorOf(rule)}">${rule}</a>` : rule);
  return (text) => escaped(text).replace(/§\d+(?:\.\d+)*/g, link);
}

function goal({ goal: lines }: Guide, linked: Linked): string {
  return lines.length === 0 ? '' : `<div class="goal">${lines.map((line) => `<p>${linked(line)}</p>`).join('')}</div>`;
}

function turn({ turn: parts }: Guide, linked: Linked): string {
  const all = parts.map(
    ({ title, text, rules }) =>
      `<article class="turn-part" data-entry><h3>${escaped(title)}</h3><p>${linked(text)}</p>${references(rules, linked)}</article>`,
  );
  return all.length === 0 ? '' : `<div class="turn-parts">${all.join('\n')}</div>`;
}

function examples({ examples: told }: Guide, linked: Linked): string {
  const all = told.map(({ title, paragraphs, rules }, place) => {
    const text = paragraphs.map((each) => `<p>${linked(each)}</p>`).join('');
    return `<article class="example" data-example="${place}" data-entry><h3>${escaped(title)}</h3>${text}${references(rules, linked)}</article>`;
  });
  return all.join('\n');
}

function glossary({ glossary: terms }: Guide, linked: Linked): string {
  const all = terms.map(
    ({ term, meaning, rules }) =>
      `<div data-entry><dt>${escaped(term)}</dt><dd>${linked(meaning)} ${references(rules, linked)}</dd></div>`,
  );
  return all.length === 0 ? '' : `<dl class="glossary">${all.join('\n')}</dl>`;
}

function references(rules: readonly string[], linked: Linked): string {
  if (rules.length === 0) return '';
  return `<span class="references">${rules.map((rule) => linked(`§${rule}`)).join(' ')}</span>`;
}

function chaptersOf(rules: RulesOfGame['rules']): readonly Chapter[] {
  const entries = Object.entries(rules);
  return entries
    .filter(([number]) => !number.includes('.'))
    .map(([number, title]) => ({ number, title, rules: entries.filter(([rule]) => rule.startsWith(`${number}.`)) }));
}

function chapter({ number, title, rules }: Chapter, linked: Linked): string {
  const id = anchorOf(number);
  return [
    `<section id="${id}"><h3 data-entry data-rule="${number}"><a class="number" href="#${id}">${number}</a> ${escaped(title)}</h3>`,
    ...rules.map(([rule, text]) => ruleOf(rule, linked(text))),
    '</section>',
  ].join('\n');
}

function ruleOf(rule: string, text: string): string {
  const id = anchorOf(rule);
  const level = rule.split('.').length;
  return `<p class="rule" data-level="${level}" id="${id}" data-entry data-rule="${rule}"><a class="number" href="#${id}">${rule}</a> <span>${text}</span></p>`;
}

/** The list of what is on the page; the rules with their chapters. */
export function contents(parts: readonly Part[], rules: RulesOfGame['rules']): string {
  const chapters = chaptersOf(rules).map(
    ({ number, title }) => `<li><a href="#${anchorOf(number)}">${number} <span>${escaped(title)}</span></a></li>`,
  );
  const lines = parts.map(({ id, title }) => {
    const inner = id === 'rules' ? `<ul>${chapters.join('')}</ul>` : '';
    return `<li><a href="#${id}">${escaped(title)}</a>${inner}</li>`;
  });
  return `<ul>${lines.join('\n')}</ul>`;
}

export function section({ id, title, content }: Part): string {
  return `<section class="part" id="${id}"><h2>${escaped(title)}</h2>\n${content}\n</section>`;
}

/** Shown by the page's script: without one nothing can be searched. */
export function finder(words: RulesPageWords): string {
  return [
    `<form class="finder" role="search" data-found="${escaped(words.found)}" data-none="${escaped(words.none)}" hidden>`,
    `<label class="visually-hidden" for="finder">${escaped(words.search)}</label>`,
    `<input id="finder" type="search" autocomplete="off" placeholder="${escaped(words.placeholder)}">`,
    `<button type="reset" aria-label="${escaped(words.clear)}" hidden>×</button>`,
    '<p role="status"></p></form>',
  ].join('');
}
