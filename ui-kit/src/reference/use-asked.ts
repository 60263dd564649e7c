import type { Language } from '@haven/text-kit';
import { type MouseEvent, useMemo } from 'react';
import { type Details, type Explainer, useExplaining } from '../details/explainer.ts';
import { aboutOf } from '../details/things.ts';
import type { GameReference } from './game-reference.ts';

export interface Asked {
  readonly explainer: Explainer<Details>;
  topicOf(about: string): Details | undefined;
  /** A press on a thing pins what there is to tell of it. */
  ask(event: MouseEvent<HTMLElement>): void;
}

interface AskedOf {
  readonly reference: GameReference;
  readonly language: Language;
  readonly document?: unknown;
}

/** Whatever is shown of a game can be asked about, as at its table. */
export function useAsked({ reference, language, document }: AskedOf): Asked {
  const explainer = useExplaining<Details>(0);
  const topicOf = useMemo(() => reference.topicOf(language, document), [reference, language, document]);
  const ask = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    const topic = topicOf(aboutOf(currentTarget));
    if (topic) explainer.show({ topic, thing: currentTarget, isPinned: true, isKeyed: detail === 0 });
  };
  return { explainer, topicOf, ask };
}
