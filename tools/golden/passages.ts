import ts from 'typescript';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch of source that carries out a rule: all of it, or what comes last in it. */
export interface Passage extends Stretch {
  readonly rule: string;
  readonly part: 'whole' | 'last';
}

const CITATION = /§(\d+(?:\.\d+)*)/g;
const OWN_LINE = /^\s*(?:\/\*\*|\/\/|\*)/;
const CASE = /^\s*(?:case .*|default):\s*$/;

/** What a source file does for which §: the declaration below a comment, the line beside it, or the place of a § in the code. */
export function passagesIn(source: string): Passage[] {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
  return [...source.matchAll(CITATION)].map(({ 1: rule = '', index }) => ({ rule, ...placeOf(file, index) }));
}

type Place = Omit<Passage, 'rule'>;

function placeOf(file: ts.SourceFile, citation: number): Place {
  const line = lineAround(file.text, citation);
  const comment = line.text.search(/\/[/*]/);
  const code = line.text.slice(0, comment);
  if (OWN_LINE.test(line.text)) return declarationAfter(file, commentEnd(file.text, citation));
  if (comment === -1 || line.from + comment > citation) return { from: line.from, to: citation + 1, part: 'last' };
  if (CASE.test(code)) return declarationAfter(file, line.to);
  return { from: line.from, to: line.from + comment, part: 'last' };
}

function lineAround(source: string, offset: number): Stretch & { readonly text: string } {
  const from = source.lastIndexOf('\n', offset) + 1;
  const to = source.indexOf('\n', offset);
  return { from, to, text: source.slice(from, to) };
}

function commentEnd(source: string, offset: number): number {
  const { text, to } = lineAround(source, offset);
  return text.trimStart().startsWith('//') ? to : source.indexOf('*/', offset) + '*/'.length;
}

/** Where play can come: the bodies of functions. All else is done when a module is loaded, and what throws is met by no honest play. */
export function isInPlay(source: string): (offset: number) => boolean {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
  const bodies: Stretch[] = [];
  const throws: Stretch[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) bodies.push(insideOf(file, node.body));
    if (ts.isThrowStatement(node)) throws.push({ from: node.getStart(file), to: node.end });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return (offset) => bodies.some(holds(offset)) && !throws.some(holds(offset));
}

function holds(offset: number): (stretch: Stretch) => boolean {
  return ({ from, to }) => from <= offset && offset < to;
}

function insideOf(file: ts.SourceFile, body: ts.Node): Stretch {
  const edge = ts.isBlock(body) ? 1 : 0;
  return { from: body.getStart(file) + edge, to: body.end - edge };
}

/** The largest piece of syntax that begins next. */
function declarationAfter(file: ts.SourceFile, offset: number): Place {
  const find = (node: ts.Node): ts.Node | undefined =>
    ts.forEachChild(node, (child) => {
      if (child.end <= offset) return undefined;
      return child.getStart(file) >= offset ? child : find(child);
    });
  const next = find(file);
  const deed = next && (deedOf(next) ?? next);
  return { from: deed?.getStart(file) ?? offset, to: deed?.end ?? offset, part: 'whole' };
}

/** Of a decision with its parts, what may be chosen and what comes of it, the last: to be offered a choice is not to make it. */
function deedOf(declaration: ts.Node): ts.Node | undefined {
  if (!ts.isVariableStatement(declaration)) return undefined;
  const [made] = declaration.declarationList.declarations;
  if (made?.initializer === undefined || !ts.isObjectLiteralExpression(made.initializer)) return undefined;
  return made.initializer.properties.findLast(holdsFunction);
}

function holdsFunction(node: ts.Node): boolean {
  return ts.isFunctionLike(node) || (ts.forEachChild(node, holdsFunction) ?? false);
}
