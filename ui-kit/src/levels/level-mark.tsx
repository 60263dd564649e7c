import type { Level } from '@haven/kit';
import type { Language } from '@haven/text-kit';
import { KIT_WORDS } from '../words/kit-words.ts';
import { LevelFace } from './level-face.tsx';

export function levelName(level: Level, language: Language): string {
  return KIT_WORDS[language][`level-${level}`];
}

interface LevelMarkProps {
  readonly level: Level | undefined;
  readonly language: Language;
}

/** Beside the name of a bot: how well it plays. Of a person there is nothing to say. */
export function LevelMark({ level, language }: LevelMarkProps) {
  if (level === undefined) return null;
  return (
    <span className="level-mark" data-level={level}>
      <LevelFace level={level} />
      <span>{levelName(level, language)}</span>
    </span>
  );
}
