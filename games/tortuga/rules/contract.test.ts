import { contract, effort } from '@haven/kit/testing';
import { tortuga } from './index.ts';
import { plan } from './testing/plan.ts';

contract(tortuga, { ...plan, runs: effort({ daily: 60, thorough: 10_000 }) });
