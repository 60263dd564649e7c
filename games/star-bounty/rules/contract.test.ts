import { contract, effort } from '@haven/kit/testing';
import { starBounty } from './index.ts';
import { plan } from './testing/plan.ts';

contract(starBounty, { ...plan, runs: effort({ daily: 750, thorough: 10_000 }) });
