import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Names } from './names.ts';

interface List {
  readonly file: string;
  readonly name: string;
  readonly importOf: (names: Names) => string;
}

const LISTS: readonly List[] = [
  {
    file: 'games/rules.ts',
    name: 'games',
    importOf: ({ id, value }) => `import { ${value} } from '@haven/${id}-rules';`,
  },
  {
    file: 'games/bots.ts',
    name: 'bots',
    importOf: ({ id, value }) => `import { diver as ${value} } from '@haven/${id}-bots';`,
  },
  {
    file: 'games/pictures.ts',
    name: 'pictures',
    importOf: ({ id, value }) => `import { picture as ${value} } from '@haven/${id}-picture';`,
  },
  {
    file: 'games/texts.ts',
    name: 'texts',
    importOf: ({ id, value }) => `import * as ${value} from '@haven/${id}-text';`,
  },
  {
    file: 'games/uis.ts',
    name: 'listings',
    importOf: ({ id, value }) => `import { listing as ${value} } from '@haven/${id}-ui/listing';`,
  },
];
export const LIST_FILES: readonly string[] = LISTS.map(({ file }) => file);
const PARTS = ['bots', 'picture', 'rules', 'text', 'ui'] as const;

/** One line in each list under games/, and what they need in its package.json. */
export function addToLists(root: string, names: Names): void {
  for (const list of LISTS) {
    const path = join(root, list.file);
    writeFileSync(path, withGame(readFileSync(path, 'utf8'), list, names));
  }
  const path = join(root, 'games/package.json');
  writeFileSync(path, withDependencies(readFileSync(path, 'utf8'), names));
}

function withGame(source: string, list: List, names: Names): string {
  const file = ts.createSourceFile(list.file, source, ts.ScriptTarget.Latest, true);
  const entries = entriesOf(file, list);
  const lastImport = file.statements.findLast(ts.isImportDeclaration)?.end ?? 0;
  const entry = entries.inObject && names.id !== names.value ? `'${names.id}': ${names.value}` : names.value;
  const listed = `${source.slice(0, entries.end)}${entries.isEmpty ? '' : ', '}${entry}${source.slice(entries.end)}`;
  return `${listed.slice(0, lastImport)}\n${list.importOf(names)}${listed.slice(lastImport)}`;
}

/** Where the last game of a list ends: `[a, b]` or `{ a, 'b-c': b }`. */
function entriesOf(file: ts.SourceFile, { name }: List): { end: number; isEmpty: boolean; inObject: boolean } {
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(file) === name);
  const list = declared?.initializer;
  if (list === undefined || !(ts.isArrayLiteralExpression(list) || ts.isObjectLiteralExpression(list)))
    throw new Error(`${file.fileName} has no list '${name}'`);
  const entries = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  const end = entries.at(-1)?.end ?? list.getStart(file) + 1;
  return { end, isEmpty: entries.length === 0, inObject: ts.isObjectLiteralExpression(list) };
}

function withDependencies(source: string, { id }: Names): string {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(source);
  const added = PARTS.map((part) => [`@haven/${id}-${part}`, '*'] as const);
  const all = [...Object.entries(manifest.dependencies), ...added].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(all) }, null, 2)}\n`;
}
