import type { GameListing } from '@haven/ui-kit';
import { ListingArt } from './listing/listing-art.tsx';

/** What the home page shows: light on purpose, the table itself is loaded when somebody enters. */
export const listing: GameListing = {
  id: 'star-bounty',
  title: { en: 'Star Bounty', fr: 'Star Bounty', ru: 'Star Bounty' },
  pitch: {
    en: 'One ship, four sectors, sixteen outlaws: bring them in dead or alive and come home rich.',
    fr: 'Un vaisseau, quatre secteurs, seize hors-la-loi : ramenez-les morts ou vifs et rentrez riche.',
    ru: 'Один корабль, четыре сектора, шестнадцать преступников: доставьте их живыми или мёртвыми и разбогатейте.',
  },
  players: { min: 1, max: 1 },
  minutes: { min: 15, max: 30 },
  verdicts: {
    en: {
      platinum: 'platinum',
      gold: 'gold',
      silver: 'silver',
      bronze: 'bronze',
      finished: 'no medal',
      destroyed: 'ship lost',
    },
    fr: {
      platinum: 'platine',
      gold: 'or',
      silver: 'argent',
      bronze: 'bronze',
      finished: 'sans médaille',
      destroyed: 'vaisseau détruit',
    },
    ru: {
      platinum: 'платина',
      gold: 'золото',
      silver: 'серебро',
      bronze: 'бронза',
      finished: 'без медали',
      destroyed: 'корабль погиб',
    },
  },
  credits: {
    en: 'The designer is not known: our copy of the rules names nobody. All rights stay with the author.',
    fr: 'Auteur inconnu : notre exemplaire des règles ne nomme personne. Tous les droits restent à l’auteur.',
    ru: 'Автор неизвестен: в нашем экземпляре правил имени нет. Все права остаются за автором.',
  },
  iconAuthors: ['Delapouite', 'Lorc', 'sbed', 'Zeromancer'],
  Art: ListingArt,
  load: async () => (await import('./index.ts')).ui,
};
