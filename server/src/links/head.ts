import { HEIGHT, WIDTH } from '@haven/picture-kit';
import type { Language } from '@haven/wire';
import { keyOf } from '../pictures/painter.ts';
import type { Card } from './card.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', fr: 'fr_FR', ru: 'ru_RU' };
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const LANGUAGE = /<html lang="\w+">/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;

/** Where the page was asked for: as it is known outside, and the path. Without an origin no whole address can be told. */
export interface PageRequest {
  readonly origin: string | undefined;
  readonly path: string;
  /** The same page in other languages. */
  readonly alternates?: readonly { readonly language: string; readonly path: string }[];
}

/** The page with a card in its head, for those who look at a link on behalf of somebody. */
export function withCard(page: string, card: Card, asked: PageRequest): string {
  const head = tagsOf(card, asked).map((tag) => `\n    ${tag}`);
  // Replaced by a function: names may hold what a replacement text would read as a sign.
  return page
    .replace(LANGUAGE, `<html lang="${card.language}">`)
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => `<title>${text(titleOf(card))}</title>${head.join('')}`);
}

/** As the page's own script writes it. */
const titleOf = ({ title }: Card) => (title === 'Haven' ? title : `${title} · Haven`);

function tagsOf(card: Card, { origin, path, alternates = [] }: PageRequest): string[] {
  const { title, description, language } = card;
  return [
    `<meta name="description" content="${text(description)}" />`,
    ...(origin ? [`<link rel="canonical" href="${text(`${origin}${path}`)}" />`] : []),
    ...(origin ? alternates.map((each) => alternateTag(each.language, `${origin}${each.path}`)) : []),
    property('og:site_name', 'Haven'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', LOCALES[language]),
    ...(origin ? [property('og:url', `${origin}${path}`), ...pictureTags(card, origin)] : []),
  ];
}

function alternateTag(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${text(address)}" />`;
}

function pictureTags(card: Card, origin: string): string[] {
  const { path, language, title, subject } = card;
  return [
    property('og:image', `${origin}/api/picture/${path}?lang=${language}&v=${keyOf(subject)}`),
    property('og:image:type', 'image/png'),
    property('og:image:width', `${WIDTH}`),
    property('og:image:height', `${HEIGHT}`),
    property('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${text(content)}" />`;
}

function text(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
