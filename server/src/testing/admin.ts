import type { OperatorPlan } from '../admin/operator.ts';
import type { Answer } from './open-house.ts';
import { read } from './open-house.ts';

export const TOKEN = 'an operator of this house';
const FOREVER = Number.POSITIVE_INFINITY;

export function operatorAt(folder: string, changes: Partial<OperatorPlan> = {}): OperatorPlan {
  const keep = { finishedMs: FOREVER, abandonedMs: FOREVER, guestsMs: FOREVER };
  return { token: TOKEN, folder, isMetricsPublic: false, keep, ...changes };
}

/** Asks as the operator; requests are written as `GET /api/admin/numbers`. */
export async function operatorAsks<Body>(address: string, request: string, token = TOKEN): Promise<Answer<Body>> {
  const [method = '', path = ''] = request.split(' ');
  return read(await fetch(`${address}${path}`, { method, headers: { authorization: `Bearer ${token}` } }));
}
