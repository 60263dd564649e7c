import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { isMain } from './main.ts';
import { createGame, keepTemplate } from './new-game/create.ts';
import { installLinks } from './new-game/install.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const nextSteps = (id: string) => `games/${id} is open. It is a whole small game: change it until it is yours.

  npx vitest ${id}             its tests, again on every change
  npm run play -- ${id}        in the terminal
  npm run dev                  on the page: it is the last one listed
  npm run check                before you commit; package-lock.json belongs to it

Begin with games/${id}/RULES.md; every § needs code, a test and a text.
To remove it: delete games/${id}, its lines in games/*.ts and games/package.json, then npm install.`;

/** `npm run new-game night-market` */
function newGame(id: string): number {
  const complaint = createGame(ROOT, id) ?? installLinks(ROOT);
  if (complaint === undefined) console.log(nextSteps(id));
  else console.error(complaint);
  return complaint === undefined ? 0 : 1;
}

/** `npm run new-game -- demo-game --keep` */
function keep(id: string): number {
  const files = keepTemplate(ROOT, id);
  console.log(`${files} files of games/${id} were made the template.`);
  return files > 0 ? 0 : 1;
}

if (isMain(import.meta)) {
  new Command('new-game')
    .description(
      'Open a new game: a folder under games/ from a template, its line in each list, its workspaces linked.',
    )
    .argument('<name>', 'small letters, digits and hyphens')
    .option('--keep', 'the other way round: make the template from this game')
    .action((id: string, wish: { readonly keep?: true }) => {
      process.exitCode = wish.keep ? keep(id) : newGame(id);
    })
    .parse();
}
