import type { Translation } from '@haven/text-kit';
import type { Catalogue } from './catalogue.ts';

/** English; it defines the keys. An action `{action}` is EXPAND FLEET, `{actionShort}` is FLEET. */
export const en = {
  game: {
    title: 'Tortuga',
    pitch:
      'Dice and raids: roll in secret, attack in the open. Be the first to bring six treasure chests home to the pirate haven.',
  },
  names: {
    bag: 'bag',
    boat: 'boat',
    bonusTile: 'bonus tile',
    box: 'box',
    capacity: 'capacity',
    centreIsland: 'centre island',
    chest: 'treasure chest',
    chestsHome: 'chests on Tortuga',
    coins: 'coins',
    crewTrack: 'crew track',
    dice: 'dice',
    faceTable: 'what the dice show',
    first: '1st',
    fleetTrack: 'fleet track',
    leftBehind: 'left behind',
    pirate: 'pirate',
    round: 'round',
    screen: 'screen',
    second: '2nd',
    set: 'set',
    skull: 'skull',
    startPlayer: 'start player',
    total: 'total',
    treasureTile: 'treasure tile',
  },
  seats: { blue: 'Blue', orange: 'Orange', yellow: 'Yellow', green: 'Green' },
  actions: {
    fleet: 'EXPAND FLEET',
    crew: 'RECRUIT CREW',
    hunt: 'TREASURE HUNT',
    board: 'BOARD',
    raid: 'RAID',
  },
  actionShorts: { fleet: 'FLEET', crew: 'CREW', hunt: 'HUNT', board: 'BOARD', raid: 'RAID' },
  effects: {
    fleet: { first: 'boat +2', second: 'boat +1', duel: 'boat +1' },
    crew: { first: 'pirate +2', second: 'pirate +1', duel: 'pirate +1' },
    hunt: {
      first: 'a chest from the bag, and one of two treasure tiles',
      second: 'a treasure tile',
      duel: 'a chest from the bag, and a treasure tile',
    },
    board: {
      first: 'steal a chest from a fleet; that boat −1',
      second: 'another boat −1; take a chest from the centre island',
      duel: 'steal a chest from your rival’s fleet; that boat −1',
    },
    raid: {
      first: 'steal a chest from a crew; that pirate −1',
      second: 'another pirate −1; take a chest from the centre island',
      duel: 'steal a chest from your rival’s crew; that pirate −1',
    },
  },
  colours: { red: 'red', blue: 'blue', yellow: 'yellow', white: 'white', purple: 'purple' },
  areas: { island: 'island', crew: 'crew', fleet: 'fleet', tortuga: 'Tortuga' },
  dice: {
    face: '{actionShort} {number} ({die})',
    skull: 'a skull ({die})',
    placed: '{actionShort} {total} ({dice})',
  },
  prompts: {
    pick: '{seat}: {count, plural, one {you rolled your last die. Keep it behind your screen.} other {you rolled # dice. Keep at least one. You may keep several that show the same action, and skulls with any of them.}}',
    open: '{seat}: you could place nothing, so you rolled again in the open. Keep what you want to place.',
    stuck:
      '{seat}: you cannot place any die you rolled. Nobody else knows; after the reveal you roll again in the open.',
    skulls:
      '{seat}: {count, plural, one {turn the skull on die {dice} to an action} other {turn the skulls on dice {dice} to one action}}.',
    bonus:
      '{seat}: all your dice are placed, but not everybody has finished rolling. Take a new bonus tile, or flip one to 2.',
    perform:
      '{seat}: you are {position, plural, =1 {first} other {second}} in {actionShort}. Perform it, or forfeit it.',
    alike: '{seat}: you found two identical treasure tiles. Keep one; nobody else knows that they are the same.',
    keep: '{seat}: you found two treasure tiles. Keep one in secret; the other goes back.',
    attack:
      '{seat}: you are {position, plural, =1 {first} other {second}} in {kind, select, board {BOARD. Whose fleet do you board} other {RAID. Whose crew do you raid}}? You may also forfeit the action.',
    arrange:
      '{seat}: {next, select, yes {the fleet is loaded. And } other {}}in which order do the {count, plural, one {# chest} other {# chests}} go to the {area, select, fleet {fleet} other {crew}}? {fits, select, yes {{count, plural, =2 {There is room for both; the one on the right} other {There is room for all; the rightmost}} would be the first to be lost.} other {There is room for {room}; what does not fit is left behind.}}',
    waiting: 'Waiting for {seats}.',
    over: 'The game is over.',
  },
  moves: {
    pick: '{what, select, none {Wait for the reveal} skulls {Keep {count, plural, one {the skull on die} other {the skulls on dice}} {dice} and choose the action after the reveal} other {Keep {count, plural, one {die} other {dice}} {dice} for {actionShort}: total {total}}}',
    turn: 'Turn {count, plural, one {die} other {dice}} {dice} to {actionShort}: total {total}',
    bonus:
      '{way, select, flip {Flip the bonus tile for {actionShort} to 2} other {Take a bonus tile for {actionShort}}}',
    perform:
      '{kind, select, fleet {Advance your boat {boxes, plural, one {# box} other {# boxes}}} crew {Advance your pirate {boxes, plural, one {# box} other {# boxes}}} other {Go on the treasure hunt}}',
    keep: 'Keep the treasure tile with {coins, plural, one {# coin} other {# coins}}',
    attack:
      '{kind, select, board {Board} other {Raid}} {target}{spoils, select, stolen { and steal the {chest} chest ({place, plural, =1 {1st} =2 {2nd} =3 {3rd} other {#th}} from the left)} centre { and take the {chest} chest from the centre island} other {}}{defended, select, yes {; they will strike back} other {}}',
    forfeit: 'Forfeit {actionShort}',
    arrange:
      'To the {area, select, fleet {fleet} other {crew}}: {chests}{leaving, plural, =0 {} other {; left behind: {left}}}',
  },
  log: {
    roundBegan: 'Round {round}. Start player: {seat}.',
    phaseBegan:
      '{phase, select, pick {The dice are rolled behind the screens.} skulls {The screens are lifted.} actions {All dice are placed: time to act.} other {Now the chests move.}}',
    rolled: '{who, select, you {You roll {dice}.} other {{seat} rolls {count, plural, one {# die} other {# dice}}.}}',
    rerolled: '{seat} cannot place any dice and rolls again in the open: {dice}.',
    picked:
      '{who, select, you {You keep {count, plural, one {die} other {dice}} {dice} behind your screen.} none {You cannot keep anything and wait for the reveal.} other {{seat} has chosen.}}',
    revealed: '{seat} shows {dice}.',
    placed: '{seat} places {count, plural, one {die {dice}} other {dice {dice}}} on {actionShort}.',
    bonusTaken:
      '{seat} {value, plural, =1 {takes a bonus tile for {actionShort}} other {flips the bonus tile for {actionShort} to #}}.',
    deedsRanked: 'Who acts: {deeds}.',
    deed: '{seat} {position, plural, =1 {first} other {second}} in {actionShort} ({total})',
    deedBegan: '{actionShort}, {position, plural, =1 {first} other {second}} position: {seat} with a total of {total}.',
    tokenMoved: '{seat}’s {token, select, boat {boat} other {pirate}} moves to box {box}.',
    chestDrawn: '{seat} draws a {chest} chest from the bag.',
    bagEmpty: 'The bag is empty: no chest for {seat}.',
    tilesSeen:
      '{who, select, you {You find {count, plural, one {a treasure tile. Coins on it: {coins}} other {two treasure tiles. Coins on them: {coins}}}.} other {{seat} looks at {count, plural, one {a treasure tile} other {# treasure tiles}}.}}',
    tileKept:
      '{who, select, you {You keep a treasure tile with {coins, plural, one {# coin} other {# coins}}.} other {{seat} keeps a treasure tile.}}',
    attacked: '{seat} {kind, select, board {boards} other {raids}} {target}!',
    chestStolen: '{seat} steals a {chest} chest from {area, select, fleet {{target}’s fleet} other {{target}’s crew}}.',
    centreTaken: '{seat} takes the {chest} chest from the centre island.',
    forfeited: '{seat} forfeits {actionShort}.',
    chestLost:
      '{seat} has no room for a {chest} chest from {area, select, island {their own island} crew {the crew} other {the fleet}} and loses it; it goes {to, select, centre {to the centre island} other {back into the bag}}.',
    diceTakenBack: 'All players take their dice back.',
    arranged:
      '{who, select, you {You {count, plural, =1 {choose the chest} other {arrange the chests}} for the {area, select, fleet {fleet} other {crew}}: {chests}.} other {{seat} has arranged the chests for the {area, select, fleet {fleet} other {crew}}.}}',
    chestsMoved:
      '{seat} moves {count, plural, one {a chest} other {# chests}} to {to, select, tortuga {Tortuga} fleet {the fleet} other {the crew}}: {chests}.',
    gameEnded: 'Enough chests have come home to Tortuga.',
  },
  refusals: {
    'area-settled': 'There is nothing to arrange for the {area, select, fleet {fleet} other {crew}} now.',
    'bad-option': 'The option “{name}” cannot have that value.',
    'bonus-full': 'The bonus tile for {actionShort} already shows 2.',
    'chest-alike':
      'There is a chest of the same colour further left, so the choice is the same: take the leftmost one.',
    'chest-unknown': 'There is no such chest there.',
    'chests-unknown': 'Those are not the chests that move: arrange the ones that are there.',
    'dice-fell': 'The dice have been rolled: you cannot undo that move on your own.',
    'dice-placed': 'At least one of these dice is already placed: {dice}.',
    'dice-unknown': 'There are no dice “{dice}”: name them by their letters, A to E, in order.',
    'game-over': 'The game is over.',
    'illegal-move': 'That is not possible now.',
    'no-chest-named': 'There is a chest to take: say which one.',
    'no-room':
      '{actionShort} has no room for {wanted, plural, one {# more die} other {# more dice}}: {room, plural, =0 {it is full} other {only # would fit}}.',
    'none-kept': 'Some of your dice can be placed: keep at least one.',
    'not-asked': 'That is not what you have to decide now.',
    'not-your-move': 'That was not your move.',
    'not-your-turn': 'It is not your turn.',
    'nothing-to-undo': 'There is nothing to undo.',
    'rules-error': 'Something went wrong on our side; the move was not made.',
    'secret-learned': 'You have seen something hidden: you cannot undo that move on your own.',
    stale: 'The game has moved on: look again and choose again.',
    'target-barred': '{target} has already been attacked by the player in first position: choose somebody else.',
    'target-self': 'You cannot attack yourself.',
    'target-unknown': 'Nobody sits there.',
    'tile-unseen': 'That is not one of the two tiles you are looking at.',
    'two-symbols': 'Dice kept together must show the same action; skulls may join any of them.',
    'unknown-option': 'There is no option called “{name}”.',
    'wrong-count':
      'There {places, plural, one {is # place} other {are # places}} to fill, but {named, plural, =0 {no chest was named} one {# chest was named} other {# chests were named}}.',
    'wrong-source':
      'In first position you take a chest from your target, in second position one from the centre island.',
  },
  status: {
    bonus: '    bonus tiles: {tiles}',
    bonusOn: '{actionShort} +{value}',
    chests: '    island: {island} · crew: {crew} · fleet: {fleet} · Tortuga: {tortuga}',
    colour: '{count} {chest}',
    deeds: 'Still to act: {deeds}',
    dice: '    dice: {dice}',
    hand: '{count} in hand',
    player:
      '{seat}{own, select, yes { (you)} other {}}: boat on box {boat} (room for {boatRoom, plural, one {# chest} other {# chests}}), pirate on box {pirate} (room for {pirateRoom, plural, one {# chest} other {# chests}}), {tiles, plural, =0 {no treasure tiles} one {# treasure tile} other {# treasure tiles}}{known, select, yes {{tiles, plural, =0 {} other { worth {coins, plural, one {# coin} other {# coins}}}}} other {}}',
    round: 'Round {round}, start player: {seat}',
    rolled: 'rolled {dice}{picked, select, yes {; choice made} other {}}',
    screen:
      '{count, plural, one {# die} other {# dice}} behind the screen{picked, select, yes {; choice made} other {}}',
    supply:
      'Bag: {count, plural, one {# chest} other {# chests}} ({chests}) · treasure tiles: {tiles}{duel, select, yes {} other { · centre island: {centre}}}',
  },
  grounds: {
    advance:
      'box {box} counts {box, plural, one {# point} other {# points}} at the end and gives room for {room, plural, one {# chest} other {# chests}}',
    bonus:
      '{total, plural, =0 {no die lies there now, but the bonus tile counts in every round to come} other {{actionShort} then counts {total}, against {best} at most elsewhere, and the bonus tile stays}}',
    coins:
      '{other, plural, =0 {both tiles are worth the same} other {each coin is a point, and the other tile has only #}}',
    dice: '{rank, select, alone {nobody else has shown a die on {actionShort} yet} ahead {the others show {best} at most on {actionShort}} level {the others show {best} on {actionShort} as well} other {the others already show {best} on {actionShort}}}{left, plural, =0 {} one {; # die is left to roll} other {; # dice are left to roll}}',
    doubled: 'purple counts twice',
    hunt: '{effect, select, first {it brings a chest from the bag and the better of two treasure tiles} duel {it brings a chest from the bag and a treasure tile} other {it brings a treasure tile, worth 1 to 3 points}}',
    order: 'the {chest} chest, lying rightmost, would be the first to be lost',
    skulls:
      '{count, plural, one {the skull stays free} other {the skulls stay free}} for any action until the others have shown theirs{left, plural, =0 {} one {; # die is left to roll} other {; # dice are left to roll}}',
    spared: 'whoever is attacked would strike back, at the price of a box',
    spoils:
      '{why, select, purple {purple counts twice} white {in Tortuga, white stands in for any colour of a set} set {it completes a set, worth 3 points} missing {its colour is missing for a set} none {no chest is to be had} other {the chest is worth up to 3 points in Tortuga}}; {target}’s {token, select, boat {boat} other {pirate}} {back, plural, =0 {is on box 1 already} other {drops to box #}}',
    unworthy: 'no attack here brings more than it costs',
    wild: 'in Tortuga, white stands in for any colour of a set',
  },
  terms: {
    bonuses: 'less from bonus tiles',
    chests: 'poorer chests on the board',
    points: 'fewer points to come',
    sets: 'sets farther from complete',
    start: 'a later place in the turn order',
    tokens: 'less headway for boat and pirate',
  },
  verdicts: { won: 'won', shared: 'shared victory' },
  results: {
    won: '{seats} wins with {total, plural, one {# point} other {# points}}: the most feared name in Tortuga!',
    shared: '{seats} share the victory with {total, plural, one {# point} other {# points}} each.',
  },
  ledger: {
    tortuga: 'Chests in Tortuga',
    fleet: 'Chests in the fleet',
    crew: 'Chests with the crew',
    sets: 'Sets of three colours',
    tracks: 'Boat and pirate',
    coins: 'Coins',
  },
  sheet: {
    line: '    {what}: {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat}: {total, plural, one {# point} other {# points}}',
    undone:
      '{count, plural, =0 {No moves were undone.} one {Moves were undone once.} other {Moves were undone # times.}}',
  },
  options: {
    long: {
      label: 'Longer game',
      hint: 'The game ends with eight chests in Tortuga instead of six.',
      values: { on: 'Yes: eight chests', off: 'No: six chests' },
    },
    start: {
      label: 'Start player',
      hint: 'The start player wins ties; every round the next player clockwise takes over. With fewer players, the count goes round the table.',
      values: {
        random: 'At random',
        'first-seat': 'The first seat',
        'second-seat': 'The second seat',
        'third-seat': 'The third seat',
        'fourth-seat': 'The fourth seat',
      },
    },
    swift: {
      label: 'Swift harbour',
      hint: 'FLEET and CREW are performed at once: nobody is asked whether to forfeit them.',
      values: { on: 'Yes: without asking', off: 'No: players are asked' },
    },
  },
} as const satisfies Catalogue;

/** What every language says. */
export type Messages = Translation<typeof en>;
