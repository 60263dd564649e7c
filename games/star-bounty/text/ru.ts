import type { Messages } from './en.ts';

/** Russian. Names stand in the nominative after a colon or a dash; `…Object` is the accusative. */
export const ru = {
  game: {
    title: 'Star Bounty',
    pitch: 'Один корабль, четыре сектора, шестнадцать преступников: доставьте их живыми или мёртвыми и разбогатейте.',
  },
  names: {
    backRoom: 'подсобка',
    bountyPile: 'колода целей',
    collection: 'добыча на борту',
    credits: 'кредиты',
    critical: 'критическое состояние',
    discardPile: 'сброс',
    drones: 'дроны',
    enterprise: 'торговый дом «Галактика»',
    hand: 'рука',
    lifeSupport: 'жизнеобеспечение',
    prisoner: 'пленник',
    salvage: 'утиль',
    shelf: 'прилавок',
    shopPile: 'склад',
  },
  suits: { D: 'бубен', C: 'треф', S: 'пик', H: 'червей' },
  ranks: { A: 'туз', K: 'король', Q: 'дама', J: 'валет' },
  rankObjects: { A: 'туза', K: 'короля', Q: 'даму', J: 'валета' },
  rankLetters: { A: 'Т', K: 'К', Q: 'Д', J: 'В' },
  cards: {
    name: '{rank} {suit}',
    object: '{rank} {suit}',
    partObject: '{value} {suit}',
  },
  systems: { shields: 'щиты', ballistics: 'орудия', engines: 'двигатели' },
  systemTitles: { shields: 'Щиты', ballistics: 'Орудия', engines: 'Двигатели' },
  prompts: {
    engage:
      'Сектор {sector}: {left, plural, one {остался # противник} few {осталось # противника} many {осталось # противников} other {осталось # противника}}. {count, plural, =1 {Вступайте в бой{left, plural, =1 {} other { с тем, кто впереди}}} other {Выберите, с кем из переднего ряда сразиться}}{flight, select, yes {, или бегите} other {}}.',
    fire: 'Огонь! Цель — {enemyName}, прочность {health}. Урон — два кубика{bonus, plural, =0 {} other { плюс #}}.',
    volley:
      'Выпало {first} и {second}: урон {damage}, прочность противника {health}. {fate, select, capture {Ровно столько, сколько нужно: {enemyName} попадёт в плен} destroy {Больше, чем нужно: {enemyName} погибнет} other {Прочность упадёт до {left}}}. Нанесите урон или сначала добавьте мощности.',
    brace:
      'Приготовьтесь к удару! Стреляет {enemyName}, ваша защита — {defence}. {life, plural, =1 {Корабль в критическом состоянии: любое попадание его погубит.} other {Жизнеобеспечение — #.}}',
    impact:
      'Входящий урон — {incoming}, защита — {defence}: {through, plural, =0 {ничего не пройдёт} other {пройдёт #}}. {peril, select, destroyed {Корабль погибнет} critical {Корабль окажется в критическом состоянии} safe {Корабль вне опасности} other {Жизнеобеспечение упадёт до {left}}}.',
    reengage:
      'Вы выстояли. Противник — {enemyName}, прочность {health}. Продолжайте бой или отпустите пленника и бегите.',
    enterprise:
      'Торговый дом «Галактика» открыт. У вас {credits, plural, =0 {нет кредитов} one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}. Торгуйте сколько угодно, затем улетайте.',
    over: 'Рейд окончен.',
  },
  moves: {
    engage:
      'Вступить в бой: {enemy} (прочность {health}, {effect, select, hearts {любой пропущенный урон — критическое состояние} other {отключает {system}}})',
    flee: 'Бежать, отпустив пленника: {prisoner} (цена — {worth, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}})',
    fire: 'Огонь! (бросить кубики)',
    strike:
      'Нанести урон: {damage}, {fate, select, capture {взятие в плен} destroy {уничтожение} other {прочность упадёт до {left}}}',
    brace: 'Приготовиться к удару! (кубики бросает противник)',
    endure:
      '{through, plural, =0 {Принять выстрел: ничего не пройдёт} other {Принять удар: пройдёт #, {peril, select, destroyed {корабль погибнет} critical {критическое состояние} other {жизнеобеспечение упадёт до {left}}}}}',
    improvise: 'Импровизация: {part} ({system} +{value})',
    drone: 'Отправить дрон: {system} {power} → {full}',
    reengage: 'Продолжить бой: {enemy}, прочность {health}',
    sell: 'Продать {card} за {total, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}{alive, select, yes { (пленник)} other {}}',
    heal: 'Восстановить {hearts, plural, one {# сердце} few {# сердца} many {# сердец} other {# сердца}} за {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}} (жизнеобеспечение {before} → {life})',
    buy: 'Купить {part} за {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
    buyFit:
      'Купить {part} и сразу установить за {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}} ({system} {power} → {value})',
    fit: 'Установить {part} за {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}} ({system} {power} → {value})',
    drop: 'Выбросить {part} в утиль',
    backRoom:
      'Заглянуть в подсобку за {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
    repair: 'Починить дрон за {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
    leave: '{way, select, back {Вернуться в сектор {sector}} other {Лететь в сектор {sector}}}',
  },
  log: {
    sectorEntered:
      'Вы вошли в сектор {sector}: {count, plural, one {здесь скрывается # преступник} few {здесь скрываются # преступника} many {здесь скрываются # преступников} other {здесь скрываются # преступника}}.',
    rowRevealed: 'Перед вами: {enemiesName}.',
    engaged:
      'Начался бой: {enemyName}, прочность {health}. {effect, select, hearts {Любой пропущенный урон приведёт к критическому состоянию.} other {Отключены {system}.}}',
    partImprovised: 'Вы применили для импровизации деталь {part}: {system} +{value}.',
    droneAssigned: 'Вы отправили дрон: {system}, мощность {full}.',
    fired: 'Вы открыли огонь: выпало {first} и {second}{double, select, yes {, дубль!} other {.}}',
    enemyHit: 'Попадание: {enemyName}, урон {damage}, прочность теперь {health}.',
    enemyCaptured: 'Урон {damage} — ровно столько, сколько нужно! Вы взяли в плен {enemyObject}.',
    enemyDestroyed: 'Урон {damage} — больше, чем нужно: вы уничтожили {enemyObject}.',
    dronesWrecked:
      '{count, plural, one {Сломан # дрон.} few {Сломаны # дрона.} many {Сломано # дронов.} other {Сломано # дрона.}}',
    braced:
      'У противника выпало {first} и {second}, монета — {coin, select, heads {орёл, и урон удваивается: {damage}} other {решка: урон {damage}}}{double, select, yes {. Дубль: он выстрелит снова} other {}}.',
    shotAbsorbed: 'Защита выдержала весь урон: {damage}.',
    shipHit:
      'Сквозь защиту {damage, plural, one {прошла # единица урона} few {прошло # единицы урона} many {прошло # единиц урона} other {прошло # единицы урона}}. {life, plural, =1 {Корабль в критическом состоянии!} other {Жизнеобеспечение — #.}}',
    shipDestroyed:
      'Сквозь защиту {damage, plural, one {прошла # единица урона} few {прошло # единицы урона} many {прошло # единиц урона} other {прошло # единицы урона}}. Корабль был в критическом состоянии и погиб.',
    braceEnded: 'Противник прекратил огонь.',
    fled: 'Вы отпустили {prisonerObject} и бежали в торговый дом «Галактика».',
    sectorCleared: 'Сектор {sector} зачищен.',
    partsShelved: 'На прилавке: {parts}.',
    salvageShuffled:
      'Утиль перемешан и стал новым складом: {count, plural, one {# деталь} few {# детали} many {# деталей} other {# детали}}.',
    sold: 'Вы продали {cardObject} за {total, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}{extra, select, yes {: {pay} за ранг{alive, plural, =0 {} other {, # за пленение}}{far, plural, =0 {} other {, # за сектор}}} other {}}.',
    healed: 'Вы восстановили {hearts, plural, one {# сердце} few {# сердца} many {# сердец} other {# сердца}}.',
    bought:
      'Вы купили деталь {part} за {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}.',
    fitted: 'Вы установили деталь {part}: {system}, мощность {value}.',
    dropped: 'Вы выбросили деталь {part} в утиль.',
    backRoomOpened:
      'Вы заплатили {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}} и заглянули в подсобку.',
    droneRepaired:
      'Дрон починен за {price, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}.',
    enterpriseLeft: 'Вы покинули торговый дом «Галактика»; всё, что осталось на прилавке, ушло в утиль.',
    runEnded: 'Рейд окончен: {verdict}.',
  },
  refusals: {
    'already-boosted': 'Дрон сюда уже отправлен: {system}.',
    'back-room-empty': 'В подсобке ничего не осталось.',
    'bad-option': 'Настройка «{name}» не может иметь такого значения.',
    'dice-fell': 'Кубики уже брошены: этот ход не вернуть.',
    'enemy-locked': 'Вы уже в бою: сначала победите этого противника или бегите.',
    'game-over': 'Рейд окончен.',
    'hand-full':
      'Рука полна ({limit, plural, one {# деталь} few {# детали} many {# деталей} other {# детали}}): выбросьте или установите одну из них либо купите такую, которую можно сразу установить.',
    'hand-not-full':
      'Рука ещё не полна (предел — {limit, plural, one {# деталь} few {# детали} many {# деталей} other {# детали}}): сначала купите деталь, потом установите.',
    'illegal-move': 'Сейчас это невозможно.',
    'life-full': 'Жизнеобеспечение уже полное.',
    'no-drone': 'Готовых дронов нет.',
    'no-flight-now': 'Бежать можно только между боями или когда противник прекратил огонь.',
    'no-prisoner': 'Чтобы бежать, нужен пленник, которого можно отпустить.',
    'not-asked': 'Сейчас нужно решить другое.',
    'not-at-enterprise': 'Это делают в торговом доме «Галактика»: после зачистки сектора или после бегства.',
    'not-collected': 'Такой добычи на борту нет.',
    'not-in-battle': 'Это пригодится только в бою.',
    'not-in-front-row': 'Этот противник не в переднем ряду.',
    'not-in-hand': 'Детали {part} нет в руке.',
    'not-next': 'Сейчас подойдёт только следующая деталь: {system} — {next}.',
    'not-on-shelf': 'Детали {part} нет на прилавке.',
    'not-prisoner': 'Среди ваших пленников такого нет.',
    'not-your-move': 'Это был не ваш ход.',
    'not-your-turn': 'Сейчас не ваш ход.',
    'nothing-to-repair': 'Чинить нечего: все дроны целы.',
    'nothing-to-undo': 'Возвращать нечего.',
    'rules-error': 'Произошла ошибка на нашей стороне; ход не сделан.',
    'secret-learned': 'Вы увидели скрытую карту: этот ход не вернуть.',
    stale: 'Положение изменилось: посмотрите на стол и выберите снова.',
    'system-disabled': 'Этот противник отключил {system}.',
    'system-full': 'Дрон не нужен, мощность и так полная: {system}.',
    'too-many-hearts':
      'Потеряно всего {missing, plural, one {# сердце} few {# сердца} many {# сердец} other {# сердца}}.',
    'too-poor':
      '{price, plural, one {Нужен # кредит} few {Нужно # кредита} many {Нужно # кредитов} other {Нужно # кредита}}, а у вас {credits, plural, =0 {нет ни одного} other {#}}.',
    'unknown-option': 'Настройки «{name}» нет.',
    'wrong-phase': 'Сейчас это не поможет ({system}): трефы нужны для выстрела, бубны и пики — для защиты.',
  },
  status: {
    battle: 'В бою: {enemyName}, прочность {health} из {full}',
    collection: 'На борту: {taken}',
    credits: 'Кредиты: {credits}',
    drones: 'Дроны: готовы — {ready}, в бою — {assigned}, сломаны — {wrecked}',
    hand: 'В руке ({count} из {limit}): {parts}',
    hidden:
      '{count, plural, one {# закрытая карта} few {# закрытые карты} many {# закрытых карт} other {# закрытой карты}}',
    life: 'Жизнеобеспечение: {life, plural, =0 {корабль погиб} =1 {КРИТИЧЕСКОЕ СОСТОЯНИЕ} other {# из {full}}}',
    offer: '{part} за {price}',
    piles: 'Стопки: цели — {bounties}, склад — {shop}, утиль — {salvage}',
    row: 'Ряд {row}: {enemies}',
    sector: 'Сектор {sector} из {last}',
    shelf: 'Прилавок: {offers}',
    system: '{system} {power}{state, select, off { (отключены)} drone { (дрон)} other {}}',
    systems: 'Системы: {systems}',
    taken: '{card} ({alive, select, yes {пленник} noQueen {убита} other {убит}}, {worth})',
  },
  grounds: {
    again: 'корабль снова стреляет первым; жизнеобеспечение на {life}',
    boosted:
      'урон станет {damage} при прочности {health}{fate, select, capture { — ровно на плен} destroy { — хватит, чтобы уничтожить} other {}}',
    bought: 'деталей в руке будет {parts}, кредитов {credits}',
    brace: 'каждый выстрел слабее на {defence}, и после броска защиту можно усилить',
    dropped: 'место освободится: деталей в руке {parts}',
    endured:
      '{through, plural, =0 {тратить на него ничего не нужно} other {на этот выстрел ничего не тратится; жизнеобеспечение {before} → {left}}}',
    fire: 'детали и дроны можно добавить и после броска; прочность противника {health}',
    fitted:
      'деталь служит во всех следующих боях; {credits, plural, =0 {кредитов не останется} other {кредитов останется #}}',
    flight: 'жизнеобеспечение на {life}, а в торговом доме «Галактика» сердце стоит 1 кредит',
    healed:
      '{critical, select, yes {в критическом состоянии любой урон уничтожит корабль} other {это пригодится в следующих боях}}; {credits, plural, =0 {кредитов не останется} other {кредитов останется #}}',
    left: 'жизнеобеспечение на {life}, {credits, plural, =0 {кредитов нет} one {в запасе # кредит} few {в запасе # кредита} many {в запасе # кредитов} other {в запасе # кредита}}',
    prey: 'за уничтоженного дают {dead, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}, за взятого в плен — {alive}',
    readied: '{system}: мощность станет {power}',
    repaired:
      'дрон поднимает систему до 10 на целый бой; {credits, plural, =0 {кредитов не останется} other {кредитов останется #}}',
    searched:
      'на прилавке до пяти новых деталей; {credits, plural, =0 {кредитов не останется} other {кредитов останется #}}',
    shielded: 'тогда пройдёт {through} вместо {before}',
    shot: '{fate, select, capture {за пленного дают {credits, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}} destroy {за него дают {credits, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}, и он больше не стреляет} other {{parts, plural, =0 {деталей, чтобы добавить, нет} one {на потом остаётся # деталь} few {на потом остаётся # детали} many {на потом остаётся # деталей} other {на потом остаётся # детали}}}}',
    sold: 'всего станет {credits, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}{alive, select, yes {; для бегства нужен будет другой пленник} other {}}',
  },
  terms: {
    credits: 'меньше кредитов в конце',
    finish: 'корабль рискует больше',
    medal: 'меньше надежды на серебряную медаль',
  },
  verdicts: {
    platinum: 'платиновая медаль',
    gold: 'золотая медаль',
    silver: 'серебряная медаль',
    bronze: 'бронзовая медаль',
    finished: 'возвращение без медали',
    destroyed: 'корабль погиб',
  },
  results: {
    platinum:
      'Платина! {total, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}: о вас сложат песни в каждом порту.',
    gold: 'Золото! {total, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}: теперь ваше имя знают все секторы.',
    silver:
      'Серебро! {total, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}: славная охота.',
    bronze:
      'Бронза! {total, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}: топливо потрачено не зря.',
    finished:
      'Вы вернулись домой, но {total, plural, one {# кредита} few {# кредитов} many {# кредитов} other {# кредита}} мало для медали.',
    destroyed: 'Ваш корабль погиб: на этот раз без медали. Кредитов на тот момент: {total}.',
    cause:
      'Роковой выстрел — {enemyName}: из {incoming, plural, one {# единицы} few {# единиц} many {# единиц} other {# единицы}} урона сквозь защиту {through, plural, one {прошла #} few {прошло #} many {прошло #} other {прошло #}}, а корабль уже был в критическом состоянии.',
  },
  ledger: {
    bounties: 'Добыча по рангу',
    captures: 'Проданные пленники',
    sectors: 'Надбавка за сектор',
    parts: 'Детали',
    backRoom: 'Подсобка',
    healing: 'Восстановление сердец',
    fitting: 'Установка',
    repairs: 'Ремонт дронов',
  },
  sheet: {
    line: '{what}: {points} ({rule})',
    total: 'Кредиты на руках: {total}',
    undone:
      '{count, plural, =0 {Ходы не возвращали.} =1 {Ход вернули один раз.} one {Ходы возвращали # раз.} few {Ходы возвращали # раза.} many {Ходы возвращали # раз.} other {Ходы возвращали # раза.}}',
  },
  options: {
    formation: {
      label: 'Построение',
      hint: 'Как противники построены в ряды.',
      values: {
        v: 'Клин: один впереди, за ним пары',
        wide: 'Широкое: в конце четверо в ряд',
        'single-file': 'Колонна: по одному',
      },
    },
    lenient: {
      label: 'Послабление',
      hint: 'Детали отключённой масти всё равно годятся для импровизации.',
      values: { on: 'Да', off: 'Нет' },
    },
  },
} as const satisfies Messages;
