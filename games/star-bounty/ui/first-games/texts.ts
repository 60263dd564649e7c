import { oncePerLanguage, type PerLanguage } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';

/** English defines the keys. */
const en = {
  goal: '{prize}: {credits}/{need} · sector {sector}/{last}',
  goalSell: '{prize}: {credits}/{need} · sector {sector}/{last} · to sell: {worth}',
  goalTitle: 'How far to a medal?',
  goalCredits:
    'You have {credits, plural, one {# credit} other {# credits}}. Next: the {medal}, with {need} credits when you come home.',
  goalBest: 'You have {credits} credits: enough for the {medal}. Now come home.',
  goalWorth: 'The bounties on board are worth {worth, plural, one {# credit} other {# credits}}.',
  goalSector:
    'Sector {sector} of {last}: {enemies, plural, =0 {no enemy left} one {# enemy left} other {# enemies left}}.',
  unsold:
    '{count, plural, one {# bounty is} other {# bounties are}} unsold, worth {worth, plural, one {# credit} other {# credits}}.',
  unhealed: 'Life support is at {life}; every heart costs {price, plural, one {# credit} other {# credits}}.',
  canFit: 'You can fit: {parts}.',
  canRepair: 'A wrecked drone can be repaired.',
};

type Key = keyof typeof en;

const fr: Readonly<Record<Key, string>> = {
  goal: '{prize} : {credits}/{need} · secteur {sector}/{last}',
  goalSell: '{prize} : {credits}/{need} · secteur {sector}/{last} · à vendre : {worth}',
  goalTitle: 'Une médaille est-elle en vue ?',
  goalCredits:
    'Vous avez {credits, plural, one {# crédit} other {# crédits}}. Prochaine récompense : {medal}, à partir de {need} crédits au retour.',
  goalBest: 'Vous avez {credits} crédits, assez pour cette récompense : {medal}. Il reste à rentrer.',
  goalWorth: 'Vos primes à bord valent {worth, plural, one {# crédit} other {# crédits}}.',
  goalSector:
    'Secteur {sector} sur {last} : {enemies, plural, =0 {plus aucun ennemi} one {encore # ennemi} other {encore # ennemis}}.',
  unsold:
    '{count, plural, one {# prime reste} other {# primes restent}} à vendre, pour {worth, plural, one {# crédit} other {# crédits}}.',
  unhealed: 'Vie : {life} ; chaque cœur coûte {price, plural, one {# crédit} other {# crédits}}.',
  canFit: 'Vous pouvez installer : {parts}.',
  canRepair: 'Un drone hors d’usage peut être réparé.',
};

const ru: Readonly<Record<Key, string>> = {
  goal: '{prize}: {credits}/{need} · сектор {sector}/{last}',
  goalSell: '{prize}: {credits}/{need} · сектор {sector}/{last} · добыча: {worth}',
  goalTitle: 'Далеко ли до медали?',
  goalCredits:
    'У вас {credits, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}. Следующая награда — {medal}: вернитесь и принесите {need, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}.',
  goalBest:
    'У вас {credits, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}: хватает на лучшую награду ({medal}). Осталось вернуться.',
  goalWorth:
    'Добыча на борту стоит {worth, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}.',
  goalSector:
    'Сектор {sector} из {last}: {enemies, plural, =0 {противников не осталось} one {остался # противник} few {осталось # противника} many {осталось # противников} other {осталось # противника}}.',
  unsold:
    'Не продана добыча: {count}. За неё дадут {worth, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}.',
  unhealed:
    'Жизнеобеспечение: {life}. Каждое сердце стоит {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}.',
  canFit: 'Можно установить: {parts}.',
  canRepair: 'Можно починить сломанный дрон.',
};

export const texts: PerLanguage<Readonly<Record<Key, string>>> = { en, fr, ru };

/** What only newcomers are told. */
export const tellIn = oncePerLanguage((language) => translatorOf(language, texts[language]));
