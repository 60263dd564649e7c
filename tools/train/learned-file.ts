import type { Learned } from '@haven/kit/learning';

/** The module that a game's bots import, as the formatter would write it. */
export function learnedFile(name: string, command: string, learned: Learned): string {
  const { values, ...header } = learned;
  return [
    "import type { Learned } from '@haven/kit/learning';",
    '',
    `/** Written by \`${command}\`. */`,
    `export const ${camelCase(name)}: Learned = {`,
    ...Object.entries(header).map(([key, value]) => `  ${key}: ${literal(value)},`),
    '  values: {',
    ...Object.entries(values).map(([key, value]) => `    ${key}:${gapBefore(key, value)}${literal(value)},`),
    '  },',
    '};',
    '',
  ].join('\n');
}

function literal(value: number | string): string {
  return typeof value === 'number' ? String(value) : `'${value}'`;
}

/** The formatter puts a text that is too long for the line on a line of its own. */
function gapBefore(key: string, value: number | string): string {
  return `    ${key}: ${literal(value)},`.length > WIDTH ? '\n      ' : ' ';
}

const WIDTH = 120;

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
