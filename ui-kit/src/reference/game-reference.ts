import type { Language, PerLanguage } from '@haven/text-kit';
import type { ReactNode } from 'react';
import type { Details, Sum } from '../details/explainer.ts';
import type { Look } from '../theme/look.ts';
import type { RulesText } from '../words/rule-name.ts';

/** Something of a game that is shown by its picture and its name, and can be asked about. */
export interface ShownThing {
  /** What a table knows it by: the kind of thing, then which one, then how it stands. */
  readonly about: string;
  readonly name: string;
}

/** Things that belong together. */
export interface Shelf {
  readonly title: string;
  readonly things: readonly ShownThing[];
}

/** One thing of the box, with all that it can be found by. */
export interface Sample extends ShownThing {
  /** The filters that let it through, by their id. */
  readonly kinds: readonly string[];
  /** What is said of it beside its name. */
  readonly text: string;
  readonly copies: number;
}

/** A question of which each sample has an answer, or several, or none: where from, how much. */
export interface FilterGroup {
  readonly title: string;
  readonly filters: readonly { readonly id: string; readonly label: string }[];
}

export interface Catalogue {
  readonly groups: readonly FilterGroup[];
  readonly samples: readonly Sample[];
}

/** A line of a diagram: things side by side, and what they come to. */
export interface DiagramRow {
  readonly title: string;
  readonly things: readonly ShownThing[];
  readonly sum?: Sum;
}

/** A position that an example of the guide tells of. */
export interface Diagram {
  /** Which of the guide's examples it is, from 0 on. */
  readonly example: number;
  rows(language: Language): readonly DiagramRow[];
}

export interface WorldProps {
  readonly language: Language;
  /** What the table would be opened with: a set of cards of one's own. */
  readonly document?: unknown;
  readonly children: ReactNode;
}

/** A game to look at outside of any match, drawn by the parts of its table. Components are written as methods: any game's fit. */
export interface GameReference {
  readonly look: Look;
  /** The document that changes its things, by the name of its option. */
  readonly option?: string;
  /** Its colours and its words: every picture stands in it. */
  World(props: WorldProps): ReactNode;
  /** The whole board, where there is one. */
  Board?(): ReactNode;
  Picture(props: { readonly about: string }): ReactNode;
  overview(language: Language): readonly Shelf[];
  catalogue(language: Language, document?: unknown): Catalogue;
  readonly diagrams: readonly Diagram[];
  readonly rules: PerLanguage<RulesText>;
  topicOf(language: Language, document?: unknown): (about: string) => Details | undefined;
}
