import { describe, expect, test } from 'vitest';
import { type Answer, answer, open } from './session.ts';
import { tableFor } from './table.ts';

function opened(...args: [game: string, seats?: string]): Answer {
  const [game, seats] = args;
  const table = tableFor({ game, lang: 'en', seed: 'c0ffee', options: optionsOf(game), ...(seats && { seats }) });
  if ('complaint' in table) throw new Error(table.complaint);
  return open(table);
}

const optionsOf = (game: string) => (game === 'tortuga' ? ['start=first-seat'] : []);

const handoverTo = (name: string) => `Pass the keyboard to ${name}. Press Enter when nobody else is looking.`;

describe('the keyboard changes hands', () => {
  test('at the start and whenever somebody else is asked', () => {
    const first = opened('tortuga', '3');
    expect(first.handover).toBe(handoverTo('Blue'));
    const second = answer(first.session, '1');
    expect(second.handover).toBe(handoverTo('Orange'));
  });

  test('not for a question, a mistake or a solo game', () => {
    const { session } = opened('tortuga', '3');
    for (const input of ['help', 'rules 2', 'sail away', '']) expect(answer(session, input).handover).toBeUndefined();
    const solo = opened('star-bounty');
    expect(solo.handover).toBeUndefined();
    expect(answer(solo.session, '1').handover).toBeUndefined();
  });

  test('the next one hears that others chose, never what', () => {
    const { session } = opened('tortuga', '2');
    const { output } = answer(session, '1');
    expect(output).toContain('  Blue has chosen.');
    expect(output.join('\n')).not.toContain('You keep');
    expect(output.join('\n')).toMatch(/Orange \(you\):.*\n.*\n {4}dice: rolled [^,]+ \(A\)/);
    expect(output.join('\n')).toMatch(/Blue:.*\n.*\n {4}dice: 5 dice behind the screen; choice made/);
  });

  test('a move that is taken back gives it to its maker again', () => {
    const moved = answer(opened('tortuga', '2').session, '1');
    const back = answer(moved.session, 'undo');
    expect(back.handover).toBe(handoverTo('Blue'));
    expect(back.output[0]).toBe('The last move was undone.');
    expect(answer(back.session, 'undo').output).toEqual(['There is nothing to undo.']);
  });
});
