import { fileURLToPath } from 'node:url';
import { buildPage } from '../tools/page-build.ts';

/** The tests see the page as it is served: built and packed. */
export default function build(): void {
  if (!buildPage(fileURLToPath(new URL('..', import.meta.url)))) throw new Error('there is no page to test');
}
