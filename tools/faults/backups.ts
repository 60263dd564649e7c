import { readFileSync, writeFileSync } from 'node:fs';
import type { HouseNumbers } from '@haven/wire';
import { OPERATOR } from './house.ts';
import { pause } from './rules.ts';

const headers = { authorization: `Bearer ${OPERATOR}` };
const SOON_MS = 1_000;
const LOOK_MS = 20;

export async function backUpTo(address: string, file: string): Promise<void> {
  const response = await fetch(`${address}/api/admin/backup`, { headers });
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
}

/** Hands the backup in; the house then closes and opens again by itself. */
export async function restoreOver(address: string, file: string): Promise<void> {
  const sent = { ...headers, 'content-type': 'application/octet-stream' };
  const { status } = await fetch(`${address}/api/admin/restore`, {
    method: 'PUT',
    headers: sent,
    body: readFileSync(file),
  });
  if (status !== 202) throw new Error(`the restoring was answered with ${status}`);
}

/** Whether the house has opened over restored data. */
export async function hasRestored(address: string): Promise<boolean> {
  await pause(LOOK_MS);
  try {
    const response = await fetch(`${address}/api/admin/numbers`, { headers, signal: AbortSignal.timeout(SOON_MS) });
    const { restored } = (await response.json()) as HouseNumbers;
    return restored !== null;
  } catch {
    return false;
  }
}
