import { code, type DocsChapter, details, escaped, paragraph, section } from './markup.ts';

/** The part of an OpenAPI description that the page shows. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** A page without scripts, and with its style in a file: it reads well under the strictest policy. */
export function docsPage({ info, paths }: OpenApi, chapters: readonly DocsChapter[]): string {
  const all = [...chapters, httpChapter(paths)];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<link rel="stylesheet" href="/api/docs.css"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<title>${escaped(info.title)}: API</title></head><body><div class="frame">`,
    `<nav aria-label="Chapters"><ul>${all.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('')}</ul></nav>`,
    `<main><h1>${escaped(info.title)}: API</h1>${paragraph(info.description)}`,
    '<p>For machines: <a href="/api/openapi.json">openapi.json</a>, <a href="/api/protocol.json">protocol.json</a></p>',
    ...all.map(section),
    '</main></div></body></html>',
  ].join('\n');
}

function httpChapter(paths: OpenApi['paths']): DocsChapter {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method, path, operation)),
  );
  return {
    id: 'http',
    title: 'Requests over HTTP',
    content: [
      paragraph(
        'A browser, or any other client, becomes a guest with the first request that needs one, and is known from then on by the cookie it gets: send it along. Requests that change something must not carry the `Origin` of another site.',
      ),
      ...operations,
    ],
  };
}

function operationOf(method: string, path: string, operation: Operation): string {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation;
  const list = parameters.map(
    ({ name, in: place, required }) => `\`${name}\` (${place}${required ? '' : ', optional'})`,
  );
  return [
    `<h3><code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code></h3>${paragraph(summary)}`,
    list.length > 0 ? paragraph(`Parameters: ${list.join(', ')}`) : '',
    requestBody ? details('Body', code(JSON.stringify(requestBody, null, 2))) : '',
    ...Object.entries(responses).map(([status, response]) =>
      details(`Answer ${status}`, code(JSON.stringify(response, null, 2))),
    ),
  ].join('\n');
}
