import type { Odds } from '@haven/star-bounty-bots';
import type { GameIcon } from '../icons/game-icons.ts';
import { Icon } from '../pieces.ts';
import type { ScreenKey } from '../text/en.ts';
import { useWords } from '../words.ts';

interface Row {
  readonly what: 'capture' | 'destroy' | 'fled' | 'critical' | 'death';
  readonly icon: GameIcon;
  readonly text: ScreenKey;
}

const ROWS: readonly Row[] = [
  { what: 'capture', icon: 'handcuffs', text: 'oddsCapture' },
  { what: 'destroy', icon: 'crosshair', text: 'oddsDestroy' },
  { what: 'fled', icon: 'run', text: 'oddsFled' },
  { what: 'critical', icon: 'heart-beats', text: 'oddsCritical' },
  { what: 'death', icon: 'death-skull', text: 'oddsDeath' },
];

/** How the battle may end, a bar for each way; and the life to expect. Dots stand for what is not known yet. */
export function OddsBars({ odds }: { readonly odds: Odds | undefined }) {
  const { label, language } = useWords();
  const shown = ROWS.filter(({ what }) => what !== 'fled' || (odds && odds.fled > 0));
  return (
    <dl className="sb-odds-bars" data-about="odds" data-tells>
      {shown.map((row) => (
        <Bar key={row.what} row={row} chance={odds?.[row.what]} />
      ))}
      <div className="sb-odds-row sb-odds-life">
        <dt>
          <Icon name="heart-plus" /> <span>{label('oddsLife')}</span>
        </dt>
        <dd>
          {odds ? odds.life.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) : '…'}
        </dd>
      </div>
    </dl>
  );
}

function Bar({ row, chance }: { readonly row: Row; readonly chance: number | undefined }) {
  const { label, percent } = useWords();
  return (
    <div className="sb-odds-row" data-what={row.what}>
      <dt>
        <Icon name={row.icon} /> <span>{label(row.text)}</span>
      </dt>
      <dd>{chance === undefined ? '…' : percent(chance)}</dd>
      <i className="sb-odds-bar" style={{ transform: `scaleX(${chance ?? 0})` }} aria-hidden="true" />
    </div>
  );
}
