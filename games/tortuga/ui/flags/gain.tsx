import { type Action, BOXES_AHEAD, type Effect, FINDS } from '@haven/tortuga-rules';
import type { ReactNode } from 'react';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** What a position brings, as glyphs; the words are there for those who listen. */
export function Gain({ action, effect }: { readonly action: Action; readonly effect: Effect }) {
  const { word } = useWords();
  return (
    <span className="tt-gain">
      <span className="visually-hidden">{word(`effects.${action}.${effect}`)}</span>
      <span aria-hidden="true">{glyphsOf(action, effect)}</span>
    </span>
  );
}

function glyphsOf(action: Action, effect: Effect) {
  switch (action) {
    case 'fleet':
      return <Step icon="caravel" by={`+${BOXES_AHEAD[effect]}`} />;
    case 'crew':
      return <Step icon="pirate-hat" by={`+${BOXES_AHEAD[effect]}`} />;
    case 'hunt':
      return <Finds {...FINDS[effect]} />;
    case 'board':
      return <Spoils effect={effect} icon="caravel" />;
    case 'raid':
      return <Spoils effect={effect} icon="pirate-hat" />;
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

/** The first robs the target, the second the centre island. */
function Spoils({ effect, icon }: { readonly effect: Effect; readonly icon: 'caravel' | 'pirate-hat' }) {
  const back = <Step icon={icon} by="−1" />;
  if (effect !== 'second') return <ChestAnd rest={back} />;
  return (
    <>
      {back}
      <span className="tt-glyph">
        <Icon name="island" />
      </span>
    </>
  );
}

function Finds({ chests, tiles }: (typeof FINDS)[Effect]) {
  return chests === 0 ? <Tiles of={tiles} /> : <ChestAnd rest={<Tiles of={tiles} />} />;
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
