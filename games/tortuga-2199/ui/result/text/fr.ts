import type { ResultTexts } from './en.ts';

export const fr: ResultTexts = {
  again: 'Revanche',
  bought: 'Achats',
  breakdown: 'D’où vient l’Influence',
  captain: 'Capitaine',
  captures: 'Captures',
  fightsWon: 'Combats gagnés',
  howInfluence: 'Quinze points d’Influence : les clans s’inclinent aussitôt.',
  howTruce: 'Après cinquante manches, les canons se taisent : qui a le plus d’Influence l’emporte.',
  howUsurper: 'Tortuga a été conquise : qui a le plus d’Influence l’emporte.',
  influence: '{count, plural, one {# point d’Influence} other {# points d’Influence}}',
  lastGain: 'Dernier pas : « {what} », +{points}.',
  minus: 'moins {points}',
  numbers: 'La partie en chiffres',
  race: 'La course',
  raceSummary: '{seat} : {total} après {rounds, plural, one {# manche} other {# manches}}.',
  round: 'Manche',
  sectors: 'Secteurs',
  share: '{what} : {points}',
  toWin: '15 pour gagner',
};
