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

/** A page without scripts or styles of its own: it reads well under the strictest policy. */
export function docsPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(`${method.toUpperCase()} ${path}`, operation)),
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(info.title)}: API</title></head><body><h1>${escaped(info.title)}: API</h1>`,
    `<p>${escaped(info.description)} <a href="/api/openapi.json">openapi.json</a></p>`,
    ...operations,
    '</body></html>',
  ].join('\n');
}

function section(title: string, { summary, parameters = [], requestBody, responses = {} }: Operation): string {
  const list = parameters.map(({ name, in: place, required }) => `${name} (${place}${required ? '' : ', optional'})`);
  return [
    `<section><h2><code>${escaped(title)}</code></h2><p>${escaped(summary ?? '')}</p>`,
    list.length > 0 ? `<p>Parameters: ${escaped(list.join(', '))}</p>` : '',
    requestBody ? details('Body', requestBody) : '',
    ...Object.entries(responses).map(([status, response]) => details(`Answer ${status}`, response)),
    '</section>',
  ].join('\n');
}

function details(title: string, schema: unknown): string {
  const text = JSON.stringify(schema, null, 2);
  return `<details><summary>${escaped(title)}</summary><pre>${escaped(text)}</pre></details>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
