import type { Language, PerLanguage, Puzzle, PuzzleValues, PuzzleWords } from '@haven/text-kit';

const ACTIONS: Readonly<Record<string, PerLanguage<string>>> = {
  fleet: { en: 'FLEET', fr: 'FLOTTE', ru: 'ФЛОТ' },
  crew: { en: 'CREW', fr: 'ÉQUIPAGE', ru: 'КОМАНДА' },
  hunt: { en: 'HUNT', fr: 'TRÉSOR', ru: 'ОХОТА' },
  board: { en: 'BOARD', fr: 'ABORDAGE', ru: 'АБОРДАЖ' },
  raid: { en: 'RAID', fr: 'PILLAGE', ru: 'НАБЕГ' },
};

function actionNamed(action: string | number | undefined): PerLanguage<string> {
  const name = String(action);
  return ACTIONS[name] ?? { en: name, fr: name, ru: name };
}

/** RAID 4, 5 + skull */
function keptIn({ symbol, numbers, skulls }: PuzzleValues, language: Language): string {
  const name = `${actionNamed(symbol)[language]} ${numbers}`;
  const shown = symbol === '' ? [] : [language === 'ru' ? `«${name}»` : name];
  return [...shown, ...Array.from({ length: Number(skulls) }, () => SKULL[language])].join(' + ');
}

const SKULL: PerLanguage<string> = { en: 'a skull', fr: 'crâne', ru: 'череп' };

const moveOf = ({ before }: Puzzle): number => before.split(', ').length + 1;

const AREAS: Readonly<Record<string, PerLanguage<string>>> = {
  fleet: { en: 'the fleet', fr: 'la flotte', ru: 'во флоте' },
  crew: { en: 'the crew', fr: 'l’équipage', ru: 'в команде' },
};

/** Where the chests go is part of the question. */
function areaIn([move = '']: readonly string[]): PerLanguage<string> {
  const [, name = ''] = move.split(' ');
  return AREAS[name] ?? { en: name, fr: name, ru: name };
}

const ROLLING = ['pick', 'turn', 'bonus'];

/** A round begins with the first dice after something else was done. */
function roundOf({ before }: Puzzle): number {
  const deeds = before.split(', ').map((written) => written.split(' ')[1] ?? '');
  const isFirst = (deed: string, place: number) => deed === 'pick' && !ROLLING.includes(deeds[place - 1] ?? '');
  return deeds.filter(isFirst).length;
}

const dice: PuzzleWords = {
  title: ({ values: { action, total } }) => ({
    en: `${actionNamed(action).en}: ${total} or more`,
    fr: `${actionNamed(action).fr} : ${total} ou plus`,
    ru: `${actionNamed(action).ru}: ${total} или больше`,
  }),
  ask: (values) => ({
    en: `Keep what gives you the best chance of ${values.total} or more on ${actionNamed(values.action).en} this round.`,
    fr: `Gardez ce qui donne la meilleure chance d’avoir ${values.total} ou plus sur ${actionNamed(values.action).fr} dans cette manche.`,
    ru: `Оставьте то, с чем легче всего набрать в этом раунде ${values.total} или больше на действии «${actionNamed(values.action).ru}».`,
  }),
  why: (values) => ({
    en: `Keeping ${keptIn(values, 'en')} works ${values.chance} times in 100, the next best choice ${values.other} times.`,
    fr: `Garder ${keptIn(values, 'fr')} réussit ${values.chance} fois sur 100, le meilleur des autres choix ${values.other}.`,
    ru: `Если оставить ${keptIn(values, 'ru')}, удаётся в ${values.chance}\u00a0% случаев; со следующим по силе выбором — в ${values.other}\u00a0%.`,
  }),
};

const order: PuzzleWords = {
  title: ({ values: { points, next }, way }) => ({
    en: `Little room in ${areaIn(way).en}: ${points} points or ${next}`,
    fr: `Peu de place dans ${areaIn(way).fr} : ${points} points ou ${next}`,
    ru: `Тесно ${areaIn(way).ru}: ${points} или ${next}`,
  }),
  ask: () => ({
    en: 'There is not room for every chest. Arrange them so that your board is worth as much as possible.',
    fr: 'Il n’y a pas de place pour tous les coffres. Placez-les pour que votre plateau vaille le plus de points.',
    ru: 'Места хватит не всем сундукам. Разложите их так, чтобы ваш планшет стоил как можно больше.',
  }),
  why: ({ points, next }) => ({
    en: `The best order leaves your board at ${points} points, any other at ${next} or less. Purple counts twice, and a set of three colours brings 3.`,
    fr: `Avec le meilleur ordre, votre plateau vaut ${points} points ; avec tout autre, ${next} au plus. Le violet compte double, une série de trois couleurs rapporte 3.`,
    ru: `При лучшем порядке ваш планшет стоит ${points}, при любом другом — не больше ${next}. Фиолетовые сундуки считаются вдвойне, набор из трёх цветов даёт 3.`,
  }),
};

const steal: PuzzleWords = {
  title: (puzzle) => ({
    en: `Round ${roundOf(puzzle)}, move ${moveOf(puzzle)}: a set lacks one colour`,
    fr: `Manche ${roundOf(puzzle)}, coup ${moveOf(puzzle)} : une couleur manque à la série`,
    ru: `Раунд ${roundOf(puzzle)}, ход ${moveOf(puzzle)}: в наборе не хватает цвета`,
  }),
  ask: () => ({
    en: 'Attack so that a set of a red, a blue and a yellow chest is complete on your board.',
    fr: 'Attaquez de façon à compléter sur votre plateau une série : un coffre rouge, un bleu, un jaune.',
    ru: 'Нападите так, чтобы собрать на своём планшете набор: красный, синий и жёлтый сундуки.',
  }),
  why: () => ({
    en: 'The set counts wherever its chests lie on your board, and it is worth 3. Only this colour was missing.',
    fr: 'La série compte où que soient ses coffres sur votre plateau, et vaut 3. Il ne manquait que cette couleur.',
    ru: 'Набор засчитывается, где бы на вашем планшете ни лежали его сундуки, и стоит 3. Не хватало только этого цвета.',
  }),
};

export const words: Readonly<Record<string, PuzzleWords>> = { dice, order, steal };
