import type { Messages } from './en.ts';

/** Russian. Seats stand in the nominative, with verbs in the present: a name is neither bent nor given a gender. */
export const ru = {
  game: {
    title: 'Тортуга',
    pitch:
      'Кубики и набеги: бросайте тайком, нападайте открыто. Раньше всех доставьте шесть сундуков в пиратскую гавань.',
  },
  names: {
    bag: 'мешок',
    boat: 'корабль',
    bonusTile: 'жетон бонуса',
    box: 'клетка',
    capacity: 'вместимость',
    centreIsland: 'центральный остров',
    chest: 'сундук с сокровищами',
    chestsHome: 'сундуки на Тортуге',
    coins: 'монеты',
    crewTrack: 'шкала команды',
    dice: 'кубики',
    faceTable: 'грани кубиков',
    first: '1-е место',
    fleetTrack: 'шкала флота',
    leftBehind: 'останется',
    pirate: 'пират',
    round: 'раунд',
    screen: 'ширма',
    second: '2-е место',
    set: 'набор',
    skull: 'череп',
    startPlayer: 'первый игрок',
    total: 'сумма',
    treasureTile: 'жетон сокровищ',
  },
  seats: { blue: 'Синий', orange: 'Оранжевый', yellow: 'Жёлтый', green: 'Зелёный' },
  actions: {
    fleet: 'УСИЛИТЬ ФЛОТ',
    crew: 'НАБРАТЬ КОМАНДУ',
    hunt: 'ОХОТА ЗА СОКРОВИЩАМИ',
    board: 'АБОРДАЖ',
    raid: 'НАБЕГ',
  },
  actionShorts: { fleet: 'ФЛОТ', crew: 'КОМАНДА', hunt: 'ОХОТА', board: 'АБОРДАЖ', raid: 'НАБЕГ' },
  effects: {
    fleet: { first: 'корабль +2', second: 'корабль +1', duel: 'корабль +1' },
    crew: { first: 'пират +2', second: 'пират +1', duel: 'пират +1' },
    hunt: {
      first: 'сундук из мешка и один из двух жетонов сокровищ',
      second: 'жетон сокровищ',
      duel: 'сундук из мешка и жетон сокровищ',
    },
    board: {
      first: 'украсть сундук из чужого флота; чужой корабль −1',
      second: 'чужой корабль −1; сундук с центрального острова',
      duel: 'украсть сундук из чужого флота; чужой корабль −1',
    },
    raid: {
      first: 'украсть сундук у чужой команды; чужой пират −1',
      second: 'чужой пират −1; сундук с центрального острова',
      duel: 'украсть сундук у чужой команды; чужой пират −1',
    },
  },
  colours: { red: 'красный', blue: 'синий', yellow: 'жёлтый', white: 'белый', purple: 'фиолетовый' },
  areas: { island: 'остров', crew: 'команда', fleet: 'флот', tortuga: 'Тортуга' },
  dice: {
    face: '{actionShort} {number} ({die})',
    skull: 'череп ({die})',
    placed: '{actionShort} {total} ({dice})',
  },
  prompts: {
    pick: '{seat}: {count, plural, =1 {брошен ваш последний кубик. Оставьте его.} one {брошен # кубик.} few {брошены # кубика.} many {брошено # кубиков.} other {брошено # кубика.}}{count, plural, =1 {} other { Оставьте хотя бы один. Несколько — только с одним и тем же действием; к ним могут присоединиться черепа.}}',
    open: '{seat}: ставить было нечего, и вы бросили снова, уже в открытую. Оставьте то, что хотите поставить.',
    stuck:
      '{seat}: ничего из выпавшего поставить нельзя. Другие этого не знают; когда ширмы поднимутся, вы бросите снова, уже в открытую.',
    skulls:
      '{seat}: {count, plural, =1 {выберите, каким действием станет череп на кубике {dice}} other {выберите, каким одним действием станут черепа на кубиках {dice}}}.',
    bonus:
      '{seat}: все ваши кубики поставлены, но бросать закончили не все. Возьмите новый жетон бонуса или переверните взятый раньше стороной 2 вверх.',
    perform:
      '{seat}: {actionShort}, у вас {position, plural, =1 {первое место} other {второе место}}. Выполните действие или откажитесь.',
    alike:
      '{seat}: найдены два одинаковых жетона сокровищ, один вы оставляете себе. Другие не знают, что жетоны одинаковы.',
    keep: '{seat}: найдены два жетона сокровищ. Один тайно оставьте себе, другой вернётся к остальным.',
    attack:
      '{seat}: {kind, select, board {АБОРДАЖ} other {НАБЕГ}}, у вас {position, plural, =1 {первое место} other {второе место}}. {kind, select, board {Чей флот возьмёте на абордаж} other {На чью команду совершите набег}}? Можно и отказаться.',
    arrange:
      '{seat}: {next, select, yes {флот загружен. Теперь команда: } other {}}{fits, select, yes {в каком порядке перевезти {count, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}} {area, select, fleet {во флот} other {к команде}}? Место есть для {count, plural, =2 {обоих; правый} other {всех; крайний справа}} теряется первым.} other {{count, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}}, а мест {area, select, fleet {во флоте} other {у команды}} — {room}. Что перевезти? Остальное придётся оставить.}}',
    waiting: 'Ждём: {seats}.',
    over: 'Игра окончена.',
  },
  moves: {
    pick: '{what, select, none {Ждать, пока поднимутся ширмы} skulls {Оставить {count, plural, =1 {череп на кубике} other {черепа на кубиках}} {dice} и выбрать действие, когда поднимутся ширмы} other {Оставить {count, plural, =1 {кубик} other {кубики}} {dice}: {actionShort}, сумма {total}}}',
    turn: 'Повернуть {count, plural, =1 {кубик} other {кубики}} {dice}: {actionShort}, сумма {total}',
    bonus:
      '{way, select, flip {Перевернуть жетон бонуса стороной 2 вверх: {actionShort}} other {Взять жетон бонуса: {actionShort}}}',
    perform:
      '{kind, select, fleet {Продвинуть корабль на {boxes, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}}} crew {Продвинуть пирата на {boxes, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}}} other {Отправиться на охоту за сокровищами}}',
    keep: 'Оставить жетон сокровищ: {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
    attack:
      '{kind, select, board {Взять на абордаж} other {Совершить набег}}: {target}{spoils, select, stolen {; украсть {chest} сундук ({place, plural, other {#‑й}} слева)} centre {; взять {chest} сундук с центрального острова} other {}}{defended, select, yes {; будет отпор} other {}}',
    forfeit: 'Отказаться от действия: {actionShort}',
    arrange:
      '{area, select, fleet {Во флот} other {К команде}}: {chests}{leaving, plural, =0 {} =1 {; останется: {left}} other {; останутся: {left}}}',
  },
  log: {
    roundBegan: 'Раунд {round}. Первый игрок: {seat}.',
    phaseBegan:
      '{phase, select, pick {За ширмами катятся кубики.} skulls {Ширмы подняты.} actions {Все кубики поставлены: время действовать.} other {Сундуки отправляются в путь.}}',
    rolled:
      '{who, select, you {У вас выпало: {dice}.} other {{seat} бросает {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}.}}',
    rerolled: 'Ставить нечего, и {seat} бросает снова, уже в открытую. Выпало: {dice}.',
    picked:
      '{who, select, you {Вы оставляете за ширмой {count, plural, =1 {кубик} other {кубики}} {dice}.} none {Поставить вам нечего: ждите, пока поднимутся ширмы.} other {{seat} делает выбор.}}',
    revealed: '{seat} показывает: {dice}.',
    placed: '{seat} ставит {count, plural, =1 {кубик} other {кубики}} {dice}: {actionShort}.',
    bonusTaken:
      '{seat} {value, plural, =1 {берёт жетон бонуса} other {переворачивает жетон бонуса стороной # вверх}}: {actionShort}.',
    deedsRanked: 'Действия и суммы: {deeds}.',
    deed: '{actionShort} ({position, plural, =1 {1-е место} other {2-е место}}) — {seat} ({total})',
    deedBegan: '{actionShort}, {position, plural, =1 {первое} other {второе}} место: {seat}, сумма {total}.',
    tokenMoved: '{seat}: {token, select, boat {корабль} other {пират}} теперь на клетке {box}.',
    chestDrawn: '{seat} тянет из мешка {chest} сундук.',
    bagEmpty: 'Мешок пуст: {seat} остаётся без сундука.',
    tilesSeen:
      '{who, select, you {Вы находите {count, plural, =1 {жетон сокровищ, монет на нём: {coins}} other {два жетона сокровищ, монет на них: {coins}}}.} other {{seat} тайно смотрит {count, plural, one {# жетон сокровищ} few {# жетона сокровищ} many {# жетонов сокровищ} other {# жетона сокровищ}}.}}',
    tileKept:
      '{who, select, you {Вы оставляете жетон сокровищ: {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}.} other {{seat} оставляет себе жетон сокровищ.}}',
    attacked: '{seat} {kind, select, board {идёт на абордаж} other {совершает набег}}! Цель: {target}.',
    chestStolen:
      '{target} теряет {chest} сундук {area, select, fleet {из флота} other {из команды}}: его крадёт {seat}.',
    centreTaken: '{seat} берёт {chest} сундук с центрального острова.',
    forfeited: '{seat} отказывается от действия: {actionShort}.',
    chestLost:
      '{seat}: места не хватило, {chest} сундук {area, select, island {с острова} crew {команды} other {флота}} потерян и попадает {to, select, centre {на центральный остров} other {в мешок}}.',
    diceTakenBack: 'Все забирают свои кубики.',
    arranged:
      '{who, select, you {Вы выбираете {count, plural, =1 {сундук} other {порядок сундуков}} для {area, select, fleet {флота} other {команды}}: {chests}.} other {{seat} выбирает порядок сундуков для {area, select, fleet {флота} other {команды}}.}}',
    chestsMoved:
      '{seat} перевозит {count, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}} {to, select, tortuga {на Тортугу} fleet {во флот} other {к команде}}: {chests}.',
    gameEnded: 'На Тортуге собралось достаточно сундуков.',
  },
  refusals: {
    'area-settled': 'Порядок сундуков для {area, select, fleet {флота} other {команды}} сейчас не выбирают.',
    'bad-option': 'Настройка «{name}» не может иметь такого значения.',
    'bonus-full': 'Здесь жетон бонуса уже лежит стороной 2 вверх: {actionShort}.',
    'chest-alike': 'Левее лежит сундук того же цвета, и разницы нет: укажите самый левый из них.',
    'chest-unknown': 'Такого сундука там нет.',
    'chests-unknown': 'Этих сундуков там нет: выберите порядок тех, что там лежат.',
    'dice-fell': 'Кубики уже брошены: вернуть этот ход можно только с согласия остальных.',
    'dice-placed': 'Хотя бы один из этих кубиков уже поставлен: {dice}.',
    'dice-unknown': 'Кубиков «{dice}» нет: называйте их буквами от A до E по порядку.',
    'game-over': 'Игра окончена.',
    'illegal-move': 'Сейчас это невозможно.',
    'no-chest-named': 'Там есть что взять: укажите, какой сундук вы берёте.',
    'no-room':
      '{actionShort}: ещё {wanted, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} поставить нельзя — {room, plural, =0 {мест не осталось} other {поместится лишь #}}.',
    'none-kept': 'Некоторые ваши кубики можно поставить: оставьте хотя бы один.',
    'not-asked': 'Сейчас нужно решить другое.',
    'not-your-move': 'Это был не ваш ход.',
    'not-your-turn': 'Сейчас не ваш ход.',
    'nothing-to-undo': 'Возвращать нечего.',
    'rules-error': 'Произошла ошибка на нашей стороне; ход не сделан.',
    'secret-learned': 'Вы увидели скрытое: вернуть этот ход можно только с согласия остальных.',
    stale: 'Положение изменилось: посмотрите на стол и выберите снова.',
    'target-barred': 'Эту цель ({target}) уже выбрал игрок на первом месте: выберите другую.',
    'target-self': 'Нападать на себя нельзя.',
    'target-unknown': 'Там никто не сидит.',
    'tile-unseen': 'Этого жетона нет среди двух, которые вы рассматриваете.',
    'two-symbols': 'На оставленных вместе кубиках должно быть одно действие; присоединиться могут только черепа.',
    'unknown-option': 'Настройки «{name}» нет.',
    'wrong-count':
      'Заполнить нужно {places, plural, one {# место} few {# места} many {# мест} other {# места}}, а {named, plural, =0 {сундуки не названы} one {назван # сундук} few {названо # сундука} many {названо # сундуков} other {названо # сундука}}.',
    'wrong-source': 'Игрок на первом месте крадёт сундук у соперника, на втором — берёт с центрального острова.',
  },
  status: {
    bonus: '    жетоны бонуса: {tiles}',
    bonusOn: '{actionShort} +{value}',
    chests: '    остров: {island} · команда: {crew} · флот: {fleet} · Тортуга: {tortuga}',
    colour: '{chest} ×{count}',
    deeds: 'Предстоящие действия: {deeds}',
    dice: '    кубики: {dice}',
    hand: 'в руке {count}',
    player:
      '{seat}{own, select, yes { (вы)} other {}}: корабль на клетке {boat} (на {boatRoom, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}}), пират на клетке {pirate} (на {pirateRoom, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}}), {tiles, plural, =0 {жетонов сокровищ нет} one {# жетон сокровищ} few {# жетона сокровищ} many {# жетонов сокровищ} other {# жетона сокровищ}}{known, select, yes {{tiles, plural, =0 {} other { на {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}}}} other {}}',
    round: 'Раунд {round}, первый игрок: {seat}',
    rolled: 'в броске — {dice}{picked, select, yes {; выбор сделан} other {}}',
    screen:
      'за ширмой {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}{picked, select, yes {; выбор сделан} other {}}',
    supply:
      'Мешок: {count, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}} ({chests}) · жетоны сокровищ: {tiles}{duel, select, yes {} other { · центральный остров: {centre}}}',
  },
  grounds: {
    advance:
      'клетка {box} даст в конце {box, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, а места на ней — на {room, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}}',
    bonus:
      '{total, plural, =0 {сейчас там нет кубиков, но жетон бонуса считается во всех следующих раундах} other {{actionShort} даст {total}, у других — не больше {best}, и жетон бонуса остаётся}}',
    coins: '{other, plural, =0 {оба жетона равны} other {каждая монета — очко, а на другом жетоне их только #}}',
    dice: '{rank, select, alone {у других пока нет открытых кубиков ({actionShort})} ahead {у других пока не больше {best} ({actionShort})} level {у других тоже {best} ({actionShort})} other {у других уже {best} ({actionShort})}}{left, plural, =0 {} one {; бросать ещё # кубик} few {; бросать ещё # кубика} many {; бросать ещё # кубиков} other {; бросать ещё # кубика}}',
    doubled: 'фиолетовый считается дважды',
    hunt: '{effect, select, first {это сундук из мешка и лучший из двух жетонов сокровищ} duel {это сундук из мешка и жетон сокровищ} other {это жетон сокровищ на 1–3 очка}}',
    order: 'первым пропал бы {chest} сундук, крайний справа',
    skulls:
      '{count, plural, =1 {череп можно будет повернуть} other {черепа можно будет повернуть}} на любое действие, когда откроются остальные{left, plural, =0 {} one {; бросать ещё # кубик} few {; бросать ещё # кубика} many {; бросать ещё # кубиков} other {; бросать ещё # кубика}}',
    spared: 'любая цель даст отпор, а это потеря клетки',
    spoils:
      '{why, select, purple {фиолетовый считается дважды} white {на Тортуге белый заменит любой цвет набора} set {он завершает набор на 3 очка} missing {его цвета не хватает для набора} none {сундука здесь не взять} other {на Тортуге сундук даст до 3 очков}}; {token, select, boat {корабль} other {пират}} ({target}) {back, plural, =0 {и так на клетке 1} other {отступит на клетку #}}',
    unworthy: 'ни одна атака здесь не окупится',
    wild: 'на Тортуге белый заменит любой цвет набора',
  },
  terms: {
    bonuses: 'меньше пользы от жетонов бонуса',
    chests: 'сундуки на планшете хуже',
    points: 'меньше будущих очков',
    sets: 'наборы дальше от завершения',
    start: 'ход позже других',
    tokens: 'корабль и пират отстают',
  },
  verdicts: { won: 'победа', shared: 'общая победа' },
  results: {
    won: '{seats} побеждает: {total, plural, one {# очко} few {# очка} many {# очков} other {# очка}}. Самое грозное имя на Тортуге!',
    shared: 'Победу делят {seats}: у каждого {total, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  },
  ledger: {
    tortuga: 'Сундуки на Тортуге',
    fleet: 'Сундуки во флоте',
    crew: 'Сундуки у команды',
    sets: 'Наборы из трёх цветов',
    tracks: 'Корабль и пират',
    coins: 'Монеты',
  },
  sheet: {
    line: '    {what}: {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat}: {total, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
    undone:
      '{count, plural, =0 {Ходы не возвращали.} =1 {Ход вернули один раз.} one {Ходы возвращали # раз.} few {Ходы возвращали # раза.} many {Ходы возвращали # раз.} other {Ходы возвращали # раза.}}',
  },
  options: {
    long: {
      label: 'Долгая игра',
      hint: 'Игра заканчивается, когда на Тортуге восемь сундуков, а не шесть.',
      values: { on: 'Да: восемь сундуков', off: 'Нет: шесть сундуков' },
    },
    start: {
      label: 'Кто начинает',
      hint: 'При равенстве выигрывает первый игрок; каждый раунд им становится следующий по часовой стрелке. Если места с таким номером за столом нет, отсчёт продолжается по кругу.',
      values: {
        random: 'По жребию',
        'first-seat': 'Первое место за столом',
        'second-seat': 'Второе место за столом',
        'third-seat': 'Третье место за столом',
        'fourth-seat': 'Четвёртое место за столом',
      },
    },
    swift: {
      label: 'Меньше вопросов',
      hint: 'ФЛОТ и КОМАНДА выполняются сразу: игроков не спрашивают, не хотят ли они отказаться.',
      values: { on: 'Да: без вопросов', off: 'Нет: спрашивать каждого' },
    },
  },
} as const satisfies Messages;
