/** A filled shape, or with `~` its outline; `/40` lets forty hundredths of it be seen. */
export type Tone<Colour extends string = string> = `${'' | '~'}${Colour}${'' | `/${number}`}`;

/** One shape of a drawing: how it is painted, and its path. */
export type Stroke<Colour extends string = string> = readonly [tone: Tone<Colour>, path: string];

/** Shapes from the back to the front. */
export type Drawing<Colour extends string = string> = readonly Stroke<Colour>[];

/** A colour; three of them for what is lit from the left; or a lamp, bright in its middle and gone at its edge. */
export type Paint = string | Lit | Lamp;
type Lit = readonly [lit: string, base: string, dark: string];
interface Lamp {
  readonly lamp: string;
}
export type Paints<Colour extends string = string> = Readonly<Record<Colour, Paint>>;

interface Picture<Colour extends string> {
  readonly box: string;
  readonly paints: Paints<Colour>;
  readonly drawing: Drawing<NoInfer<Colour>>;
}

/** A picture as SVG that stands alone: what it names is named in it, and nowhere else. */
export function svgOf<Colour extends string>({ box, paints, drawing }: Picture<Colour>): string {
  const shapes = drawing.map(([tone, path]) => shapeOf(paints, readTone(tone), path));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill-rule="evenodd"><defs>${lightsOf(paints)}</defs>${shapes.join('')}</svg>`;
}

/** The same as the address of an image: a page may show it a hundred times and has one node for each. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface ReadTone<Colour extends string> {
  readonly colour: Colour;
  readonly isOutline: boolean;
  readonly seen: number;
}

function readTone<Colour extends string>(tone: Tone<Colour>): ReadTone<Colour> {
  const [name = '', seen = '100'] = tone.replace('~', '').split('/');
  return { colour: name as Colour, isOutline: tone.startsWith('~'), seen: Number(seen) / 100 };
}

function shapeOf<Colour extends string>(paints: Paints<Colour>, tone: ReadTone<Colour>, path: string): string {
  const paint = typeof paints[tone.colour] === 'string' ? paints[tone.colour] : `url(#${tone.colour})`;
  const fill = tone.isOutline
    ? `fill="none" stroke="${paint}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${paint}"`;
  return `<path ${fill}${tone.seen < 1 ? ` opacity="${tone.seen}"` : ''} d="${path}"/>`;
}

function lightsOf(paints: Paints): string {
  return Object.entries(paints)
    .map(([colour, paint]) => (typeof paint === 'string' ? '' : lightOf(colour, paint)))
    .join('');
}

function lightOf(id: string, paint: Lit | Lamp): string {
  if ('lamp' in paint) return lampOf(id, paint);
  const [lit, base, dark] = paint;
  const stops = `<stop stop-color="${lit}"/><stop offset=".38" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/>`;
  return `<linearGradient id="${id}" x2="1" y2=".45">${stops}</linearGradient>`;
}

function lampOf(id: string, { lamp }: Lamp): string {
  const stops = [0.75, 0.34, 0].map(
    (seen, ring) => `<stop offset="${ring / 2}" stop-color="${lamp}" stop-opacity="${seen}"/>`,
  );
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
}

/** A full circle as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const discs = (r: number, ...places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => disc(x, y, r)).join('');

/** A colour on its way to another, both as `#rrggbb`. */
export function mixed(from: string, to: string, part: number): string {
  const channel = (place: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(place, place + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
  };
  return `#${[1, 3, 5].map((place) => channel(place).toString(16).padStart(2, '0')).join('')}`;
}

/** What is lit from the left by a light, and dark on the right. */
export function litBy(base: string, light: string, night: string): Paint {
  return [mixed(base, light, 0.45), base, mixed(base, night, 0.6)];
}
