/**
 * The first part of the class names of a piece. A game that draws a piece itself gives its own and brings a style sheet;
 * whoever gives none gets the look of `@haven/ui-kit/look.css`, in the colours of the element around.
 */
export type Look = string;

export const KIT_LOOK: Look = 'kit';
