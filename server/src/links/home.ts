import { HOME_COOKIE, homeFile, type Language, OWN_HOME } from '@haven/wire';
import type { FastifyRequest } from 'fastify';
import { askedLanguage } from './language.ts';

/** Home as it was written when the page was built, for whoever asks for nothing else and has no games of their own yet. */
export function homeFor(request: FastifyRequest): string | undefined {
  const { pathname } = addressIn(request);
  if (pathname !== '/' || wishIn(request) === OWN_HOME) return undefined;
  return homeFile(languageFor(request) ?? 'en');
}

/** By the address, else as chosen on the page, else as the browser asks; nothing if none of ours was asked for. */
export function languageFor(request: FastifyRequest): Language | undefined {
  const address = addressIn(request).searchParams.get('lang');
  return askedLanguage({ address, chosen: wishIn(request), accepted: request.headers['accept-language'] });
}

function addressIn({ url }: FastifyRequest): URL {
  return new URL(url, 'http://house');
}

/** What the page has noted for itself. */
function wishIn({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  const parts = cookie.split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${HOME_COOKIE}=`))?.slice(HOME_COOKIE.length + 1);
}
