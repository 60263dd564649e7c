import type { FightTexts } from './en.ts';

export const fr: FightTexts = {
  aftermath: 'Ce qu’il en résulte',
  close: 'Continuer',
  faceDown: '{count, plural, =0 {Aucune carte} one {# carte face cachée} other {# cartes face cachée}}',
  fires: 'Capacité',
  lineAbilities: 'Capacités',
  lineCards: 'Cartes',
  lineSector: 'Secteur',
  lineTurrets: 'Tourelles',
  lineWeakened: 'Affaibli',
  lost: 'détruite',
  noneFit: 'Aucune carte de votre main ne peut combattre : il faut de la Manœuvre.',
  secret: 'Vous seul voyez vos cartes. Les autres n’en connaissent que le nombre.',
  skip: 'Passer',
  stage: 'Combat : {sector}',
  tie: 'Égalité : le défenseur tient bon.',
  total: 'Total',
  totalSoFar: 'Pour l’instant',
  unknown: 'inconnu',
  wins: '{seat} l’emporte !',
  yourCards: 'Cartes utilisables au combat',
};
