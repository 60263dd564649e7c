import { queryAgainst, queryOf, type Reply, TASTES, worthOf } from '@haven/star-bounty-bots';
import type { Bounty, View } from '@haven/star-bounty-rules';
import { useEffect, useState } from 'react';
import { consult, type Question } from './consult.ts';

/** What is known so far, by enemy. */
export type Replies = Readonly<Partial<Record<Bounty, Reply>>>;

const NOTHING: Replies = {};

/** The odds of the battle that is on, or of each that could be begun; better answers replace the first ones. */
export function useOdds(view: View, isOn: boolean): Replies {
  const questions = isOn ? JSON.stringify(questionsIn(view)) : '[]';
  const [known, setKnown] = useState({ questions, replies: NOTHING });
  const worker = useWorker(isOn);
  useEffect(() => {
    const list: readonly Question[] = JSON.parse(questions);
    if (worker === undefined || list.length === 0) return;
    return consult(worker, list, (enemy, reply) =>
      setKnown((before) => ({
        questions,
        replies: { ...(before.questions === questions ? before.replies : NOTHING), [enemy]: reply },
      })),
    );
  }, [worker, questions]);
  return known.questions === questions ? known.replies : NOTHING;
}

function useWorker(isOn: boolean): Worker | undefined {
  const [worker, setWorker] = useState<Worker>();
  useEffect(() => {
    if (!isOn) return;
    const started = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
    setWorker(started);
    return () => {
      started.terminate();
      setWorker(undefined);
    };
  }, [isOn]);
  return worker;
}

function questionsIn(view: View): Question[] {
  if (view.step?.type === 'engage')
    return view.rows[0]?.flatMap((enemy) => (enemy ? [against(view, enemy)] : [])) ?? [];
  const { battle } = view;
  const query = battle && queryOf(view, worthOf(view, battle.enemy, TASTES.balanced));
  return battle && query ? [{ enemy: battle.enemy, query }] : [];
}

function against(view: View, enemy: Bounty): Question {
  return { enemy, query: queryAgainst(view, enemy, worthOf(view, enemy, TASTES.balanced)) };
}
