import ts from 'typescript';

const TESTS = new Set(['test', 'it']);
const NOT_RUN = new Set(['skip', 'todo']);

/** The titles of the tests that a source file runs: `test('…')`, `it('…')`, `test.each(…)('…')`. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest));
  return titles;
}

function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !isTest(node.expression)) return undefined;
  const [title] = node.arguments;
  return title && textOf(title);
}

/** `test`, `test.only`, `test.each(rows)` and test.each`rows` all lead to `test`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TESTS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return !NOT_RUN.has(callee.name.text) && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

function textOf(title: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head, ...title.templateSpans.map((span) => span.literal)].map((part) => part.text).join('…');
}
