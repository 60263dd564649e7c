import type { Outcome, Seen } from '@haven/kit';
import type { Tortuga2199, View } from '@haven/tortuga-2199-rules';
import type { GameIcon } from '../icons/game-icons.ts';
import { Emblem, Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { type Deeds, deedsOf } from './figures.ts';
import { useResultLabel } from './labels.ts';

const DEEDS: readonly { readonly deed: keyof Deeds; readonly icon: GameIcon }[] = [
  { deed: 'sectors', icon: 'flying-flag' },
  { deed: 'fightsWon', icon: 'crossed-swords' },
  { deed: 'bought', icon: 'shopping-cart' },
  { deed: 'captures', icon: 'cage' },
];

interface Props {
  readonly history: readonly Seen<Tortuga2199>[];
  readonly view: View;
  readonly outcome: Outcome;
}

/** The voyage in numbers; the best of each column shines. */
export function DeedsTable({ history, view, outcome }: Props) {
  const label = useResultLabel();
  const { nameOf } = useWords();
  const rows = outcome.ranking.flat().map((seat) => ({ seat, deeds: deedsOf(history, view, seat) }));
  const best = (deed: keyof Deeds) => Math.max(1, ...rows.map(({ deeds }) => deeds[deed]));
  return (
    <section className="t2-panel t2-feats" aria-label={label('numbers')}>
      <h3>{label('numbers')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{label('captain')}</span>
            </th>
            {DEEDS.map(({ deed, icon }) => (
              <th key={deed} scope="col">
                <Icon name={icon} />
                <span>{label(deed)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, deeds }) => (
            <tr key={seat}>
              <th scope="row">
                <Emblem seat={seat} />
                <span>{nameOf(seat)}</span>
              </th>
              {DEEDS.map(({ deed }) => (
                <td key={deed} data-best={deeds[deed] === best(deed)}>
                  {deeds[deed]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
