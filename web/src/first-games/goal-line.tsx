import { boundFigures } from '@haven/text-kit';
import { DetailsCard, type Goal, type RuleText, ruleNamer, rulesByNumber, useSettings } from '@haven/ui-kit';
import { Flag, X } from 'lucide-react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import '@haven/ui-kit/details.css';
import './first-games.css';
import { turnHelps, useMemory } from '../experience/memory.ts';
import type { Helped } from './use-first-games.ts';

interface GoalLineProps {
  readonly helped: Helped;
  readonly rules: readonly RuleText[];
  readonly showRule: (rule: string) => void;
}

/** How far one is and what is nearest, above the table; a tap says it in full. */
export function GoalLine({ helped, rules, showRule }: GoalLineProps) {
  const t = useTranslations('first');
  const goal = useGoal(helped);
  const isWanted = useMemory(({ off }) => !off.includes('goal'));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isWanted || goal === undefined) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  return (
    <section className="goal" aria-label={t('goal')} onKeyDown={onKey}>
      <button ref={button} type="button" className="goal-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Flag aria-hidden="true" />
        <span>
          <Parts line={boundFigures(goal.line)} />
        </span>
      </button>
      {isOpen && <InFull goal={goal} rules={rules} showRule={showRule} close={close} />}
    </section>
  );
}

const BETWEEN_PARTS = ' · ';

/** Where the line is too long it breaks between its parts; a dot that would stand at the edge of a line is cut off. */
function Parts({ line }: { readonly line: string }) {
  return line.split(BETWEEN_PARTS).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ' '}
      <span className="goal-part">
        {place > 0 && <i className="goal-dot">· </i>}
        {part}
      </span>
    </Fragment>
  ));
}

interface InFullProps extends Pick<GoalLineProps, 'rules' | 'showRule'> {
  readonly goal: Goal;
  readonly close: () => void;
}

function InFull({ goal, rules, showRule, close }: InFullProps) {
  const language = useSettings((settings) => settings.language);
  const t = useTranslations('first');
  const app = useTranslations('app');
  const leaf = (rule: string) => {
    close();
    showRule(rule);
  };
  return (
    <div className="goal-card">
      <button type="button" className="icon-button" aria-label={app('close')} onClick={close}>
        <X aria-hidden="true" />
      </button>
      <DetailsCard details={goal.details} showRule={leaf} nameRule={ruleNamer(language, rulesByNumber(rules))}>
        <button type="button" className="once-never" onClick={() => turnHelps(['goal'], 'off')}>
          {t('noGoal')}
        </button>
      </DetailsCard>
    </div>
  );
}

/** It tells what the table shows; where nothing was shown yet, as it stood before. */
function useGoal({ help, onScreen, hearer }: Helped): Goal | undefined {
  const [known, setKnown] = useState<{ readonly view: unknown; readonly language: string; readonly goal: Goal }>();
  const isKnown = known?.view === onScreen?.view && known?.language === hearer.language;
  if (onScreen === undefined || isKnown) return known?.goal;
  const goal = help.goal(onScreen, hearer);
  setKnown({ view: onScreen.view, language: hearer.language, goal });
  return goal;
}
