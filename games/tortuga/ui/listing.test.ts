import { tortuga } from '@haven/tortuga-rules';
import { messages } from '@haven/tortuga-text';
import { listingContract } from '@haven/ui-kit/testing';
import { listing } from './listing.ts';

listingContract(listing, { ...tortuga, messages });
