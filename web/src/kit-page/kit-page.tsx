import { useSettings } from '@haven/ui-kit';
import { type ComponentType, useState } from 'react';
import { Link } from 'wouter';
import { KeysPart } from './keys-part.tsx';
import { PiecesPart } from './pieces-part.tsx';
import { PromptPart } from './prompt-part.tsx';
import { ResultPart } from './result-part.tsx';
import { ThemePart } from './theme-part.tsx';
import { WordsPart } from './words-part.tsx';
import '@haven/ui-kit/details.css';
import '@haven/ui-kit/look.css';
import './kit-page.css';

/** The folders of ui-kit that can be seen. One is open at a time: two hands would both hear the same keys. */
const PARTS: Readonly<Record<string, ComponentType>> = {
  pieces: PiecesPart,
  prompt: PromptPart,
  keys: KeysPart,
  result: ResultPart,
  words: WordsPart,
  theme: ThemePart,
};

/** Every part of the ui-kit in its own look, for those who build a game on it. Only the page in development has it. */
export function KitPage() {
  const [open, setOpen] = useState('pieces');
  const { language } = useSettings();
  const Part = PARTS[open] ?? PiecesPart;
  return (
    <main className="kit-table kit-page" key={language}>
      <h1>
        <Link href="/">Haven</Link> ui-kit
      </h1>
      <nav aria-label="Parts">
        {Object.keys(PARTS).map((part) => (
          <button
            key={part}
            type="button"
            className="kit-button"
            aria-pressed={part === open}
            onClick={() => setOpen(part)}
          >
            {part}/
          </button>
        ))}
      </nav>
      <Part />
    </main>
  );
}
