import { LANGUAGES, type Language } from '@haven/wire';

interface LanguageRequest {
  /** What the address itself says. */
  readonly address?: unknown;
  /** What somebody chose on the page, as its cookie says. */
  readonly chosen?: string | undefined;
  /** The header of a browser; those who look at links for others send none. */
  readonly accepted?: string | undefined;
}

/** The language that was asked for; nothing if none of ours was. */
export function askedLanguage({ address, chosen, accepted = '' }: LanguageRequest): Language | undefined {
  const wishes = accepted
    .split(',')
    .map(wishOf)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (
    known(address) ?? known(chosen) ?? wishes.map(({ tag }) => known(tag)).find((language) => language !== undefined)
  );
}

/** `fr-CH;q=0.8` */
function wishOf(wish: string): { tag: string; weight: number } {
  const [tag = '', ...rest] = wish.split(';');
  const weight = rest.map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1]).find((part) => part !== undefined);
  return { tag: tag.trim().toLowerCase().slice(0, 2), weight: Number(weight ?? 1) };
}

function known(tag: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === tag);
}
