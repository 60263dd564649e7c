import type { ReferenceTexts } from './en.ts';

export const fr: ReferenceTexts = {
  all: 'Tout le matériel',
  board: 'Le plateau',
  cardSet: 'Cartes',
  clear: 'Effacer la recherche',
  count: '{count, plural, =0 {Aucun résultat} one {# élément} other {# éléments}}',
  home: 'Tous les jeux',
  house: 'Jeu de Haven',
  lead: 'Touchez un élément pour savoir ce que c’est, à quoi il sert et quelle règle le dit.',
  link: 'Voir tout le matériel',
  none: 'Rien ne correspond. Essayez un mot plus court ou retirez un filtre.',
  overview: 'Vue d’ensemble',
  placeholder: 'Nom ou mot',
  reset: 'Retirer tous les filtres',
  search: 'Chercher dans le matériel',
  title: '{game} : le matériel',
  views: 'Que regarder',
};
