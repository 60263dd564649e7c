export const fr = {
  again: 'Rejouer',
  hand: 'Vos cartes',
  players: 'Autour de la table',
  prompt: 'À vous de décider',
  scoreSheet: 'Feuille de score',
  skip: 'Passer',
  source: 'Source',
  total: 'Total',
  you: 'vous',
};
