import type { Position } from '@haven/kit';
import {
  damageThrough,
  isCritical,
  isDisabled,
  LAST_SECTOR,
  type Move,
  type StarBounty,
  type Step,
  starBounty,
} from '@haven/star-bounty-rules';
import type { FirstHint } from '@haven/text-kit';

type Here = Position<StarBounty>;
type Hint = FirstHint<StarBounty>;

/** What is said once, the most urgent first. */
export const hints: readonly Hint[] = [
  {
    id: 'critical',
    isDue: ({ view }) => isCritical(view),
    at: () => ['part life'],
    say: {
      en: 'The ship is critical: the next damage that gets through destroys it, and the run ends without a medal. Spend parts and drones, or flee if you hold a prisoner.',
      fr: 'Le vaisseau est en état critique : le prochain dégât qui passe le détruit, et l’expédition finit sans médaille. Dépensez pièces et drones, ou fuyez si vous avez un prisonnier.',
      ru: 'Корабль в критическом состоянии: следующий же урон уничтожит его, и рейд кончится без медали. Тратьте детали и дроны или бегите, если есть пленник.',
    },
  },
  {
    id: 'impact',
    isDue: (here) => asks('impact')(here) && damageThrough(here.view) > 0 && canStillAdd(here),
    at: stillAdded,
    say: {
      en: 'Not all of this shot is stopped. Before you take the hit, you can still stop more: with the cards that shine in your hand, or with a drone.',
      fr: 'Ce tir n’est pas tout à fait arrêté. Avant d’encaisser, vous pouvez encore en arrêter : avec les cartes claires de votre main, ou avec un drone.',
      ru: 'Защита остановит не весь урон этого выстрела. Прежде чем принять удар, можно остановить ещё: светлыми картами руки или дроном.',
    },
  },
  {
    id: 'volley',
    isDue: asks('volley'),
    at: (here) => [...stillAdded(here), 'part dice'],
    say: {
      en: 'Exact damage captures the enemy alive, more destroys it. A prisoner pays 5 credits more and can buy your escape, so aim with what you can still add.',
      fr: 'Des dégâts exacts capturent l’ennemi vivant, au-delà il est abattu. Un prisonnier rapporte 5 crédits de plus et permet de fuir : ajustez avec ce que vous pouvez encore ajouter.',
      ru: 'Ровно столько урона, сколько нужно, — и противник взят в плен, больше — уничтожен. За пленника платят на 5 кредитов больше, и он поможет бежать: подгоняйте урон тем, что ещё можно добавить.',
    },
  },
  {
    id: 'last-sector',
    isDue: ({ view }) => view.sector === LAST_SECTOR,
    at: () => ['part sectors'],
    say: {
      en: 'This is the last sector. The credits you have left when you come home are your score, so from now on spend only on what keeps you alive.',
      fr: 'C’est le dernier secteur. Les crédits qui vous restent au retour sont votre score : ne dépensez plus que pour survivre.',
      ru: 'Это последний сектор. Кредиты, с которыми вы вернётесь, и есть ваш счёт: теперь тратьте только на то, что поможет уцелеть.',
    },
  },
  {
    id: 'engage',
    taught: 'battle',
    isDue: asks('engage'),
    at: ({ view }) => view.rows[0]?.flatMap((enemy) => (enemy ? [`choice ${enemy}`, `enemy ${enemy}`] : [])) ?? [],
    say: {
      en: 'Choose whom to engage. An enemy switches off the system of its suit for the whole battle; with hearts, any hit leaves you critical instead: one step from destruction.',
      fr: 'Choisissez qui affronter. Un ennemi met hors service le système de sa couleur pendant tout le combat ; avec les cœurs, tout coup vous met plutôt en état critique, à un coup de la fin.',
      ru: 'Выберите, с кем вступить в бой. Противник на весь бой отключает систему своей масти, а черви любым уроном сразу доводят корабль до критического состояния: следующее попадание его погубит.',
    },
  },
  {
    id: 'flee',
    isDue: offers('flee'),
    at: (here) => [...buttonsOf('flee')(here), 'choice flee'],
    say: {
      en: 'A prisoner is your way out: give one up and you flee to the Galactic Enterprise, where you can heal. The enemy waits for you.',
      fr: 'Un prisonnier est votre issue de secours : abandonnez-le pour fuir vers le Comptoir galactique et vous y soigner. L’ennemi vous attendra.',
      ru: 'Пленник — путь к бегству: отпустите его и уходите в торговый дом «Галактика», там можно восстановить сердца. Противник будет ждать.',
    },
  },
  {
    id: 'fire',
    taught: 'battle',
    isDue: asks('fire'),
    at: () => ['choice fire'],
    say: {
      en: 'You always fire first: two dice plus the power of your ballistics, unless they are switched off. You see the dice before you decide what else to spend.',
      fr: 'Vous tirez toujours en premier : deux dés plus la puissance de vos canons, s’ils ne sont pas hors service. Vous verrez les dés avant de décider ce que vous dépensez en plus.',
      ru: 'Первый выстрел всегда за вами: два кубика плюс мощность орудий, если их не отключили. Сначала вы увидите кубики, потом решите, что ещё потратить.',
    },
  },
  {
    id: 'odds',
    isDue: asks('fire'),
    at: () => ['about odds'],
    say: {
      en: 'The exact odds of this battle, for whoever plays as advised: enemy captured or destroyed, ship critical or lost, and the life left in the end. The dice switch them off.',
      fr: 'Les chances exactes de ce combat, pour qui suit les conseils : ennemi capturé ou abattu, vaisseau en état critique ou détruit, et la vie qui restera. Les dés les masquent.',
      ru: 'Точные шансы этого боя для того, кто следует советам: противник взят в плен или уничтожен, корабль в критическом состоянии или потерян, и сколько останется сердец. Кубики их прячут.',
    },
  },
  {
    id: 'brace',
    taught: 'battle',
    isDue: (here) => asks('brace')(here) && offIn(here) === undefined,
    at: () => ['choice brace'],
    say: {
      en: 'Now the enemy fires: two dice and a coin; heads doubles the sum. Shields and engines stop as much as their power.',
      fr: 'L’ennemi riposte : deux dés, puis pile ou face ; face double leur somme. Boucliers et moteurs arrêtent autant que leur puissance.',
      ru: 'Теперь стреляет противник: два кубика, а орёл удваивает сумму. Щиты и двигатели остановят столько урона, сколько у них мощности.',
    },
  },
  {
    id: 'brace-engines',
    taught: 'battle',
    isDue: (here) => asks('brace')(here) && offIn(here) === 'shields',
    at: () => ['choice brace'],
    say: {
      en: 'Now the enemy fires: two dice and a coin; heads doubles the sum. Your shields are off, so only the engines stop as much as their power.',
      fr: 'L’ennemi riposte : deux dés, puis pile ou face ; face double leur somme. Vos boucliers sont hors service : seuls les moteurs arrêtent autant que leur puissance.',
      ru: 'Теперь стреляет противник: два кубика, а орёл удваивает сумму. Щиты отключены, поэтому урон останавливают только двигатели, сколько у них мощности.',
    },
  },
  {
    id: 'brace-shields',
    taught: 'battle',
    isDue: (here) => asks('brace')(here) && offIn(here) === 'engines',
    at: () => ['choice brace'],
    say: {
      en: 'Now the enemy fires: two dice and a coin; heads doubles the sum. Your engines are off, so only the shields stop as much as their power.',
      fr: 'L’ennemi riposte : deux dés, puis pile ou face ; face double leur somme. Vos moteurs sont hors service : seuls les boucliers arrêtent autant que leur puissance.',
      ru: 'Теперь стреляет противник: два кубика, а орёл удваивает сумму. Двигатели отключены, поэтому урон останавливают только щиты, сколько у них мощности.',
    },
  },
  {
    id: 'improvise',
    taught: 'improvising',
    isDue: offers('improvise'),
    at: (here) => [...buttonsOf('improvise')(here), 'part hand'],
    say: {
      en: 'A part in your hand helps once: improvise it, and its value is added now. Then it is gone, so keep the best for when it counts.',
      fr: 'Une pièce en main aide une fois : improvisez, et sa valeur s’ajoute aussitôt. Elle est alors perdue ; gardez les meilleures pour le bon moment.',
      ru: 'Деталь в руке помогает один раз: импровизируйте, и её значение сразу прибавится. Потом её не будет, поэтому лучшие берегите.',
    },
  },
  {
    id: 'sell',
    isDue: offers('sell'),
    at: (here) => [...buttonsOf('sell')(here), 'choice sell'],
    say: {
      en: 'Sell bounties here: credits pay for hearts and parts, and are your score in the end. Keep one or two prisoners as your way to flee.',
      fr: 'Vendez ici vos primes : les crédits paient cœurs et pièces, et font votre score. Pour fuir, gardez un ou deux prisonniers.',
      ru: 'Продавайте здесь добычу: кредиты идут на сердца и детали, а в конце это ваш счёт. Одного-двух пленников оставьте, чтобы можно было бежать.',
    },
  },
  {
    id: 'heal',
    taught: 'shop',
    isDue: offers('heal'),
    at: (here) => ['choice heal', ...buttonsOf('heal')(here)],
    say: {
      en: 'Life support never comes back by itself. Here every heart costs 1 credit, cheaper than losing the ship.',
      fr: 'La vie du vaisseau ne remonte jamais toute seule. Ici, chaque cœur coûte 1 crédit : moins cher que de perdre le vaisseau.',
      ru: 'Жизнеобеспечение само не восстанавливается. Здесь каждое сердце стоит 1 кредит: дешевле, чем потерять корабль.',
    },
  },
  {
    id: 'fit',
    isDue: (here) => offers('fit')(here) || offers('buyFit')(here),
    at: (here) => [...buttonsOf('fit')(here), ...buttonsOf('buyFit')(here), ...partsToFit(here)],
    say: {
      en: 'This part is the next step of a system: fitted, it stays for the whole run. That is usually worth more than using it once.',
      fr: 'Cette pièce est la marche suivante d’un système : installée, elle y reste toute l’expédition. Cela vaut souvent mieux que de l’utiliser une fois.',
      ru: 'Эта деталь — следующая ступень системы: установленная, она служит до конца рейда. Обычно это выгоднее, чем потратить её один раз.',
    },
  },
];

function asks(step: Step['type']): (here: Here) => boolean {
  return ({ view }) => view.step?.type === step;
}

/** §3.2 Which defence the enemy has switched off. */
function offIn({ view }: Here): 'shields' | 'engines' | undefined {
  return DEFENCES.find((system) => isDisabled(view, system));
}

const DEFENCES = ['shields', 'engines'] as const;

function offers(type: Move['type']): (here: Here) => boolean {
  return ({ moves }) => moves.some((move) => move.type === type);
}

function buttonsOf(type: Move['type']): Hint['at'] {
  return ({ moves }) => moves.filter((move) => move.type === type).map((move) => `move ${starBounty.notate(move)}`);
}

/** Whatever can be spent on a shot besides its dice. */
function stillAdded(here: Here): readonly string[] {
  return [...buttonsOf('improvise')(here), ...buttonsOf('drone')(here), 'part hand', 'part drones'];
}

const canStillAdd = (here: Here) => offers('improvise')(here) || offers('drone')(here);

function partsToFit({ moves }: Here): readonly string[] {
  return moves.flatMap((move) => (move.type === 'fit' || move.type === 'buyFit' ? [`about part ${move.part}`] : []));
}
