import { at } from '@haven/kit';
import { boundFigures, listed } from '@haven/text-kit';
import type { Move } from '@haven/tortuga-2199-rules';
import { type Action, moveLine, refusalLine } from '@haven/tortuga-2199-text';
import type { ReactNode } from 'react';
import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { aboutMove } from './about-move.ts';
import { reasonOf } from './reasons.ts';
import { type Choice, isPossible, type Row, rowsOf, usefulIn } from './rows.ts';
import { ShortMove } from './short-move.tsx';
import { SIGN } from './signs.ts';
import { type PlainRun, RUN_KEY, usePlainRun } from './use-plain-run.ts';
import './actions.css';

interface Props {
  /** The way to end a turn, which may ask before it does. */
  readonly end: ReactNode;
}

/** §3 Everything that can be done now, with its cost; what cannot be done says why. */
export function ActionList({ end }: Props) {
  const board = useBoard();
  const { label } = useWords();
  const run = usePlainRun();
  const useful = board.asked?.type === 'act' ? usefulIn(board.moves) : [];
  return (
    <section className="t2-glass t2-actions" aria-label={label('actions')}>
      <h2>
        {label('actions')}
        {useful.length > 0 && <small className="t2-worth">{label('openActions', { count: useful.length })}</small>}
      </h2>
      {board.asked === undefined || board.me === null ? (
        <p className="t2-quiet">{label('notAsked')}</p>
      ) : (
        <Rows
          rows={board.asked.type === 'act' ? rowsOf({ ...board, me: board.me }) : answersOf(board.moves)}
          useful={useful}
          end={end}
          run={run}
        />
      )}
    </section>
  );
}

/** Any other question has its answers in one row. */
function answersOf(moves: ReadonlyMap<string, Move>): Row[] {
  const choices = [...moves].map(([text, move]) => ({ text, move }));
  return choices.map((choice) => ({ action: 'play', choices: [choice], refusal: null, lacks: null }));
}

interface RowsProps extends Props {
  readonly rows: readonly Row[];
  /** Those that the tab counts. */
  readonly useful: readonly Action[];
  readonly run: PlainRun | undefined;
}

function Rows({ rows, useful, end, run }: RowsProps) {
  const { label } = useWords();
  const barred = rows.filter((row) => !isPossible(row));
  return (
    <>
      <ul className="t2-rows">
        {rows.filter(isPossible).map((row) => (
          <li key={at(row.choices, 0).text} data-useful={useful.includes(row.action)}>
            {row.action === 'end' ? end : <Possible row={row} run={run} />}
          </li>
        ))}
      </ul>
      {barred.length > 0 && (
        <>
          <h3>{label('barred')}</h3>
          <ul className="t2-rows">
            {barred.map((row) => (
              <Barred key={row.action} row={row} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface PossibleProps extends Pick<RowsProps, 'run'> {
  readonly row: Row;
}

/** §3.2 Card by card, or all at once that only give. */
function Possible({ row, run }: PossibleProps) {
  const plain = row.action === 'play' ? run : undefined;
  if (row.choices.length === 1 && plain === undefined) return <OneChoice row={row} />;
  return <ManyChoices row={row}>{plain && <AllPlain run={plain} />}</ManyChoices>;
}

function AllPlain({ run: { count, crypto, manoeuvre, begin } }: { readonly run: PlainRun }) {
  const { label, language, word } = useWords();
  const given = [
    ...(crypto > 0 ? [word('resources.crypto', { n: crypto })] : []),
    ...(manoeuvre > 0 ? [word('resources.manoeuvre', { n: manoeuvre })] : []),
  ];
  return (
    <button
      type="button"
      className="t2-chip t2-all-plain"
      data-about="action play"
      aria-keyshortcuts={RUN_KEY}
      onClick={begin}
    >
      <Icon name="stack" /> {boundFigures(label('playPlain', { count, gives: listed(language, given) }))}
    </button>
  );
}

function OneChoice({ row }: { readonly row: Row }) {
  const { asked, play, view } = useBoard();
  const { say } = useWords();
  const { text, move } = at(row.choices, 0);
  return (
    <button
      type="button"
      className="t2-row"
      data-about={aboutMove(move, asked)}
      data-move={text}
      data-action={row.action}
      onClick={() => play(text)}
    >
      <Icon name={asked?.type === 'act' ? SIGN[row.action] : 'card-play'} />
      <span>{boundFigures(say(moveLine(move, view)))}</span>
    </button>
  );
}

function ManyChoices({ row, children }: { readonly row: Row; readonly children?: ReactNode }) {
  const { word } = useWords();
  return (
    <div className="t2-row" data-about={`action ${row.action}`} data-action={row.action}>
      <Icon name={SIGN[row.action]} />
      <span>
        {word(`actions.${row.action}.label`)} <small>{boundFigures(word(`actions.${row.action}.cost`))}</small>
      </span>
      <div className="t2-chips">
        {children}
        {row.choices.map((choice) => (
          <Chip key={choice.text} choice={choice} action={row.action} />
        ))}
      </div>
    </div>
  );
}

/** Cards that are not played but put away, so that nobody takes one row for the other. */
const ASIDE: ReadonlySet<Action> = new Set(['reserve', 'lab', 'destroy', 'vortex', 'redeem']);

interface ChipProps {
  readonly choice: Choice;
  readonly action: Action;
}

function Chip({ choice: { text, move }, action }: ChipProps) {
  const { asked, play, view } = useBoard();
  const { say } = useWords();
  const long = say(moveLine(move, view));
  return (
    <button
      type="button"
      className="t2-chip"
      data-aside={ASIDE.has(action)}
      data-about={aboutMove(move, asked)}
      data-move={text}
      aria-label={long}
      onClick={() => play(text)}
    >
      {ASIDE.has(action) && <Icon name={SIGN[action]} />} <ShortMove move={move} />
    </button>
  );
}

function Barred({ row }: { readonly row: Row }) {
  const { view } = useBoard();
  const words = useWords();
  return (
    <li className="t2-row t2-barred" data-about={`action ${row.action}`} data-action={row.action}>
      <Icon name={SIGN[row.action]} />
      <span>
        {words.word(`actions.${row.action}.label`)}
        {row.refusal && <small>{boundFigures(reasonOf(words, row, refusalLine(row.refusal, view)))}</small>}
      </span>
    </li>
  );
}
