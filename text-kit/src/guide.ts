/** What somebody reads who does not know the game yet: before its rules, which are all there but in the order of a law. */
export interface Guide {
  /** How one wins, in three lines. */
  readonly goal: readonly string[];
  /** What can be done when it is one's turn, so short that it fits on one screen. */
  readonly turn: readonly GuidePart[];
  /** Positions told with their numbers. */
  readonly examples: readonly GuideExample[];
  /** Every word that the rules use in a sense of their own, in the order of the alphabet. */
  readonly glossary: readonly GuideTerm[];
}

interface GuidePart {
  readonly title: string;
  readonly text: string;
  /** The § that say it exactly, as in `3.12.4`. */
  readonly rules: readonly string[];
}

interface GuideExample {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rules: readonly string[];
}

interface GuideTerm {
  readonly term: string;
  readonly meaning: string;
  readonly rules: readonly string[];
}
