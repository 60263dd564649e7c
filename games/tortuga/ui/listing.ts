import type { GameListing } from '@haven/ui-kit';
import { ListingArt } from './listing/listing-art.tsx';

/** What the home page shows: light on purpose, the table itself is loaded when somebody enters. */
export const listing: GameListing = {
  id: 'tortuga',
  title: { en: 'Tortuga', fr: 'Tortuga', ru: 'Тортуга' },
  pitch: {
    en: 'Dice and raids: roll in secret, attack in the open. Be the first to bring six treasure chests home to the pirate haven.',
    fr: 'Dés et pillages : lancez en secret vos cinq dés, attaquez au grand jour. Ramenez avant tout le monde six coffres au repaire des pirates.',
    ru: 'Кубики и набеги: бросайте тайком, нападайте открыто. Раньше всех доставьте шесть сундуков в пиратскую гавань.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 30, max: 45 },
  seatNames: {
    en: ['Blue', 'Orange', 'Yellow', 'Green'],
    fr: ['Bleu', 'Orange', 'Jaune', 'Vert'],
    ru: ['Синий', 'Оранжевый', 'Жёлтый', 'Зелёный'],
  },
  verdicts: {
    en: { won: 'won', shared: 'shared victory' },
    fr: { won: 'victoire', shared: 'victoire partagée' },
    ru: { won: 'победа', shared: 'общая победа' },
  },
  credits: {
    en: 'Designed by Jay Cormier and Sen-Foong Lim. All rights stay with the designers and their publisher.',
    fr: 'Un jeu de Jay Cormier et Sen-Foong Lim. Tous les droits restent aux auteurs et à leur éditeur.',
    ru: 'Авторы игры: Джей Кормье и Сен-Фун Лим. Все права остаются за авторами и их издателем.',
  },
  iconAuthors: ['Delapouite', 'Lorc', 'sbed', 'Skoll'],
  Art: ListingArt,
  load: async () => (await import('./index.ts')).ui,
};
