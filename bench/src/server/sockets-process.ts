import { tellParent } from './child.ts';
import { newTable, realHouse } from './real-house.ts';

/** New tables, or how much memory there is in use. */
export type SocketsQuestion = { readonly game: string; readonly seats: number; readonly tables: number } | 'memory';

const house = await realHouse();

async function answerTo(question: SocketsQuestion): Promise<unknown> {
  if (question === 'memory') return memoryMb();
  return await Promise.all(Array.from({ length: question.tables }, () => newTable(house, question)));
}

/** Of the whole process, after everything that nobody needs has been thrown away. */
function memoryMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
}

process.on('message', (question) => void answerTo(question as SocketsQuestion).then(tellParent));
process.on('disconnect', () => void house.close());
tellParent(await house.open());
