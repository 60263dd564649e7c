import { labelled } from '@haven/text-kit';
import { cardPriceOf, type Face } from '@haven/tortuga-2199-rules';
import { whyNotBuy } from './card-topic.tsx';
import type { Teller } from './topic.ts';

/** A card of a market that cannot be bought, in one breath: what it gives, what it costs, what stops it. */
export function offerWords({ board, words }: Teller, face: Face): string {
  const { cardOf, abilityOf, word, label, language } = words;
  const given = (['crypto', 'manoeuvre'] as const).flatMap((of) =>
    face[of] > 0 ? [word(`resources.${of}`, { n: face[of] })] : [],
  );
  const does = [...given, ...face.abilities.map(abilityOf)].join(', ');
  const price = word('resources.crypto', { n: cardPriceOf(board.view, face) });
  const gives = `${labelled(language, cardOf(face), does)}.`;
  return [gives, label('costsNow', { price }), ...whyNotBuy({ board, words }, face)].join(' ');
}
