import { oncePerLanguage, type PerLanguage } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';

/** English defines the keys. */
const en = {
  goal: 'Your chests: in Tortuga {mine}/{most}, in the fleet {coming} · {rival} {theirs}/{most}',
  goalTitle: 'Who wins?',
  goalEnd:
    'The game ends when somebody has {most} chests in Tortuga after moving; then the most points win. You have {mine}; the rival closest to that, {rival}, has {theirs}.',
  goalComing:
    '{coming, plural, =0 {Your fleet is empty: no chest of yours reaches Tortuga this round.} one {# chest in your fleet reaches Tortuga after this round, if nobody boards you.} other {# chests in your fleet reach Tortuga after this round, if nobody boards you.}}',
  givenUp: 'You would give up: {effect}.',
  sailor: 'A Sailor would not forfeit this action. {move}.',
};

type Key = keyof typeof en;

const fr: Readonly<Record<Key, string>> = {
  goal: 'Vos coffres : à Tortuga {mine}/{most}, dans la flotte {coming} · {rival} {theirs}/{most}',
  goalTitle: 'Qui gagne ?',
  goalEnd:
    'Dès qu’il y a {most} coffres à Tortuga après les déplacements, la partie s’arrête ; le plus haut total gagne. Vous en avez {mine}, le rival le plus avancé, {rival}, en a {theirs}.',
  goalComing:
    '{coming, plural, =0 {Votre flotte est vide : aucun coffre n’atteindra Tortuga à cette manche.} one {# coffre de votre flotte atteindra Tortuga après cette manche, si personne ne vous aborde.} other {# coffres de votre flotte atteindront Tortuga après cette manche, si personne ne vous aborde.}}',
  givenUp: 'Vous renonceriez à ceci : {effect}.',
  sailor: 'Un Matelot n’en resterait pas là. {move}.',
};

const ru: Readonly<Record<Key, string>> = {
  goal: 'Ваши сундуки: на Тортуге {mine}/{most}, во флоте {coming} · {rival} {theirs}/{most}',
  goalTitle: 'Кто победит?',
  goalEnd:
    'Когда после перевозки у кого-то {most, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}} на Тортуге, игра заканчивается, и побеждает тот, у кого больше очков. У вас {mine}, у ближайшего к цели соперника ({rival}) — {theirs}.',
  goalComing:
    '{coming, plural, =0 {Ваш флот пуст: в этом раунде на Тортугу ничего не прибудет.} one {# сундук из вашего флота после этого раунда будет на Тортуге, если вас не возьмут на абордаж.} few {# сундука из вашего флота после этого раунда будут на Тортуге, если вас не возьмут на абордаж.} many {# сундуков из вашего флота после этого раунда будут на Тортуге, если вас не возьмут на абордаж.} other {# сундука из вашего флота после этого раунда будут на Тортуге, если вас не возьмут на абордаж.}}',
  givenUp: 'Вы откажетесь вот от чего: {effect}.',
  sailor: 'Матрос на этом не остановился бы. {move}.',
};

export const texts: PerLanguage<Readonly<Record<Key, string>>> = { en, fr, ru };

/** What only newcomers are told. */
export const tellIn = oncePerLanguage((language) => translatorOf(language, texts[language]));
