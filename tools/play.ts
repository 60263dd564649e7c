import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { writeMoves } from '@haven/kit';
import { Command } from 'commander';
import { isMain } from './main.ts';
import { type Answer, answer, open, type Session } from './play/session.ts';
import { tableFor, type Wished } from './play/table.ts';

interface Flags extends Omit<Wished, 'game'> {
  readonly save?: string;
}

/** Reads moves from the keyboard or from a pipe until the game is over, somebody quits, or nothing more comes. */
async function run(wished: Wished, save: string | undefined): Promise<number> {
  const table = tableFor(wished);
  if ('complaint' in table) {
    console.error(table.complaint);
    return 1;
  }
  const { session } = await converse(open(table));
  keepTranscript(session, save);
  console.log(table.voice.tell('bye', {}));
  return 0;
}

async function converse(first: Answer): Promise<Answer> {
  const terminal = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ', terminal });
  lines.on('SIGINT', () => lines.close());
  let now = first;
  let hidden = show(now, terminal);
  if (terminal) lines.prompt();
  for await (const input of lines) {
    now = hidden ? uncovered(now) : answer(now.session, input);
    hidden = show(now, terminal);
    if (now.over) break;
    if (terminal) lines.prompt();
  }
  lines.close();
  return now;
}

function uncovered({ session, output, over }: Answer): Answer {
  return { session, output, over };
}

const WIPE = '\u001b[2J\u001b[3J\u001b[H';

/** Shows what came of an input. When the keyboard changes hands at a terminal, the next one must ask for it first: true. */
function show({ output, handover }: Answer, terminal: boolean): boolean {
  const hides = terminal && handover !== undefined;
  if (hides) console.log(`${WIPE}${handover}`);
  else if (output.length > 0) console.log(output.join('\n'));
  return hides;
}

function keepTranscript({ table, match }: Session, save: string | undefined): void {
  const { tell } = table.voice;
  if (save !== undefined && isWritten(save, writeMoves(match))) return console.log(tell('saved', { file: save }));
  if (save !== undefined) console.error(tell('unsaved', { file: save }));
  console.log(`\n${tell('transcript', {})}\n${writeMoves(match)}`);
}

function isWritten(file: string, content: string): boolean {
  try {
    writeFileSync(file, content);
    return true;
  } catch {
    return false;
  }
}

/** `npm run play -- star-bounty --lang fr --options formation=wide lenient=true`, `npm run play -- tortuga --seats 3` */
function program(): Command {
  return new Command('play')
    .description('Play a game in the terminal, from the keyboard or from a pipe.')
    .argument('<game>', 'which game')
    .option('-l, --lang <language>', 'the language to play in', 'en')
    .option('-s, --seed <hex>', 'the seed of dice and shuffles; the same seed and moves give the same game')
    .option('-n, --seats <number>', 'how many play, all at this keyboard; as few as possible without it')
    .option('-o, --options <name=value...>', 'table options')
    .option('--save <file>', 'where to write the transcript; without it, it is printed')
    .action(async (game: string, { save, ...flags }: Flags) => {
      process.exitCode = await run({ game, ...flags }, save);
    });
}

if (isMain(import.meta)) await program().parseAsync();
