/** The letters that pictures are written in; whoever draws them brings the fonts along. */
export const FACES = {
  plain: { family: 'Onest', weight: 600 },
  emoji: { family: 'Noto Emoji', weight: 600 },
  tektur: { family: 'Tektur', weight: 700 },
  unbounded: { family: 'Unbounded', weight: 800 },
  yeseva: { family: 'Yeseva One', weight: 400 },
} as const;
export type Face = keyof typeof FACES;
