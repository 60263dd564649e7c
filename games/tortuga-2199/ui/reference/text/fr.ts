import type { Texts } from '@haven/text-kit';
import type { ReferenceKey } from './en.ts';

export const fr: Texts<ReferenceKey> = {
  cards: 'Les cartes : une de chaque pioche',
  controlled: 'Sous votre contrôle',
  hand: 'Dans votre main',
  inTokens: 'En jetons',
  left: 'Reste',
  origin: 'Provenance',
  piles: 'Où sont les cartes',
  rivals: 'Un rival',
  sectors: 'Les secteurs',
  tokens: 'Ce que l’on dépense et collecte',
};
