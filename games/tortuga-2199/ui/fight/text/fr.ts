import type { FightTexts } from './en.ts';

export const fr: FightTexts = {
  aftermath: 'Conséquences',
  close: 'Continuer',
  faceDown: '{count, plural, =0 {Aucune carte} one {# carte face cachée} other {# cartes face cachée}}',
  fires: 'Capacité',
  lineAbilities: 'Capacités',
  lineCards: 'Manœuvres',
  lineSector: 'Secteur',
  lineTurrets: 'Tourelles',
  lineWeakened: 'Affaiblissement',
  lost: 'détruite',
  noneFit: 'Aucune carte de votre main ne peut combattre : il en faut une avec au moins 1 Manœuvre.',
  secret: 'Personne d’autre ne voit vos cartes : on n’en connaît que le nombre.',
  skip: 'Passer l’animation',
  stage: 'Combat : {sector}',
  tie: 'Égalité : le Défenseur l’emporte.',
  total: 'Total',
  totalSoFar: 'Pour l’instant',
  unknown: 'inconnu',
  whyDrawn: 'Après tout combat, le Défenseur pioche jusqu’à avoir cinq cartes.',
  whyNoSpoils:
    'Rien à prendre : le vaincu n’a pas de jeton Influence, et l’Influence des secteurs ne se prend pas ainsi.',
  whyNoSpoilsForDefence: 'Entre pirates agressifs, un Défenseur vainqueur ne reçoit pas d’Influence.',
  wins: '{seat} l’emporte !',
  yourCards: 'Cartes utilisables au combat',
};
