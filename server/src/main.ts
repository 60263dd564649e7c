import { games } from '@haven/games/rules';
import { run } from './run.ts';

await run(games, process.env);
