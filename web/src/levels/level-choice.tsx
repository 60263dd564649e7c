import type { Level } from '@haven/kit';
import { LevelFace, levelName, useSettings } from '@haven/ui-kit';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import '@haven/ui-kit/levels.css';
import './level-choice.css';

interface LevelChoiceProps {
  /** What the chair is called. */
  readonly seat: string;
  readonly levels: readonly Level[];
  readonly chosen: Level;
  readonly isBusy?: boolean;
  readonly onChoose: (level: Level) => void;
}

/** Which bot sits on a chair: one tap on a face. What is chosen is what one begins with next time. */
export function LevelChoice({ seat, levels, chosen, isBusy = false, onChoose }: LevelChoiceProps) {
  const t = useTranslations('levels');
  const { language, change } = useSettings();
  const id = useId();
  const choose = (level: Level) => {
    change({ botLevel: level });
    onChoose(level);
  };
  return (
    <fieldset className="level-choice" aria-describedby={id}>
      <legend className="visually-hidden">{t('label', { seat })}</legend>
      <div className="level-faces">
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            data-level={level}
            aria-pressed={level === chosen}
            disabled={isBusy}
            onClick={() => choose(level)}
          >
            <LevelFace level={level} />
            {levelName(level, language)}
          </button>
        ))}
      </div>
      <p id={id} className="level-character">
        {t(`character.${chosen}`)}
      </p>
    </fieldset>
  );
}
