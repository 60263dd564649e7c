import type { Texts } from '@haven/text-kit';
import type { ReferenceKey } from './en.ts';

export const fr: Texts<ReferenceKey> = {
  afterwards: 'Votre deuxième tir',
  ally: 'Votre vaisseau',
  captures: 'Juste assez : prisonnier',
  destroys: 'Plus qu’assez : abattu',
  enemies: 'Ennemis',
  family: 'Couleur',
  kept: 'Crédits en main',
  lastSale: 'La dernière vente',
  onBattlefield: 'En combat',
  parts: 'Pièces',
  piles: 'Piles',
  roles: 'Rôle',
  secondAnswer: 'L’ennemi tire encore',
  sold: 'Vous vendez',
  suitC: 'Trèfle',
  suitD: 'Carreau',
  suitH: 'Cœur',
  suitS: 'Pique',
  systems: 'Systèmes',
};
