import { boundFigures } from '@haven/text-kit';
import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import { logLine, promptLine } from '@haven/tortuga-2199-text';
import type { TableProps } from '@haven/ui-kit';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { SIDES } from './count.ts';
import { FightChoices } from './fight-choices.tsx';
import { FightSide } from './fight-side.tsx';
import { FightVerdict } from './fight-verdict.tsx';
import { useFightLabel } from './labels.ts';
import { reasonsIn } from './reasons.ts';
import type { FightScene } from './scenes.ts';
import { useFightSounds } from './sounds.ts';
import type { FightFilm } from './use-fight.ts';
import './fight.css';
import './fight-cards.css';
import './fight-low.css';

interface Props {
  readonly props: TableProps<Tortuga2199>;
  readonly film: FightFilm;
}

/** Two ships face each other over the planet; from the challenge to the wreck everything happens here. */
export function FightStage({ props, film }: Props) {
  const { scene } = film;
  useFightSounds(scene);
  return scene && <Stage props={props} film={film} scene={scene} />;
}

function Stage({ props, film, scene }: Props & { readonly scene: FightScene }) {
  const label = useFightLabel();
  const { sectorOf } = useWords();
  const title = label('stage', { sector: sectorOf(scene.sector) });
  return (
    <section
      className="t2-fight"
      tabIndex={-1}
      aria-label={title}
      data-goal="untold"
      data-beat={scene.beat}
      data-playing={film.isPlaying}
    >
      <Sky />
      <header className="t2-fight-head">
        <h3 className="t2-fight-title" data-clear="">
          <Icon name="crossed-swords" />
          {title}
        </h3>
        <FightVerdict scene={scene} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it does not fit it is scrolled, by keys too. */}
      <div className="t2-fight-arena" tabIndex={0}>
        {SIDES.map((side) => (
          <FightSide key={side} side={side} scene={scene} view={props.seen.view} viewer={props.viewer} />
        ))}
        {scene.winner !== null && <Beam isAttack={scene.winner === scene.attacker} />}
      </div>
      <Below props={props} film={film} scene={scene} />
    </section>
  );
}

/** The shot that settles it, from the winner's bow to the loser's. */
function Beam({ isAttack }: { readonly isAttack: boolean }) {
  return <i className="t2-fight-beam" data-winner={isAttack ? 'attack' : 'defence'} aria-hidden="true" />;
}

/** Stars, and the limb of the planet below. */
function Sky() {
  return (
    <div className="t2-fight-sky" aria-hidden="true">
      <i className="t2-fight-limb" />
    </div>
  );
}

/** What is asked, what came of it, or what one waits for. */
function Below({ props, film, scene }: Props & { readonly scene: FightScene }) {
  const label = useFightLabel();
  const { say } = useWords();
  const isAsked = props.seen.moves.length > 0 && props.instead === undefined && !film.isPlaying;
  const waiting = props.instead ?? say(promptLine(props.seen.view));
  const isOver = scene.beat === 'aftermath';
  return (
    <div className="t2-fight-below">
      {scene.events.length > 0 && <Aftermath scene={scene} view={props.seen.view} />}
      {isAsked && <FightChoices props={props} />}
      {!isAsked && !film.isPlaying && <p className="t2-fight-prompt">{waiting}</p>}
      {film.isPlaying && <SkipButton film={film} said={label(isOver ? 'close' : 'skip')} />}
    </div>
  );
}

/** A tap anywhere skips before it becomes a click: this is for keys. */
function SkipButton({ film, said }: { readonly film: FightFilm; readonly said: string }) {
  return (
    <button type="button" className="t2-fight-skip" onClick={film.skip}>
      {said}
    </button>
  );
}

type AftermathProps = { readonly scene: FightScene; readonly view: Tortuga2199['View'] };

function Aftermath({ scene, view }: AftermathProps) {
  const label = useFightLabel();
  const { say } = useWords();
  const lines = scene.events.flatMap((event) => logLine(event, view) ?? []);
  const reasons = scene.beat === 'aftermath' ? reasonsIn(scene, view) : [];
  return (
    <div className="t2-fight-aftermath">
      <h4>{label('aftermath')}</h4>
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added.
          <li key={place}>{boundFigures(say(line))}</li>
        ))}
        {reasons.map((key) => (
          <li key={key}>{label(key)}</li>
        ))}
      </ul>
    </div>
  );
}
