import { randomBytes } from 'node:crypto';
import { sealOf } from '@haven/kit';
import { type Answer, read } from '../../server/src/testing/open-house.ts';

/** Somebody with a browser of their own, which outlives the servers that it talks to. */
export interface Person {
  /** Where they live; every person has a home, so that nobody uses up the limits of another. */
  readonly home: string;
  readonly salt: string;
  readonly seal: string;
  /** The names they sent, and from which of them on one may be in force. */
  readonly names: string[];
  inForce: number;
  cookie: string | undefined;
}

let homes = 0;

export function newPerson(): Person {
  homes += 1;
  const salt = randomBytes(32).toString('hex');
  const home = `10.${(homes >> 16) & 255}.${(homes >> 8) & 255}.${homes & 255}`;
  return { home, salt, seal: sealOf(salt), names: [''], inForce: 0, cookie: undefined };
}

export function headersOf({ home }: Person): Record<string, string> {
  return { 'x-forwarded-for': home };
}

const PATIENCE_MS = 20_000;

/** Requests are written as `POST /api/tables`. */
export async function asks<Body>(
  address: string,
  person: Person,
  [request, message, headers = {}]: readonly [request: string, message?: unknown, headers?: Record<string, string>],
): Promise<Answer<Body>> {
  const [method = '', path = ''] = request.split(' ');
  const { cookie } = person;
  const type = message === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { ...headersOf(person), ...headers, ...type, ...(cookie && { cookie }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(message !== undefined && { body: JSON.stringify(message) }),
  });
  person.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return read(response);
}

/** From the sending on the new name may be in force, from the answer on it is. */
export async function takesName(address: string, person: Person, name: string): Promise<void> {
  person.names.push(name);
  const { status } = await asks(address, person, ['POST /api/me', { name }]);
  if (status === 200) person.inForce = person.names.length - 1;
}

export async function wrongName(address: string, person: Person): Promise<string[]> {
  const { status, body } = await asks<{ name: string }>(address, person, ['GET /api/me']);
  const { names, inForce } = person;
  if (status !== 200 || names.slice(inForce).includes(body.name)) return [];
  return [`somebody's name was "${names[inForce]}" and is "${body.name}"`];
}
