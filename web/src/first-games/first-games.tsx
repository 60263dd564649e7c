import type { TableFrameState } from '../table/use-frame.ts';
import { Checklist } from './checklist.tsx';
import { OnceHint } from './once-hint.tsx';
import type { Helped } from './use-first-games.ts';

/** What lies over the table in somebody's first games. */
export function FirstGames({ helped, frame }: { readonly helped: Helped; readonly frame: TableFrameState }) {
  return (
    <>
      <OnceHint key={`${helped.game} ${frame.hand.hotSeat.viewer}`} helped={helped} />
      {helped.doubt && <Checklist doubt={helped.doubt} answer={helped.answer} />}
    </>
  );
}
