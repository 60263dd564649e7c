import type { PerLanguage, Puzzle, PuzzleWords } from '@haven/text-kit';

const SECTORS: Readonly<Record<string, PerLanguage<string>>> = {
  fortress: { en: 'the Fortress', fr: 'le secteur Forteresse', ru: 'сектор «Крепость»' },
  lab: { en: 'the Research Lab', fr: 'le secteur Recherches scientifiques', ru: 'сектор «Лаборатория»' },
  mines: { en: 'the Mines', fr: 'le secteur des Mines', ru: 'сектор «Шахты»' },
  vortex: { en: 'the Vortex', fr: 'le secteur Vortex', ru: 'сектор «Воронка»' },
};

/** How much has to be reached. */
function goalOf(task: Puzzle['task']): number {
  return task.type === 'reach' && 'least' in task.goal ? task.goal.least : 0;
}

/** Which turn of the solver it is. */
function turnAfter(before: string): number {
  return before.split(', ').filter((written) => written === '0 end').length + 1;
}

const win: PuzzleWords = {
  title: ({ values: { missing } }) => ({
    en: `Win this turn: ${missing} Influence short`,
    fr: `Gagnez ce tour-ci : il manque ${missing} d’Influence`,
    ru: `Победа за ход: не хватает ${missing}`,
  }),
  ask: ({ missing }) => ({
    en: `Reach 15 Influence this turn. You are ${missing} short; no luck is needed.`,
    fr: `Atteignez 15 points d’Influence pendant ce tour. Il en manque ${missing} ; la chance n’y est pour rien.`,
    ru: `Наберите за этот ход 15 очков влияния. Не хватает ${missing}; везение не понадобится.`,
  }),
  why: () => ({
    en: 'Hunt cards in hand, sectors within reach and creatures you have explored all count at once: 15 Influence wins in the middle of a turn.',
    fr: 'Cartes Chasse en main, secteurs à portée, créatures déjà sondées : tout compte aussitôt, et 15 points d’Influence donnent la victoire en plein tour.',
    ru: 'Карты охоты в руке, секторы поблизости и уже исследованные цели охоты дают влияние сразу: 15 — это победа прямо посреди хода.',
  }),
};

const gain: PuzzleWords = {
  title: ({ values: { points }, task }) => ({
    en: `In one turn from ${goalOf(task) - Number(points)} to ${goalOf(task)} Influence`,
    fr: `En un tour, de ${goalOf(task) - Number(points)} à ${goalOf(task)} points d’Influence`,
    ru: `Влияние за ход: с ${goalOf(task) - Number(points)} до ${goalOf(task)}`,
  }),
  ask: ({ points }) => ({
    en: `Gain ${points} Influence or more this turn. No luck is needed.`,
    fr: `Gagnez au moins ${points} points d’Influence pendant ce tour. La chance n’y est pour rien.`,
    ru: `Получите за этот ход не меньше ${points} очков влияния. Везение не понадобится.`,
  }),
  why: ({ points }) => ({
    en: `Several small things add up to ${points}: what you play for Manoeuvre decides what is still within reach.`,
    fr: `Plusieurs petits gains font ${points} : les Manœuvres que vous jouez décident de ce qui reste à portée.`,
    ru: `Влияние складывается из мелочей, всего ${points}: от разыгранных манёвров зависит, до чего ещё можно дотянуться.`,
  }),
};

const conquer: PuzzleWords = {
  title: ({ values: { sector }, before }) => ({
    en: `Conquer ${nameOf(sector).en} on turn ${turnAfter(before)}`,
    fr: `Conquérez ${nameOf(sector).fr} au tour ${turnAfter(before)}`,
    ru: `Захватите ${nameOf(sector).ru}: ход ${turnAfter(before)}`,
  }),
  ask: ({ sector }) => ({
    en: `Conquer ${nameOf(sector).en} this turn. No luck is needed.`,
    fr: `Conquérez ${nameOf(sector).fr} pendant ce tour. La chance n’y est pour rien.`,
    ru: `Захватите за этот ход ${nameOf(sector).ru}. Везение не понадобится.`,
  }),
  why: () => ({
    en: 'Your spaceship had to be there with one Manoeuvre more than the defence: a cheap way there saved what the conquest needed.',
    fr: 'Il fallait que votre vaisseau y soit et qu’il reste de quoi payer la Défense plus un : arriver à moindre coût gardait des Manœuvres pour la conquête.',
    ru: 'Корабль должен был оказаться там, а манёвров требовалось на один больше защиты: дешёвая дорога сберегла их для захвата.',
  }),
};

const hunt: PuzzleWords = {
  title: ({ before }) => ({
    en: `Capture a creature on turn ${turnAfter(before)}`,
    fr: `Capturez une créature au tour ${turnAfter(before)}`,
    ru: `Захватите цель охоты: ход ${turnAfter(before)}`,
  }),
  ask: () => ({
    en: 'Capture a creature this turn. No luck is needed.',
    fr: 'Capturez une créature pendant ce tour. La chance n’y est pour rien.',
    ru: 'Захватите за этот ход цель охоты. Везение не понадобится.',
  }),
  why: () => ({
    en: 'The creature was explored already, so only its difficulty was to be paid: the Manoeuvre had to be kept for that.',
    fr: 'La créature était déjà sondée, il ne restait qu’à payer sa difficulté : il fallait garder les Manœuvres pour elle.',
    ru: 'Цель охоты была уже исследована, оставалось заплатить за её сложность: манёвры нужно было приберечь для неё.',
  }),
};

function nameOf(sector: string | number | undefined): PerLanguage<string> {
  const name = String(sector);
  return SECTORS[name] ?? { en: name, fr: name, ru: name };
}

export const words: Readonly<Record<string, PuzzleWords>> = { win, gain, conquer, hunt };
