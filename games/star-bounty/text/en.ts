import type { Translation } from '@haven/text-kit';
import type { Catalogue } from './catalogue.ts';

/** English; it defines the keys. A card `{enemy}` is short (K♦), `{enemyName}` and `{enemyObject}` are its long forms. */
export const en = {
  game: {
    title: 'Star Bounty',
    pitch: 'One ship, four sectors, sixteen outlaws: bring them in dead or alive and come home rich.',
  },
  names: {
    backRoom: 'back room',
    bountyPile: 'bounty pile',
    collection: 'bounties on board',
    credits: 'credits',
    critical: 'critical',
    discardPile: 'discard pile',
    drones: 'drones',
    enterprise: 'Galactic Enterprise',
    hand: 'hand',
    lifeSupport: 'life support',
    prisoner: 'prisoner',
    salvage: 'salvage',
    shelf: 'shelf',
    shopPile: 'shop pile',
  },
  suits: { D: 'Diamonds', C: 'Clubs', S: 'Spades', H: 'Hearts' },
  ranks: { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' },
  rankObjects: { A: 'the Ace', K: 'the King', Q: 'the Queen', J: 'the Jack' },
  rankLetters: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  cards: {
    name: '{rank} of {suit}',
    object: '{rank} of {suit}',
    partObject: 'the {value} of {suit}',
  },
  systems: { shields: 'shields', ballistics: 'ballistics', engines: 'engines' },
  systemTitles: { shields: 'Shields', ballistics: 'Ballistics', engines: 'Engines' },
  prompts: {
    engage:
      'Sector {sector}: {left, plural, one {one enemy is left. Engage it} other {# enemies are left. {count, plural, one {Engage the one in front} other {Engage one of the # in front}}}}{flight, select, yes {, or flee} other {}}.',
    fire: 'Fire at {enemyObject} ({health} health left): the damage is your two dice{bonus, plural, =0 {} other { plus #}}.',
    volley:
      'You rolled {first} and {second}: {damage} damage against {health} health. {fate, select, capture {That captures {enemyObject}} destroy {That destroys {enemyObject}} other {That leaves {left} health}}: let the shot land, or add power first.',
    brace:
      'Brace for impact! You stop {defence} damage from every shot that {enemyObject} fires. {life, plural, =1 {The ship is critical: any hit destroys it.} other {Life support is at #.}}',
    impact:
      '{incoming} damage is incoming and you stop {defence}: {through, plural, =0 {nothing will get through} other {# will get through}}. {peril, select, destroyed {That would destroy the ship} critical {That would leave the ship critical} safe {The ship is safe} other {That would leave life support at {left}}}.',
    reengage:
      'You survived the fire from {enemyObject} ({health} health left): re-engage, or give up a prisoner and flee.',
    enterprise:
      'The Galactic Enterprise is open. You have {credits, plural, =0 {no credits} one {# credit} other {# credits}}: trade as long as you like, then leave.',
    over: 'The run is over.',
  },
  moves: {
    engage:
      'Engage {enemy} ({health} health, {effect, select, hearts {any hit is critical} other {{system} switched off}})',
    flee: 'Flee and give up {prisoner} (worth {worth, plural, one {# credit} other {# credits}})',
    fire: 'Fire! (roll the dice)',
    strike:
      'Let the shot land: {damage} damage, {fate, select, capture {captured alive} destroy {destroyed} other {{left} health left}}',
    brace: 'Brace for impact! (the enemy rolls)',
    endure:
      '{through, plural, =0 {Take the fire: nothing gets through} other {Take the hit: # {peril, select, destroyed {damage destroys the critical ship} critical {damage makes the ship critical} other {damage leaves life support at {left}}}}}',
    improvise: 'Improvise {part} (+{value} {system})',
    drone: 'Send a drone to the {system} ({power} → {full})',
    reengage: 'Re-engage {enemy} ({health} health left)',
    sell: 'Sell {card} for {total, plural, one {# credit} other {# credits}}{alive, select, yes { (prisoner)} other {}}',
    heal: 'Heal {hearts, plural, one {# heart} other {# hearts}} for {price, plural, one {# credit} other {# credits}} (life support {before} → {life})',
    buy: 'Buy {part} for {price, plural, one {# credit} other {# credits}}',
    buyFit:
      'Buy and fit {part} at once for {price, plural, one {# credit} other {# credits}} ({system} {power} → {value})',
    fit: 'Fit {part} for {price, plural, one {# credit} other {# credits}} ({system} {power} → {value})',
    drop: 'Drop {part} into the salvage',
    backRoom: 'Open the back room for {price, plural, one {# credit} other {# credits}}',
    repair: 'Repair a drone for {price, plural, one {# credit} other {# credits}}',
    leave: '{way, select, back {Return to sector {sector}} other {Leave for sector {sector}}}',
  },
  log: {
    sectorEntered:
      'You entered sector {sector}: {count, plural, one {# outlaw is hiding here} other {# outlaws are hiding here}}.',
    rowRevealed: 'Ahead of you: {enemiesObject}.',
    engaged:
      'You engaged {enemyObject}: {health} health. {effect, select, hearts {Anything that gets through makes the ship critical.} other {Your {system} are switched off.}}',
    partImprovised: 'You improvised {partObject}: {system} +{value}.',
    droneAssigned: 'You sent a drone to the {system}: power {full}.',
    fired: 'You fired and rolled {first} and {second}{double, select, yes {: doubles!} other {.}}',
    enemyHit: 'You hit {enemyObject} for {damage}: {health} health left.',
    enemyCaptured: '{damage} damage, exactly enough: you captured {enemyObject} alive!',
    enemyDestroyed: '{damage} damage, more than enough: you destroyed {enemyObject}.',
    dronesWrecked: '{count, plural, one {The drone you sent is wrecked.} other {The # drones you sent are wrecked.}}',
    braced:
      'The enemy rolled {first} and {second}, and the coin came up {coin, select, heads {heads: damage doubled to {damage}} other {tails: {damage} damage}}{double, select, yes {. Doubles: it will fire again} other {}}.',
    shotAbsorbed: 'Your defences stopped all {damage} damage.',
    shipHit:
      '{damage} damage got through: {life, plural, =1 {the ship is critical!} other {life support is down to #.}}',
    shipDestroyed: '{damage} damage got through to a critical ship: it broke apart.',
    braceEnded: 'The enemy has ceased fire.',
    fled: 'You gave up {prisonerObject} and fled to the Galactic Enterprise.',
    sectorCleared: 'Sector {sector} is clear.',
    partsShelved: 'New on the shelf: {parts}.',
    salvageShuffled: 'The salvage was shuffled into a new shop pile of {count, plural, one {# part} other {# parts}}.',
    sold: 'You sold {cardObject} for {total, plural, one {# credit} other {# credits}}{extra, select, yes {: {pay} for the rank{alive, plural, =0 {} other {, # for the capture}}{far, plural, =0 {} other {, # for the sector}}} other {}}.',
    healed: 'You healed {hearts, plural, one {# heart} other {# hearts}}.',
    bought: 'You bought {partObject} for {price, plural, one {# credit} other {# credits}}.',
    fitted: 'You fitted {partObject}: {system} now at {value}.',
    dropped: 'You dropped {partObject} into the salvage.',
    backRoomOpened: 'You paid {price, plural, one {# credit} other {# credits}} to open the back room.',
    droneRepaired: 'A drone was repaired for {price, plural, one {# credit} other {# credits}}.',
    enterpriseLeft: 'You left the Galactic Enterprise; the rest of the shelf went to the salvage.',
    runEnded: 'The run is over: {verdict}.',
  },
  refusals: {
    'already-boosted': 'There is already a drone on the {system}.',
    'back-room-empty': 'There is nothing left in the back room.',
    'bad-option': 'The option “{name}” cannot have that value.',
    'dice-fell': 'The dice have been rolled: you cannot undo that move on your own.',
    'enemy-locked': 'You are already in battle: beat this enemy or flee first.',
    'game-over': 'The run is over.',
    'hand-full':
      'Your hand is full ({limit, plural, one {# part} other {# parts}}): drop or fit one first, or buy one that can be fitted at once.',
    'hand-not-full':
      'Your hand is not full (at most {limit, plural, one {# part} other {# parts}}): buy the part first, then fit it.',
    'illegal-move': 'That is not possible now.',
    'life-full': 'Life support is already full.',
    'no-drone': 'No drone is ready.',
    'no-flight-now': 'You can flee only after surviving an enemy’s fire, or between battles.',
    'no-prisoner': 'You need a prisoner to give up before you can flee.',
    'not-asked': 'You have something else to decide now.',
    'not-at-enterprise': 'You can do that only at the Galactic Enterprise: after clearing a sector, or after fleeing.',
    'not-collected': 'You do not have that bounty on board.',
    'not-in-battle': 'You can do that only in battle.',
    'not-in-front-row': 'That enemy is not in the front row.',
    'not-in-hand': 'You do not have {partObject} in hand.',
    'not-next': 'Your {system} can take only the next value now: {next}.',
    'not-on-shelf': 'You cannot buy {partObject}: it is not on the shelf.',
    'not-prisoner': 'That is not a prisoner of yours.',
    'not-your-move': 'That was not your move.',
    'not-your-turn': 'It is not your turn.',
    'nothing-to-repair': 'No drones are wrecked.',
    'nothing-to-undo': 'There is nothing to undo.',
    'rules-error': 'Something went wrong on our side; the move was not made.',
    'secret-learned': 'You have seen a hidden card: you cannot undo that move on your own.',
    stale: 'The game has moved on: look again and choose again.',
    'system-disabled': 'This enemy has switched off your {system}.',
    'system-full': 'Your {system} are already at full power: they need no drone.',
    'too-many-hearts': 'Only {missing, plural, one {# heart is} other {# hearts are}} missing.',
    'too-poor': 'That costs {price, plural, one {# credit} other {# credits}}, but you have {credits}.',
    'unknown-option': 'There is no option called “{name}”.',
    'wrong-phase': 'Your {system} cannot use that now: clubs help when you fire, diamonds and spades when you brace.',
  },
  status: {
    battle: 'In battle: {enemyName}, {health} of {full} health',
    collection: 'On board: {taken}',
    credits: 'Credits: {credits}',
    drones: 'Drones: {ready} ready, {assigned} in use, {wrecked} wrecked',
    hand: 'Hand ({count} of {limit}): {parts}',
    hidden: '{count, plural, one {one face down} other {# face down}}',
    life: 'Life support: {life, plural, =0 {destroyed} =1 {CRITICAL} other {# of {full}}}',
    offer: '{part} for {price}',
    piles: 'Piles: bounties {bounties}, shop {shop}, salvage {salvage}',
    row: 'Row {row}: {enemies}',
    sector: 'Sector {sector} of {last}',
    shelf: 'Shelf: {offers}',
    system: '{system} {power}{state, select, off { (switched off)} drone { (drone)} other {}}',
    systems: 'Systems: {systems}',
    taken: '{card} ({alive, select, yes {alive} other {dead}}, {worth})',
  },
  grounds: {
    again: 'the ship fires first again; life support is at {life}',
    boosted:
      'the shot then does {damage} to {health} health{fate, select, capture {, exactly a capture} destroy {, enough to destroy} other {}}',
    bought:
      'that makes {parts, plural, one {# part} other {# parts}} in hand; {credits, plural, =0 {no credits remain} one {# credit remains} other {# credits remain}}',
    brace: 'every shot is weakened by {defence}, and more can be added after the roll',
    dropped: 'that makes room: {parts, plural, one {# part} other {# parts}} in hand',
    endured:
      '{through, plural, =0 {nothing need be spent on it} other {nothing is spent on this shot; life support {before} → {left}}}',
    fire: 'parts and drones can still be added once the dice lie; the enemy has {health} health',
    fitted:
      'it works in every battle to come; {credits, plural, =0 {no credits remain} one {# credit remains} other {# credits remain}}',
    flight: 'life support is at {life}, and at the Galactic Enterprise each heart costs 1 credit',
    healed:
      '{critical, select, yes {a critical ship survives no hit} other {it lasts for the battles to come}}; {credits, plural, =0 {no credits remain} one {# credit remains} other {# credits remain}}',
    left: 'life support is at {life}, and {credits, plural, =0 {the purse is empty} one {# credit is left} other {# credits are left}}',
    prey: 'it pays {dead, plural, one {# credit} other {# credits}} destroyed, {alive} captured',
    readied: '{system} then have a power of {power}',
    repaired:
      'a drone raises a system to 10 for a whole battle; {credits, plural, =0 {no credits remain} one {# credit remains} other {# credits remain}}',
    searched:
      'up to five more parts on the shelf; {credits, plural, =0 {no credits remain} one {# credit remains} other {# credits remain}}',
    shielded: 'then {through, plural, =0 {nothing gets through} other {# gets through}} instead of {before}',
    shot: '{fate, select, capture {alive it pays {credits, plural, one {# credit} other {# credits}}} destroy {it pays {credits, plural, one {# credit} other {# credits}} and shoots no more} other {{parts, plural, =0 {there is no part to add} one {# part is kept for later} other {# parts are kept for later}}}}',
    sold: 'that makes {credits, plural, one {# credit} other {# credits}} in all{alive, select, yes {; to flee, another prisoner is needed} other {}}',
  },
  terms: {
    credits: 'fewer credits at the end',
    finish: 'more danger for the ship',
    medal: 'less hope of a silver medal',
  },
  verdicts: {
    platinum: 'platinum medal',
    gold: 'gold medal',
    silver: 'silver medal',
    bronze: 'bronze medal',
    finished: 'home without a medal',
    destroyed: 'ship destroyed',
  },
  results: {
    platinum: 'Platinum! {total, plural, one {# credit} other {# credits}}: they will sing of you in every port.',
    gold: 'Gold! {total, plural, one {# credit} other {# credits}}: the sectors know your name now.',
    silver: 'Silver! {total, plural, one {# credit} other {# credits}}: a fine hunt.',
    bronze: 'Bronze! {total, plural, one {# credit} other {# credits}}: it was worth the fuel.',
    finished: 'You came home, but {total, plural, one {# credit earns} other {# credits earn}} no medal.',
    destroyed: 'Your ship was destroyed: no medal this time. Credits at the end: {total}.',
    cause: 'It fell to {enemyObject}: {through} of {incoming} damage got through, and a critical ship survives no hit.',
  },
  ledger: {
    bounties: 'Bounties by rank',
    captures: 'Prisoners sold',
    sectors: 'Sector bonus',
    parts: 'Ship parts',
    backRoom: 'Back room',
    healing: 'Healing',
    fitting: 'Fitting',
    repairs: 'Drone repairs',
  },
  sheet: {
    line: '{what}: {points} ({rule})',
    total: 'Credits in hand: {total}',
    undone:
      '{count, plural, =0 {No moves were undone.} one {Moves were undone once.} other {Moves were undone # times.}}',
  },
  options: {
    formation: {
      label: 'Formation',
      hint: 'How the enemies in a sector are arranged in rows.',
      values: {
        v: 'V: one ahead, then pairs',
        wide: 'Wide: four abreast at the end',
        'single-file': 'Single file: one by one',
      },
    },
    lenient: {
      label: 'Lenient',
      hint: 'Parts of a switched-off suit can still be improvised.',
      values: { on: 'Yes', off: 'No' },
    },
  },
} as const satisfies Catalogue;

/** What every language says. */
export type Messages = Translation<typeof en>;
