import { say } from '../parts/toasts.tsx';
import { copyText } from './copy-text.ts';
import { currentReach } from './reach.ts';

interface Words {
  readonly copied: string;
  failed(link: string): string;
}

/** Copies the address of a page of ours; where the browser forbids it, shows the address. */
export function copyLink(path: string, words: Words): void {
  const link = new URL(path, currentReach().origin).href;
  copyText(link)
    .then(() => say({ text: words.copied, mood: 'good', about: 'link' }))
    .catch(() => say({ text: words.failed(link), mood: 'plain', about: 'link', stays: true }));
}
