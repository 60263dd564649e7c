import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AnyGame, OptionSpec } from '@haven/kit';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../server-context.ts';

type DocumentSpec = Extract<OptionSpec, { kind: 'document' }>;

interface Library {
  readonly context: ServerContext;
  readonly games: readonly AnyGame[];
  /** Documents lie in `GAME/OPTION/NAME.json` below it. */
  readonly folder: string;
}

const LONGEST_FILE = 256 * 1024;
const MOST = 50;
const Offered = z.object({ documents: z.array(z.object({ name: z.string(), value: z.unknown() })) });

/** The documents that this house offers to those who set a table. */
export function addDocumentsRoute(app: FastifyInstance, library: Library): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/documents/:game/:option',
    {
      schema: {
        summary: 'The documents on offer for an option of a game',
        params: z.object({ game: z.string().max(64), option: z.string().max(64) }),
        response: { 200: Offered },
      },
    },
    async ({ params }) => ({ documents: await documentsFor(library, params) }),
  );
}

async function documentsFor(library: Library, wanted: { readonly game: string; readonly option: string }) {
  const game = library.games.find(({ meta }) => meta.id === wanted.game);
  const spec = game && Object.hasOwn(game.options, wanted.option) ? game.options[wanted.option] : undefined;
  if (game === undefined || spec?.kind !== 'document') return [];
  const folder = join(library.folder, game.meta.id, wanted.option);
  const names = (await filesIn(folder)).filter((name) => name.endsWith('.json')).sort();
  const read = await Promise.all(names.slice(0, MOST).map((name) => documentIn(library, spec, join(folder, name))));
  return read.filter((document) => document !== undefined);
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

/** A file that does not fit is not offered; the log says why. */
async function documentIn({ context }: Library, spec: DocumentSpec, file: string) {
  try {
    if ((await stat(file)).size > LONGEST_FILE) throw new Error(`longer than ${LONGEST_FILE} bytes`);
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    const refusal = spec.check(value);
    if (refusal === undefined) return { name: basename(file, '.json'), value };
    context.log.warn({ file, refusal }, 'a document does not fit');
  } catch (error) {
    context.log.warn({ file, err: error }, 'a document cannot be read');
  }
  return undefined;
}
