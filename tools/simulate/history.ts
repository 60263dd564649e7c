import { createHash } from 'node:crypto';

/** All that happened, as a hash: the same seed has the same, byte for byte. */
export interface History {
  note(...words: readonly (string | number)[]): void;
  digest(): string;
}

const MUCH = 64 * 1024;

export function createHistory(trace: (line: string) => void = () => {}): History {
  const hash = createHash('sha256');
  let text = '';
  const flush = () => {
    hash.update(text);
    text = '';
  };
  return {
    note: (...words) => {
      const line = words.join(' ');
      trace(line);
      text += `${line}\n`;
      if (text.length > MUCH) flush();
    },
    digest: () => {
      flush();
      return hash.copy().digest('hex');
    },
  };
}
