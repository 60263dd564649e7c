import type { Store } from './store/store.ts';
import { DatabaseLost, type StoreFailed } from './store/store-failed.ts';

/** So long the sockets have to be closed. */
const GOODBYE_MS = 1_500;

/**
 * The house ends when its disk fails or its database is lost: nothing can be acknowledged any more. The database stays open, for closing it
 * would write again.
 */
export function stopOnFailure({ failed }: Store, house: { close(): PromiseLike<unknown> }): void {
  const leave = () => process.exit(1);
  void failed.then((failure) => {
    console.error(explain(failure));
    setTimeout(leave, GOODBYE_MS);
    house.close().then(leave, leave);
  });
}

function explain(failure: StoreFailed): string {
  const [what, mended] =
    failure instanceof DatabaseLost
      ? ['The database cannot be reached', 'the database is there again']
      : ['The disk did not keep what was written', 'the disk is well'];
  return (
    `${what} (${failure.message}): Haven stops, so that nothing is acknowledged that could be lost.` +
    ` Start it again when ${mended}.`
  );
}
