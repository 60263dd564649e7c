import type { GameTypes, Seat } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { addressOf } from '../replays/addresses.ts';
import type { MatchPlace } from '../replays/replay.ts';
import { nameOf } from './banner.tsx';
import { Emblem } from './emblem.tsx';
import { useEndWords, useHelpWords } from './ending-words.ts';
import type { OnlineTable } from './online-table.ts';
import './stopped.css';

interface StoppedProps {
  readonly company: OnlineTable;
  readonly ui: GameUi<GameTypes>;
  readonly place: MatchPlace;
  /** Goes to the table where the same people meet again. */
  readonly onAgain: () => void;
}

/** The result of a match that was not played to its end: who stopped it, how it stood, and what can be done now. */
export function Stopped({ company, ui, place, onAgain }: StoppedProps) {
  const t = useTranslations('table');
  const { viewer, table } = company.state;
  const meet = useTranslations('consent')('meet');
  const help = useHelpWords(company);
  return (
    <section className="stopped" aria-label={t('over')}>
      <h2>{useEndWords(company).join(' ')}</h2>
      <Standings company={company} ui={ui} />
      {help.map((line) => (
        <p key={line} className="stopped-help">
          {line}
        </p>
      ))}
      <div className="stopped-ways">
        {viewer !== 'spectator' && (
          <button type="button" className="button button-main" onClick={onAgain}>
            {table.rematch === undefined ? t('rematch') : meet}
          </button>
        )}
        <Link className="button" href={addressOf('replay', place)}>
          {t('replay')}
        </Link>
      </div>
    </section>
  );
}

/** Nobody has a rank: the one with most would perhaps not have won. */
function Standings({ company, ui }: Pick<StoppedProps, 'company' | 'ui'>) {
  const t = useTranslations('stuck');
  const standing = ui.standing?.(company.seen.view);
  if (standing === undefined) return null;
  const { points } = standing;
  return (
    <table className="stopped-standings">
      <caption>{t('stood')}</caption>
      <tbody>
        {seatsByPoints(points).map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <Emblem seat={seat} colour={ui.seatColours?.[seat]} /> {nameOf(company, seat)}
            </th>
            <td>{points[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function seatsByPoints(points: readonly number[]): Seat[] {
  return points.map((_, seat) => seat).toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
}
