import { parentPort } from 'node:worker_threads';
import { botAt } from '@haven/games/bots';
import { type Bot, type GameTypes, pick, simRng } from '@haven/kit';
import { READY, type Reply, type ThoughtQuestion } from './thought.ts';

/** Plays whatever is legal: for games whose captains are still at sea. */
const stranger: Bot<GameTypes> = {
  id: 'stranger',
  think: ({ moves }, rng) => ({ move: pick(rng, moves), reasons: [] }),
};

function replyTo({ id, game, level, position, seed }: ThoughtQuestion): Reply {
  try {
    const bot = botAt(game, level) ?? stranger;
    return { id, move: bot.think(position, simRng(seed)).move };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (question: ThoughtQuestion) => parentPort?.postMessage(replyTo(question)));
parentPort?.postMessage(READY);
