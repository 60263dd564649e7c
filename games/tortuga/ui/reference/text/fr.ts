import type { Texts } from '@haven/text-kit';
import type { ReferenceKey } from './en.ts';

export const fr: Texts<ReferenceKey> = {
  actionFilter: 'Action',
  actions: 'Les cinq actions',
  afterRound: '{round, plural, =0 {Au départ} other {Après la manche #}}',
  board: 'Votre plateau',
  chests: 'Coffres au trésor',
  coins: '{coins, plural, one {# pièce} other {# pièces}}',
  dice: 'Dés',
  diceShelf: 'Les cinq dés',
  kind: 'Type',
  outcome: '{who}, {place} : {action}',
  others: 'Autour des plateaux',
  rolls: '{who} lance',
  tiles: 'Tuiles',
  who0: 'Anne',
  who1: 'Jack',
  who2: 'Mary',
  with: '{who} : {action}',
};
