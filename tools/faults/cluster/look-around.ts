import { type Findings, nothingFound } from '../findings.ts';
import type { Table } from '../tables.ts';
import { visit } from '../visit.ts';

/** Everybody comes in once and compares; that nobody was let in is told like anything else. */
export async function visited(address: string, tables: readonly Table[]): Promise<Findings> {
  try {
    const { findings, leave } = await visit(address, tables);
    leave();
    return findings;
  } catch (error) {
    return { ...nothingFound(), wrong: [`nobody was let in: ${error}`] };
  }
}

/**
 * Somebody came before the last move and somebody after it, was not answered to the end,
 * or came back so often while servers were down that a pause is asked of them: another look tells.
 */
export function isUnsettled(word: string): boolean {
  return UNSETTLED.test(word);
}

const UNSETTLED =
  /were told of \d+ and \d+ entries$|^nobody was let in|nobody answered$|closed before all was told$|too-expensive$/;

export function isSettled({ wrong, named }: Findings): boolean {
  return ![...wrong, ...named].some(isUnsettled);
}
