import { inEachLanguage, type Language, oncePerLanguage, type PerLanguage } from '../../languages.ts';
import type { ProseRule } from './rule.ts';

/** What is counted, in the form for each class of numbers: one and other, or one, few and many. */
const FORMS: PerLanguage<string> = {
  en: `card/cards coin/coins point/points mineral/minerals sector/sectors player/players move/moves credit/credits
    chest/chests day/days hour/hours minute/minutes second/seconds seat/seats chair/chairs time/times table/tables
    game/games match/matches bot/bots person/people drone/drones part/parts enemy/enemies heart/hearts tile/tiles
    box/boxes round/rounds turn/turns token/tokens letter/letters run/runs spectator/spectators device/devices`,
  fr: `carte/cartes point/points Minerai/Minerais secteur/secteurs joueur/joueurs coup/coups crédit/crédits
    coffre/coffres jour/jours heure/heures minute/minutes seconde/secondes place/places siège/sièges table/tables
    partie/parties robot/robots personne/personnes drone/drones pièce/pièces ennemi/ennemis cœur/cœurs tuile/tuiles
    case/cases manche/manches tour/tours jeton/jetons lettre/lettres spectateur/spectateurs appareil/appareils
    Crypto/Cryptos Manœuvre/Manœuvres dé/dés dégât/dégâts créature/créatures`,
  ru: `карта,карту/карты/карт монета,монету/монеты/монет очко/очка/очков минерал/минерала/минералов
    сектор/сектора/секторов игрок,игрока/игрока,игроков/игроков ход/хода/ходов кредит/кредита/кредитов
    сундук/сундука/сундуков день/дня/дней час/часа/часов минута,минуту/минуты/минут секунда,секунду/секунды/секунд
    место/места/мест стол/стола/столов партия,партию/партии/партий бот,бота/бота,ботов/ботов дрон,дрона/дрона/дронов
    деталь/детали/деталей противник,противника/противника,противников/противников сердце/сердца/сердец
    клетка,клетку/клетки/клеток круг/круга/кругов раунд/раунда/раундов жетон/жетона/жетонов
    буква,букву/буквы/букв зритель,зрителя/зрителя,зрителей/зрителей кубик/кубика/кубиков манёвр/манёвра/манёвров раз/раза/раз`,
};

const CLASSES: PerLanguage<readonly string[]> = {
  en: ['one', 'other'],
  fr: ['one', 'other'],
  ru: ['one', 'few', 'many'],
};

/** After these Russian counts in the genitive: до 2 карт, из 21 карты. */
const GENITIVE = 'до из от без с у для около после более менее больше меньше против длиннее короче'.split(' ');

interface Counting {
  readonly wanted: ReadonlyMap<string, ReadonlySet<string>>;
  readonly rules: Intl.PluralRules;
}

/** Every form of a counted noun, with the classes of numbers that it follows. */
const countingIn = oncePerLanguage((language: Language): Counting => {
  const wanted = new Map<string, Set<string>>();
  for (const noun of FORMS[language].trim().split(/\s+/)) {
    for (const [place, forms] of noun.split('/').entries()) {
      for (const form of forms.split(',')) {
        wanted.set(form, (wanted.get(form) ?? new Set()).add(CLASSES[language][place] ?? 'other'));
      }
    }
  }
  return { wanted, rules: new Intl.PluralRules(language) };
});

const NUMBER_AND_NOUN = /(?<=(?:(\p{L}+)\s)?)(?<![\d.,–:+−-])(\d+)(?=\s(\p{L}+)(?!\p{L}| мало))/gu;

function isMiscounted(language: Language, sentence: string): boolean {
  const { wanted, rules } = countingIn(language);
  return [...sentence.matchAll(NUMBER_AND_NOUN)].some(([, before = '', number, noun = '']) => {
    if (language === 'ru' && GENITIVE.includes(before.toLowerCase())) return false;
    return wanted.get(noun)?.has(rules.select(Number(number))) === false;
  });
}

/** In each language a number and what it counts agree: 1 point, 2 points, 5 очков. */
export const COUNTED: PerLanguage<ProseRule> = inEachLanguage((language) => ({
  rule: 'counts in the form that the number wants',
  isBrokenBy: (sentence) => isMiscounted(language, sentence),
}));
