import { isOneLine } from './company.ts';
import { type Programs, startHouse } from './house.ts';
import { closed, type PeacefulHouse } from './peaceful-house.ts';
import { compare, survey } from './survey.ts';

/** Which of the houses stands in a folder, whole; or why it does not open; or what is wrong with it. */
export type Standing = { readonly as: PeacefulHouse } | { readonly refused: string } | { readonly wrong: string };

export async function standingIn(
  programs: Programs,
  folder: string,
  houses: readonly PeacefulHouse[],
): Promise<Standing> {
  const running = startHouse(programs, folder);
  const address = await running.address.catch(() => undefined);
  if (address === undefined) return refusal(await running.ended);
  const differences: string[] = [];
  for (const house of houses) {
    const { named, wrong } = compare(house.told, await survey(address, house.tables));
    if (named.length + wrong.length === 0) {
      await closed(running);
      return { as: house };
    }
    differences.push([...wrong, ...named][0] ?? '');
  }
  await closed(running);
  return { wrong: `what opened is none of the houses: ${differences.join('; ')}` };
}

function refusal({ code, errors }: { code: number | null; errors: string }): Standing {
  if (code === 1 && isOneLine(errors)) return { refused: errors.trim() };
  return { wrong: `the start ended with ${code} and said: ${errors}` };
}
