import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'rolldown/utils';

const OURS = /\.tsx?$/;
const STYLE = /\.css$/;
/** What Vitest adds to the name of a test, for its own loader to take away. */
const MARK = /%3Fvitest=\d+$/;

/** Older packages name a folder where a file is meant. */
export async function resolve(specifier, context, next) {
  try {
    return await next(specifier.replace(MARK, ''), context);
  } catch (error) {
    if (error.code !== 'ERR_UNSUPPORTED_DIR_IMPORT') throw error;
    return next(pathToFileURL(createRequire(context.parentURL).resolve(specifier)).href, context);
  }
}

/** TypeScript without its types; style sheets are for browsers. */
export async function load(url, context, next) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:') return next(url, context);
  if (STYLE.test(pathname)) return { format: 'module', source: '', shortCircuit: true };
  if (!OURS.test(pathname)) return next(url, context);
  return { format: 'module', source: await scriptOf(fileURLToPath(url)), shortCircuit: true };
}

async function scriptOf(path) {
  const { code, map, errors } = await transform(path, await readFile(path, 'utf8'), { sourcemap: true });
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors.map(({ message }) => message).join('\n')}`);
  // Whoever shows a line reads it from its file.
  const encoded = Buffer.from(JSON.stringify({ ...map, sourcesContent: undefined })).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
}
