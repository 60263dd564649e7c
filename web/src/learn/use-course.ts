import type { GameTypes, Seen } from '@haven/kit';
import { useState } from 'react';

/** The positions of this lesson, one for each move that was seen. */
export function useCourse(seen: Seen<GameTypes>): readonly Seen<GameTypes>[] {
  const [course, setCourse] = useState<readonly Seen<GameTypes>[]>([seen]);
  if (course.at(-1)?.seq === seen.seq) return course;
  const longer = [...course, seen];
  setCourse(longer);
  return longer;
}
