import { LANGUAGES } from '@haven/text-kit';
import { tortuga2199 } from '@haven/tortuga-2199-rules';
import { messages } from '@haven/tortuga-2199-text';
import { listingContract } from '@haven/ui-kit/testing';
import { expect, test } from 'vitest';
import { listing } from './listing.ts';

listingContract(listing, { ...tortuga2199, messages });

test.each(LANGUAGES)('the credits name authors and publisher in %s', (language) => {
  expect(listing.credits[language]).toMatch(/Loiko|Лойко/);
  expect(listing.credits[language]).toMatch(/Plastinin|Пластинин/);
  expect(listing.credits[language]).toContain('Jet Games Studio');
});
