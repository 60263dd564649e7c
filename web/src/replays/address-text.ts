/** Longer addresses are cut off on their way through mails and messengers. */
const LONGEST_LINK = 8_000;
/** More than anything honest has when it is unpacked. */
const LARGEST = 4 * 1024 * 1024;

/** Any data as the fragment of an address; undefined if it is too long for one. */
export async function inAddress(data: unknown): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const text = base64Of(await through(new CompressionStream('deflate-raw'), bytes));
  return text.length > LONGEST_LINK ? undefined : text;
}

/** What such a fragment says; rejects if it is none. */
export async function outOfAddress(fragment: string): Promise<unknown> {
  const bytes = await through(new DecompressionStream('deflate-raw'), bytesIn(fragment));
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function through(
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
    size += value.length;
    if (size > LARGEST) throw new RangeError('too large');
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64Of(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
