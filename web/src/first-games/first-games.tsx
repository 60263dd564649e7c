import { Checklist } from './checklist.tsx';
import { OnceHint } from './once-hint.tsx';
import type { Helped } from './use-first-games.ts';

/** What lies over the table in somebody's first games. */
export function FirstGames({ helped }: { readonly helped: Helped }) {
  return (
    <>
      <OnceHint key={`${helped.game} ${helped.shown.viewer}`} helped={helped} />
      {helped.doubt && <Checklist doubt={helped.doubt} answer={helped.answer} />}
    </>
  );
}
