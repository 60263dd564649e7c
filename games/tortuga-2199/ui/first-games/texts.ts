import { oncePerLanguage, type PerLanguage } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';

/** English defines the keys. */
const en = {
  goal: 'Influence {mine}/{most} · {rival} {theirs}',
  goalNear: 'Influence {mine}/{most} · {rival} {theirs} · {near}',
  goalTitle: 'Who wins?',
  goalMine: 'You have {mine} of {most} Influence. The first with {most} wins at once.',
  goalRival: 'The strongest rival, {rival}, has {theirs}.',
  goalCreatures: 'Captured creatures bring {seat} {redeem} more Influence once they are redeemed.',
  goalLast: 'Tortuga has fallen: whoever has the most Influence after this round wins.',
  nearConquest: '{sector}: +{gain} for {price} Manoeuvre',
  nearRedeem: '{card}: +{gain}',
  sayConquest:
    'Nearest: conquer {sectorThe}. That gives {gain} Influence and costs {price} Manoeuvre, {steps, plural, =0 {right where you are} one {after a move of 1 sector} other {after a move of # sectors}}.',
  sayRedeem: 'Nearest: redeem the {card} card from your hand for {gain} Influence.',
  idle: 'Played now, the ability of the {card} card does nothing: there is nothing for it to act on.',
  idleLater:
    'You still get what else is printed on it. Often another card, a move or a purchase first gives the ability something to do.',
  affordable: 'You can afford: {cards}.',
  goOn: 'There is more to do. {move}.',
  goThere: 'There is more to do, in this order. {move}. {deed}.',
};

type Key = keyof typeof en;

const fr: Readonly<Record<Key, string>> = {
  goal: 'Influence {mine}/{most} · {rival} {theirs}',
  goalNear: 'Influence {mine}/{most} · {rival} {theirs} · {near}',
  goalTitle: 'Qui gagne ?',
  goalMine:
    'Vous avez {mine, plural, one {# point d’Influence} other {# points d’Influence}} sur {most}. Le premier à {most} gagne aussitôt.',
  goalRival: 'Le rival le plus fort, {rival}, en a {theirs}.',
  goalCreatures:
    '{seat} : encore {redeem, plural, one {# point d’Influence} other {# points d’Influence}} à venir en convertissant des créatures.',
  goalLast: 'Tortuga est tombée : après ce tour, qui a le plus d’Influence l’emporte.',
  nearConquest: '{sector} : +{gain} pour {price, plural, one {# Manœuvre} other {# Manœuvres}}',
  nearRedeem: '{card} : +{gain}',
  sayConquest:
    'Le plus rapide : conquérir {sectorThe}. Gain : {gain, plural, one {# point d’Influence} other {# points d’Influence}} ; coût : {price, plural, one {# Manœuvre} other {# Manœuvres}}, {steps, plural, =0 {là où vous êtes} one {après un déplacement d’un secteur} other {après un déplacement de # secteurs}}.',
  sayRedeem:
    'Le plus rapide : convertir la carte {card} de votre main ; gain : {gain, plural, one {# point d’Influence} other {# points d’Influence}}.',
  idle: 'Jouée maintenant, la carte {card} ne fait rien de sa capacité : rien ne s’y prête.',
  idleLater:
    'Vous recevez quand même le reste de la carte. Souvent, il suffit de jouer d’abord une autre carte, de bouger ou d’acheter pour que la capacité serve.',
  affordable: 'Vous pouvez payer : {cards}.',
  goOn: 'Il reste à faire. {move}.',
  goThere: 'Il reste à faire, dans cet ordre. {move}. {deed}.',
};

const ru: Readonly<Record<Key, string>> = {
  goal: 'Влияние {mine}/{most} · {rival} {theirs}',
  goalNear: 'Влияние {mine}/{most} · {rival} {theirs} · {near}',
  goalTitle: 'Кто победит?',
  goalMine:
    'У вас {mine, plural, one {# очко влияния} few {# очка влияния} many {# очков влияния} other {# очка влияния}} из {most}. Кто первым наберёт {most}, сразу победит.',
  goalRival: 'У сильнейшего соперника ({rival}) — {theirs}.',
  goalCreatures:
    '{seat}: ещё {redeem, plural, one {# очко влияния} few {# очка влияния} many {# очков влияния} other {# очка влияния}} за карты охоты, когда они будут сданы.',
  goalLast: 'Тортуга захвачена: после этого круга победит тот, у кого больше влияния.',
  nearConquest:
    '{sector}: +{gain} за {price, plural, one {# манёвр} few {# манёвра} many {# манёвров} other {# манёвра}}',
  nearRedeem: '«{card}»: +{gain}',
  sayConquest:
    'Ближе всего: захватить сектор «{sector}». Это {gain, plural, one {# очко влияния} few {# очка влияния} many {# очков влияния} other {# очка влияния}} за {price, plural, one {# манёвр} few {# манёвра} many {# манёвров} other {# манёвра}}, {steps, plural, =0 {прямо там, где ваш корабль} one {и лететь туда # сектор} few {и лететь туда # сектора} many {и лететь туда # секторов} other {и лететь туда # сектора}}.',
  sayRedeem:
    'Ближе всего: сдать из руки карту «{card}». Это {gain, plural, one {# очко влияния} few {# очка влияния} many {# очков влияния} other {# очка влияния}}.',
  idle: 'Свойство карты «{card}» сейчас не к чему применить: если разыграть её, оно пропадёт.',
  idleLater:
    'Всё остальное с карты вы получите. Часто свойство пригодится, если сначала разыграть другую карту, перелететь или что-нибудь купить.',
  affordable: 'Можно купить: {cards}.',
  goOn: 'Ещё есть что сделать. {move}.',
  goThere: 'Ещё есть что сделать, по порядку. {move}. {deed}.',
};

export const texts: PerLanguage<Readonly<Record<Key, string>>> = { en, fr, ru };

/** What only newcomers are told. */
export const tellIn = oncePerLanguage((language) => translatorOf(language, texts[language]));
