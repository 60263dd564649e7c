import { at, type Seat } from '@haven/kit';
import { boundFigures, listed } from '@haven/text-kit';
import { type Attack, aimOf, canDefend, type Deed, type Move, tortuga } from '@haven/tortuga-rules';
import { moveLine } from '@haven/tortuga-text';
import { useNumberKeys } from '@haven/ui-kit';
import { useBoard } from '../board-context.ts';
import { type AttackForecast, bareTargets, forecastOf, isBareForAll } from '../figures.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** The target is tapped on its board; here stands what the attack will do. */
export function Attacking() {
  const { answer, moves, view, play, asked } = useBoard();
  const { label, say } = useWords();
  const forfeit = moves.find(({ type }) => type === 'forfeit');
  useNumberKeys([answer, forfeit], play);
  if (asked?.type !== 'attack') return null;
  return (
    <>
      <Consequences deed={asked.deed} />
      <div className="tt-answers">
        <button
          type="button"
          className="tt-button tt-main"
          data-move={answer && tortuga.notate(answer)}
          aria-disabled={answer === undefined}
          aria-keyshortcuts="1"
          onClick={() => answer && play(answer)}
        >
          {answer ? say(moveLine(answer, view)) : label(wishFor(moves))}
        </button>
        {forfeit && (
          <button type="button" className="tt-button" aria-keyshortcuts="2" onClick={() => play(forfeit)}>
            {say(moveLine(forfeit, view))}
          </button>
        )}
      </div>
    </>
  );
}

/** §4.13 The first chooses a chest of a rival, the second a rival and a chest of the centre island; where there is none, whom to push back. */
function wishFor(moves: readonly Move[]) {
  if (isBareForAll(moves)) return 'chooseRival';
  return moves.some((move) => move.type === 'attack' && move.centre !== null)
    ? 'chooseTargetAndCentre'
    : 'chooseTarget';
}

function Consequences({ deed }: { readonly deed: Deed }) {
  const { view, draft } = useBoard();
  if (draft.target === null)
    return (
      <>
        <Defenders deed={deed} />
        <Bare />
      </>
    );
  const forecast = forecastOf(view, deed.seat, { action: deed.action, target: draft.target });
  return <Forecast deed={deed} target={draft.target} forecast={forecast} />;
}

interface ForecastProps {
  readonly deed: Deed;
  readonly target: Seat;
  readonly forecast: AttackForecast;
}

/** What happens to both sides, one line each. */
function Forecast({ deed, target, forecast }: ForecastProps) {
  const { view, draft, moves } = useBoard();
  const { label, word, nameOf, chestOf } = useWords();
  const isBare = bareTargets(moves).includes(target);
  const token = word(`names.${forecast.token}`);
  const stolen = spoilsOf(draft, at(view.players, target)[aimOf(deed.action).area]);
  return (
    <ul className="tt-forecast">
      {isBare && <li data-harm="true">{label('forecastBare', { seat: nameOf(target) })}</li>}
      {stolen && <li>{label('forecastChest', { chest: chestOf(stolen) })}</li>}
      <li>{boundFigures(label('forecastTheirs', { seat: nameOf(target), token, ...forecast.theirs }))}</li>
      <li data-harm={forecast.ours !== null}>
        {forecast.ours && <Icon name="shield" />}
        {forecast.ours
          ? boundFigures(label(oursKey(forecast.ours), { token, ...forecast.ours }))
          : label('forecastSafe', { seat: nameOf(target) })}
      </li>
    </ul>
  );
}

/** §4.8 On its first box a token has nowhere to go back to. */
function oursKey({ from, to }: NonNullable<AttackForecast['ours']>): 'forecastOurs' | 'forecastOursStays' {
  return from === to ? 'forecastOursStays' : 'forecastOurs';
}

function spoilsOf(
  { chest, centre }: Pick<Attack, 'chest' | 'centre'>,
  lying: readonly NonNullable<Attack['centre']>[],
) {
  return centre ?? (chest === null ? undefined : lying[chest]);
}

/** Before anybody is chosen: whom it would cost something to attack. */
function Defenders({ deed }: { readonly deed: Deed }) {
  const { view } = useBoard();
  const { label, language, nameOf } = useWords();
  const armed = view.players.flatMap((player, seat) =>
    seat !== deed.seat && canDefend(player, deed.action) ? [nameOf(seat)] : [],
  );
  if (armed.length === 0) return null;
  return (
    <p className="tt-forecast">
      <Icon name="shield" /> {label('defenders', { seats: listed(language, armed) })}
    </p>
  );
}

/** §4.13 From whom there is nothing to take: it would only cost them a box. */
function Bare() {
  const { moves } = useBoard();
  const { label, language, nameOf } = useWords();
  if (isBareForAll(moves)) return <p className="tt-forecast">{label('nothingToTake')}</p>;
  const bare = bareTargets(moves).map(nameOf);
  if (bare.length === 0) return null;
  return <p className="tt-forecast">{label('bareTargets', { seats: listed(language, bare) })}</p>;
}
