import { listing as starBounty } from '@haven/star-bounty-ui/listing';
import { listing as tortuga2199 } from '@haven/tortuga-2199-ui/listing';
import { listing as tortuga } from '@haven/tortuga-ui/listing';
import type { GameListing } from '@haven/ui-kit';

/** The games that the home page lists. A new game adds one line here; its screen is loaded when somebody enters. */
export const listings: readonly GameListing[] = [tortuga2199, tortuga, starBounty];

export function listingOf(game: string): GameListing | undefined {
  return listings.find((listing) => listing.id === game);
}
