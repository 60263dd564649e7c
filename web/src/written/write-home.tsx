import { LANGUAGES, type Language, writeIn } from '@haven/ui-kit';
import { homeFile } from '@haven/wire';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '../app.tsx';
import { loadMessages } from '../text/index.ts';

interface WrittenHome {
  readonly language: Language;
  /** What the server finds it by. */
  readonly file: string;
  readonly home: string;
}

/** Home as a newcomer sees it, in each language: for the build of the page, where there is no browser. */
export async function writeHome(): Promise<readonly WrittenHome[]> {
  const written: WrittenHome[] = [];
  for (const language of LANGUAGES) written.push({ language, file: homeFile(language), home: await homeIn(language) });
  return written;
}

async function homeIn(language: Language): Promise<string> {
  await loadMessages(language);
  writeIn(language);
  const faults: unknown[] = [];
  const { prelude } = await prerender(<AtHome />, { onError: (fault) => void faults.push(fault) });
  // Otherwise whatever cannot be written would be left to the browser, and the page would be built all the same.
  if (faults.length > 0) throw new AggregateError(faults, `home could not be written in ${language}: ${faults[0]}`);
  return new Response(prelude).text();
}

function AtHome() {
  return (
    <Router ssrPath="/">
      <App />
    </Router>
  );
}
