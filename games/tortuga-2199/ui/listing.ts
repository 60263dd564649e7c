import type { GameListing } from '@haven/ui-kit';
import { ListingArt } from './listing/listing-art.tsx';

/** What the home page shows: light on purpose, the table itself is loaded when somebody enters. */
export const listing: GameListing = {
  id: 'tortuga-2199',
  title: { en: 'Tortuga 2199', fr: 'Tortuga 2199', ru: 'Тортуга 2199' },
  pitch: {
    en: 'Cards and conquest: hire a crew, hunt beasts, take sectors. With 15 Influence the pirate planet is yours. Or take Tortuga: one last round decides.',
    fr: 'Cartes et conquêtes : engagez un équipage, traquez des créatures, prenez des secteurs. À 15 points d’Influence, la planète pirate est à vous. Tortuga prise, un dernier tour décide.',
    ru: 'Карты и захваты: нанимайте экипаж, охотьтесь на чудовищ, берите секторы. С 15 очками влияния планета пиратов ваша. Или возьмите Тортугу, и всё решит последний круг.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 60, max: 90 },
  seatNames: {
    en: ['Red', 'Blue', 'Green', 'Yellow'],
    fr: ['Rouge', 'Bleu', 'Vert', 'Jaune'],
    ru: ['Красный', 'Синий', 'Зелёный', 'Жёлтый'],
  },
  verdicts: {
    en: { influence: 'Influence victory', usurper: 'Usurper’s victory', truce: 'truce' },
    fr: { influence: 'victoire d’Influence', usurper: 'victoire de l’usurpateur', truce: 'trêve' },
    ru: { influence: 'победа по влиянию', usurper: 'победа после захвата Тортуги', truce: 'перемирие' },
  },
  credits: {
    en: 'Designed by Mikhail Loiko and Denis Plastinin, illustrated by Andrei Mironov, graphic design by Svetlana Argat. © Jet Games Studio 2020; French edition by Origames. All rights remain with them.',
    fr: 'Un jeu de Mikhail Loiko et Denis Plastinin, illustré par Andrei Mironov, graphisme de Svetlana Argat. © Jet Games Studio 2020 ; édition française : Origames. Tous les droits leur restent.',
    ru: 'Авторы игры: Михаил Лойко и Денис Пластинин, художник: Андрей Миронов, дизайн: Светлана Аргат. © Jet Games Studio 2020; французское издание: Origames. Все права остаются за ними.',
  },
  iconAuthors: ['Delapouite', 'Faithtoken', 'Lorc', 'sbed', 'Skoll'],
  Art: ListingArt,
  workshop: {
    path: 'card-sets',
    option: 'cardSet',
    title: { en: 'Card workshop', fr: 'Atelier de cartes', ru: 'Мастерская карт' },
    lead: {
      en: 'Change the cards of Tortuga 2199, or write your own: from the box you own, or as you like them. Everything stays in this browser until you share it.',
      fr: 'Changez les cartes de Tortuga 2199 ou écrivez les vôtres : celles de votre boîte, ou celles de vos rêves. Tout reste dans ce navigateur tant que vous ne le partagez pas.',
      ru: 'Меняйте карты «Тортуги 2199» или пишите свои: из вашей коробки или какие захочется. Всё остаётся в этом браузере, пока вы не поделитесь.',
    },
    load: async () => (await import('./editor/index.ts')).editor,
  },
  load: async () => (await import('./index.ts')).ui,
};
