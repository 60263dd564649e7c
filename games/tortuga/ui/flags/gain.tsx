import type { Action } from '@haven/tortuga-rules';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useWords } from '../words.ts';

export type Rank = 'first' | 'second' | 'duel';

/** §4, §9 What a position brings, as glyphs; the words are there for those who listen. */
export function Gain({ action, rank }: { readonly action: Action; readonly rank: Rank }) {
  const { word } = useWords();
  return (
    <span className="tt-gain" title={word(`effects.${action}.${rank}`)}>
      <span className="visually-hidden">{word(`effects.${action}.${rank}`)}</span>
      <span aria-hidden="true">{glyphsOf(action, rank)}</span>
    </span>
  );
}

function glyphsOf(action: Action, rank: Rank) {
  switch (action) {
    case 'fleet':
      return <Step icon="caravel" by={rank === 'first' ? '+2' : '+1'} />;
    case 'crew':
      return <Step icon="pirate-hat" by={rank === 'first' ? '+2' : '+1'} />;
    case 'hunt':
      return rank === 'second' ? <Tiles of={1} /> : <ChestAnd rest={<Tiles of={rank === 'first' ? 2 : 1} />} />;
    case 'board':
      return <Spoils rank={rank} icon="caravel" />;
    case 'raid':
      return <Spoils rank={rank} icon="pirate-hat" />;
    default:
      return action satisfies never;
  }
}

function Step({ icon, by }: { readonly icon: 'caravel' | 'pirate-hat'; readonly by: string }) {
  return (
    <span className="tt-glyph">
      <Icon name={icon} />
      {by}
    </span>
  );
}

function ChestAnd({ rest }: { readonly rest: ReactNode }) {
  return (
    <>
      <span className="tt-glyph">
        <Icon name="open-treasure-chest" />
      </span>
      {rest}
    </>
  );
}

/** §4.5, §4.6 The first robs the target, the second the centre island. */
function Spoils({ rank, icon }: { readonly rank: Rank; readonly icon: 'caravel' | 'pirate-hat' }) {
  const back = <Step icon={icon} by="−1" />;
  if (rank !== 'second') return <ChestAnd rest={back} />;
  return (
    <>
      {back}
      <span className="tt-glyph">
        <Icon name="island" />
      </span>
    </>
  );
}

/** One tile, or the better of two. */
function Tiles({ of }: { readonly of: 1 | 2 }) {
  return (
    <span className="tt-glyph">
      <Icon name="two-coins" />
      {of === 2 && '2→1'}
    </span>
  );
}
