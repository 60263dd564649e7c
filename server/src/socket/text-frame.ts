import type { Duplex } from 'node:stream';

/** RFC 6455: the last frame of a message, which is text. */
const WHOLE_TEXT = 0x81;
/** A length up to here stands in the head itself; these say that it follows in two bytes, or in eight. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** A text as a server sends it: its head and its bytes in one piece, so that the system is asked once to write one. */
function textFrame(text: string, length: number): Buffer {
  const head = headBytes(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  writeLength(frame, length);
  frame.write(text, head);
  return frame;
}

function headBytes(length: number): number {
  if (length <= SHORT) return 2;
  return length < 2 ** 16 ? 4 : 10;
}

function writeLength(frame: Buffer, length: number): void {
  if (length <= SHORT) {
    frame[1] = length;
  } else if (length < 2 ** 16) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}

/** The same for a text of `length` bytes and as many characters, each of them a character. */
function plainFrame(text: string, length: number): string {
  if (length <= SHORT) return String.fromCharCode(WHOLE_TEXT, length) + text;
  return String.fromCharCode(WHOLE_TEXT, IN_TWO_BYTES, length >> 8, length & 0xff) + text;
}

/** Whether there is room for more. A text of ASCII alone goes to the system without a buffer of its own. */
function sayOn(wire: Duplex, text: string): boolean {
  const length = Buffer.byteLength(text);
  const isPlain = length === text.length && length < 2 ** 16;
  return isPlain ? wire.write(plainFrame(text, length), 'latin1') : wire.write(textFrame(text, length));
}

/** Where a server writes what a page shall read. */
export interface Outlet {
  /** Bytes that wait to be sent. */
  unsent(): number;
  /** Whether there is room for more. */
  say(text: string): boolean;
}

/** Past the library, whose way takes two pieces and a promise for each text. */
export function outletOf(wire: Duplex): Outlet {
  return { unsent: () => wire.writableLength, say: (text) => sayOn(wire, text) };
}
