import { inEachLanguage, type Language, type PerLanguage, type Puzzle, type PuzzleWords } from '@haven/text-kit';

const GLYPHS: Readonly<Record<string, string>> = { D: '♦', C: '♣', S: '♠', H: '♥' };
const RANKS: PerLanguage<Readonly<Record<string, string>>> = {
  en: {},
  fr: { K: 'R', Q: 'D', J: 'V' },
  ru: { A: 'Т', K: 'К', Q: 'Д', J: 'В' },
};

/** `QS` is Q♠, D♠ or Д♠. */
function cardNamed(card: string | number | undefined, language: Language): string {
  const [rank = '', suit = ''] = String(card);
  return `${RANKS[language][rank] ?? rank}${GLYPHS[suit] ?? suit}`;
}

/** Which of those that are taken or destroyed in this run it would be. */
function bountyIn(task: Puzzle['task']): number {
  return task.type === 'reach' ? Number(task.goal.at[1]) + 1 : 0;
}

const alive: PuzzleWords = {
  title: ({ values: { shot, health }, task }) => ({
    en: `Capture bounty ${bountyIn(task)}: your shot does ${shot}, it has ${health} health`,
    fr: `Capturer la prime n° ${bountyIn(task)} : votre tir fait ${shot}, elle a ${health} points de vie`,
    ru: `Взять в плен, добыча № ${bountyIn(task)}: выстрел на ${shot}, прочность ${health}`,
  }),
  ask: () => ({
    en: 'The dice have fallen. Capture the enemy with this very shot.',
    fr: 'Les dés sont jetés. Capturez l’ennemi avec ce tir.',
    ru: 'Кубики брошены. Возьмите противника в плен этим же выстрелом.',
  }),
  why: ({ shot, health, missing }) => ({
    en: `The shot alone does ${shot} damage, and the enemy has ${health} health: exactly ${missing} more captures it, a point beyond that destroys it.`,
    fr: `Le tir seul fait ${shot} ; il reste ${health} points de vie à l’ennemi : exactement ${missing} de plus le capture, un point de trop l’abat.`,
    ru: `Сам выстрел даёт ${shot}, прочность противника — ${health}: ровно ${missing} сверху — и он в плену, на единицу больше — и он уничтожен.`,
  }),
};

const safest: PuzzleWords = {
  title: ({ values: { well, otherWell } }) => ({
    en: `Whom to engage first? The safer one is ${Number(well) - Number(otherWell)} chances in 100 better`,
    fr: `Qui affronter d’abord ? ${Number(well) - Number(otherWell)} chances sur 100 d’écart`,
    ru: `С кем сначала в бой? Разница в шансах — ${Number(well) - Number(otherWell)}\u00a0%`,
  }),
  ask: () => ({
    en: 'Which enemy is the safest to engage now? You want to live, and not to be critical after the battle.',
    fr: 'Quel ennemi affronter pour avoir les meilleures chances de survivre, et sans état critique après le combat ?',
    ru: 'С кем из противников сейчас безопаснее всего сразиться, чтобы уцелеть и не остаться в критическом состоянии?',
  }),
  why: ({ enemy, well, other, otherWell }) =>
    inEachLanguage((language) => {
      const [best, next] = [cardNamed(enemy, language), cardNamed(other, language)];
      const said: PerLanguage<string> = {
        en: `Fought with care, the battle with ${best} ends well ${well} times in 100, with ${next} only ${otherWell}.`,
        fr: `Bien mené, le combat contre ${best} finit bien ${well} fois sur 100 ; contre ${next}, seulement ${otherWell}.`,
        ru: `При осторожной игре бой с ${best} кончается хорошо в ${well}\u00a0% случаев, с ${next} — лишь в ${otherWell}\u00a0%.`,
      };
      return said[language];
    }),
};

export const words: Readonly<Record<string, PuzzleWords>> = { alive, safest };
