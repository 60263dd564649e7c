import type { Position } from '@haven/kit';
import { creditsFor, HEART_PRICE, type StarBounty } from '@haven/star-bounty-rules';
import { listed } from '@haven/text-kit';
import type { FirstGames } from '@haven/ui-kit';
import { wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

type Here = Position<StarBounty>;

/** §6 What the Galactic Enterprise could still do before one leaves. */
export const undone: FirstGames<StarBounty>['undone'] = (here, { language }) => {
  const tell = tellIn(language);
  const { view } = here;
  const dead = view.collection.filter(({ alive }) => !alive);
  const worth = dead.reduce((sum, taken) => sum + creditsFor(taken), 0);
  const parts = fitting(here).map(wordsIn(language).shortOf);
  const lines = [
    ...(dead.length > 0 ? [tell('unsold', { count: dead.length, worth })] : []),
    ...(canDo(here, 'heal') ? [tell('unhealed', { life: view.life, price: HEART_PRICE })] : []),
    ...(parts.length > 0 ? [tell('canFit', { parts: listed(language, parts) })] : []),
    ...(canDo(here, 'repair') ? [tell('canRepair', {})] : []),
  ];
  return { lines };
};

function canDo({ moves }: Here, wanted: Here['moves'][number]['type']): boolean {
  return moves.some(({ type }) => type === wanted);
}

/** §6.12 In hand or on the shelf. */
function fitting({ moves }: Here) {
  return [...new Set(moves.flatMap((move) => (move.type === 'fit' || move.type === 'buyFit' ? [move.part] : [])))];
}
