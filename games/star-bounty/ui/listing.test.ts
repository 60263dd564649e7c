import { starBounty } from '@haven/star-bounty-rules';
import { messages } from '@haven/star-bounty-text';
import { listingContract } from '@haven/ui-kit/testing';
import { listing } from './listing.ts';

listingContract(listing, { ...starBounty, messages, verdicts: 'short' });
