import { pick, type Rng, type Seat, shuffle, type Viewer } from '@haven/kit';
import { coinsOf, TILES, type Tile } from './components/chests.ts';
import { DICE, FACES, lettersOf, picksOf, rolled, setOf } from './components/dice.ts';
import { movingInto, orders } from './moving/arrange.ts';
import { carries } from './moving/carrying.ts';
import { legalPicks } from './rolling/pick.ts';
import { CARRYING_AREAS, type Event, type Player, type SeenPlayer, type State, type View } from './types.ts';

/** What a viewer may see: everything but dice and picks behind other screens, tiles, and what others arrange. */
export function view(state: State, viewer: Viewer): View {
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    options: state.options,
    seat,
    agenda: [...state.agenda],
    phase: state.phase,
    round: state.round,
    start: state.start,
    players: state.players.map((player, other) => seenPlayer(player, knowledge(state, seat === other))),
    bag: { ...state.bag },
    tileCount: state.tiles.length,
    centre: [...state.centre],
    deeds: [...state.deeds],
    hit: state.hit,
  };
}

/** §2.3 Own dice always, those of others once the screens are lifted; §4.3 own tiles always, those of others at the end. */
function knowledge(state: State, isOwn: boolean): { dice: boolean; tiles: boolean; own: boolean } {
  return { dice: isOwn || state.phase !== 'pick', tiles: isOwn || state.phase === 'over', own: isOwn };
}

function seenPlayer(player: Player, known: ReturnType<typeof knowledge>): SeenPlayer {
  return {
    boat: player.boat,
    pirate: player.pirate,
    island: [...player.island],
    crew: [...player.crew],
    fleet: [...player.fleet],
    tortuga: [...player.tortuga],
    bonus: { ...player.bonus },
    placed: [...player.placed],
    tileCount: player.tiles.length,
    tiles: known.tiles ? [...player.tiles] : null,
    rolled: player.rolled.map((value) => (known.dice ? value : null)),
    rolling: lettersOf(player.rolled.reduce((set, value, die) => (value === null ? set : set | (1 << die)), 0)),
    picked: player.pick !== null,
    pick: known.dice ? player.pick : null,
    offeredCount: player.offered.length,
    offered: known.own ? [...player.offered] : null,
    arranged: CARRYING_AREAS.filter((area) => player.order[area] !== null),
    order: known.own ? copiedOrder(player.order) : { fleet: null, crew: null },
  };
}

function copiedOrder({ fleet, crew }: Player['order']): Player['order'] {
  return { fleet: fleet && [...fleet], crew: crew && [...crew] };
}

/** Who learns what: rolls, picks, tiles and arrangements (§5.4) are told in full to their owner alone. */
export function witness(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'stepBegan':
    case 'stepEnded':
      return undefined;
    case 'rolled':
      return event.seat === viewer ? event : { ...event, dice: [] };
    case 'picked':
      return event.seat === viewer ? event : { ...event, pick: null };
    case 'tilesSeen':
      return event.seat === viewer ? event : { ...event, tiles: [] };
    case 'tileKept':
      return event.seat === viewer ? event : { ...event, tile: null };
    case 'arranged':
      return event.seat === viewer ? event : { ...event, chests: [] };
    default:
      return event;
  }
}

/** Dice and picks behind other screens, tiles of others, what others have arranged. */
export function secrets(state: State, viewer: Viewer): string[] {
  const names: string[] = [];
  state.players.forEach((player, seat) => {
    if (seat === viewer) return;
    if (state.phase === 'pick') names.push(...player.rolled.filter((value) => value !== null));
    if (state.phase === 'pick' && player.pick !== null) names.push(player.pick);
    if (state.phase !== 'over') names.push(...tilesOf(player, seat));
    names.push(...arrangementsOf(player, seat));
  });
  return names;
}

/** §4.3 Tiles are alike: what is secret is who has which. */
function tilesOf({ tiles, offered }: Player, seat: Seat): string[] {
  return [...tiles, ...offered].map((tile, place) => `${seat} tile ${place} ${tile}`);
}

/** §5.4 Chests have no names of their own: an arrangement is named as a whole. */
function arrangementsOf({ order }: Player, seat: Seat): string[] {
  return CARRYING_AREAS.flatMap((area) => (order[area] ? [`${seat} ${area} ${order[area].join(' ')}`] : []));
}

/** A game that looks like this one to its viewer, with hidden dice, picks, tiles and arrangements drawn anew. */
export function imagine(seen: View, rng: Rng): State {
  const hidden = shuffle(rng, unseenTiles(seen));
  const { seat: _seat, tileCount: _count, ...open } = seen;
  const players = seen.players.map((player, seat) => imaginedPlayer({ seen, player, seat }, hidden, rng));
  return {
    ...open,
    agenda: [...seen.agenda],
    players,
    bag: { ...seen.bag },
    tiles: hidden,
    centre: [...seen.centre],
    deeds: [...seen.deeds],
  };
}

function unseenTiles({ players }: View): Tile[] {
  const unseen = [...TILES];
  for (const { tiles, offered } of players)
    for (const seen of [...(tiles ?? []), ...(offered ?? [])])
      unseen.splice(
        unseen.findIndex((tile) => coinsOf(tile) === coinsOf(seen)),
        1,
      );
  return unseen;
}

interface Imagined {
  readonly seen: View;
  readonly player: SeenPlayer;
  readonly seat: Seat;
}

function imaginedPlayer(who: Imagined, hidden: Tile[], rng: Rng): Player {
  const { tileCount, offeredCount, rolling: _rolling, picked: _picked, arranged, ...open } = who.player;
  const player: Player = {
    ...open,
    island: [...open.island],
    crew: [...open.crew],
    fleet: [...open.fleet],
    tortuga: [...open.tortuga],
    bonus: { ...open.bonus },
    placed: [...open.placed],
    tiles: open.tiles ? [...open.tiles] : hidden.splice(0, tileCount),
    offered: open.offered ? [...open.offered] : hidden.splice(0, offeredCount),
    rolled: [...open.rolled],
    order: copiedOrder(open.order),
  };
  for (const area of arranged)
    player.order[area] ??= pick(rng, orders(movingInto(player, area), carries(player, area)));
  if (who.seat !== who.seen.seat && who.seen.phase === 'pick') imagineRoll(who, player, rng);
  return player;
}

/** Any dice: whether some of them could be placed shows at the reveal (§2.10). */
function imagineRoll({ player: { rolling, picked }, seat }: Imagined, player: Player, rng: Rng): void {
  const dice = setOf(rolling);
  if (dice === 0) return;
  for (let die = 0; die < DICE.length; die += 1) {
    if (dice & (1 << die)) player.rolled[die] = rolled(seat, die, rng.below(FACES.length));
  }
  if (picked) player.pick = pick(rng, legalPicks(player, picksOf(seat)));
}
