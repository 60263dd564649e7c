import { attackOf, battleOf, defenceOf, type View } from '@haven/star-bounty-rules';
import { impactIn, shotIn } from './figures.ts';
import { type Line, line } from './line.ts';

/** What is asked now, in one sentence. */
export function promptLine(view: View): Line {
  const { step } = view;
  switch (step?.type) {
    case undefined:
      return line('prompts.over');
    case 'engage':
      return line('prompts.engage', {
        sector: view.sector,
        count: view.rows[0]?.length ?? 0,
        left: view.rows.flat().length,
        flight: step.mayFlee ? 'yes' : 'no',
      });
    case 'fire':
      return line('prompts.fire', { ...enemyIn(view), bonus: attackOf(view) });
    case 'volley':
      return line('prompts.volley', { ...enemyIn(view), ...shotIn(view) });
    case 'brace':
      return line('prompts.brace', { ...enemyIn(view), defence: defenceOf(view), life: view.life });
    case 'impact':
      return line('prompts.impact', impactIn(view));
    case 'reengage':
      return line('prompts.reengage', enemyIn(view));
    case 'enterprise':
      return line('prompts.enterprise', { credits: view.credits });
    default:
      return step satisfies never;
  }
}

function enemyIn(view: View) {
  const { enemy, health } = battleOf(view);
  return { enemy: { card: enemy }, health };
}
