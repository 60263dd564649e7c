import { at, type Seat } from '@haven/kit';
import {
  type Face,
  faceNamed,
  faceOfToken,
  type Payment,
  SECTOR,
  SECTORS,
  type SectorId,
  type SeenCaptain,
  type SeenFight,
  tileOf,
  type View,
} from '@haven/tortuga-2199-rules';

/** The captain who looks; a spectator is none. */
export function ownCaptain(view: View): SeenCaptain | undefined {
  return view.viewer === 'spectator' ? undefined : at(view.captains, view.viewer);
}

/** Where the captain whose turn it is stands. */
export function placeOf(view: View): SectorId {
  return at(view.captains, view.turn.seat).at ?? 'tortuga';
}

/** §3.6.2 Minerals that are laid out, then the pool, then the other minerals. */
export function paymentOf({ turn }: View, price: number): Payment {
  const minerals = Math.max(price - turn.crypto, Math.min(price, turn.laid));
  return { crypto: price - minerals, minerals };
}

/** §3.12 Defence + 1; a sector that is not on the table costs nothing. */
export function conquestPrice(view: View, sector: SectorId): number {
  return (view.sectors[sector]?.defence ?? -1) + 1;
}

/** §8.3.11 */
export function siegePrice(view: View, sector: SectorId): number {
  const price = conquestPrice(view, sector);
  return sector === 'tortuga' ? price : Math.max(0, price - view.turn.siege);
}

/** §8.3.10 Where the marker goes, never past the last spot. */
export function raisedTo(view: View, sector: SectorId, by: number): number {
  return Math.min(tileOf(view, sector).most, (view.sectors[sector]?.defence ?? 0) + by);
}

/** §5.1 Influence by control tokens. */
export function controlOf(view: View, seat: Seat): number {
  return view.captains[seat] === undefined ? 0 : at(view.captains, seat).total - at(view.captains, seat).influence;
}

/** How many sectors of a kind a captain controls. */
export function holdingsOf(view: View, seat: Seat, kind: 'post' | 'turrets'): number {
  return SECTORS.filter((sector) => SECTOR[sector].kind === kind && view.sectors[sector]?.owner === seat).length;
}

/** §4.8 Half the defence of a sector for its controller. */
export function guardOf(view: View, sector: SectorId, defender: Seat): number {
  const place = view.sectors[sector];
  return place?.owner === defender ? Math.floor(place.defence / 2) : 0;
}

/** §3.10 The creature in the sector of the captain whose turn it is, if the viewer knows it. */
export function preyOf(view: View): Face | undefined {
  const token = view.sectors[placeOf(view)]?.hunt;
  return token ? faceOfToken(view, token) : undefined;
}

/** The cards that the viewer has laid out for the fight. */
export function laidOut({ viewer }: View, fight: SeenFight): readonly string[] {
  return (viewer === fight.attacker ? fight.attack : fight.defence) ?? [];
}

/** §4.6 The Manoeuvre on these cards. */
export function mightOf(view: View, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + faceNamed(view, card).manoeuvre, 0);
}

/** The Influence that the card in hand redeems for. */
export function redeemOf(view: View, kind: string): number {
  return faceNamed(view, kind).redeem ?? 0;
}
