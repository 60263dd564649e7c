import { HEIGHT, WIDTH } from './contract.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words as they may stand in a drawing: players' names are anything. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

export function drawing(content: string): string {
  const box = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;
}

export function placed(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Light from a point to all sides. */
export function radial(id: string, stops: readonly Stop[], where = 'cx="50%" cy="50%" r="50%"'): string {
  return `<radialGradient id="${id}" ${where}>${stopsOf(stops)}</radialGradient>`;
}

/** Light along a line, downwards if nothing else is said. */
export function linear(id: string, stops: readonly Stop[], where = 'x1="0" y1="0" x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${where}>${stopsOf(stops)}</linearGradient>`;
}

export function blur(id: string, by: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`;
}

/** Numbers from 0 to 1 that are always the same for a name: stars and waves stay where they are. */
export function scatter(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 17);
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;
