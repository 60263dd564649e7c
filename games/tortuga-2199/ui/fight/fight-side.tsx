import { at, type Seat, type Viewer } from '@haven/kit';
import { labelled, signed } from '@haven/text-kit';
import { type FightLine, faceNamed, type KindId, type View } from '@haven/tortuga-2199-rules';
import { CaptainFace } from '../art/captain-face.tsx';
import { ShipArt } from '../art/ship-art.tsx';
import { CardBack, CardFace } from '../cards/card.tsx';
import { Counter, Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { type CountStep, linesOf, type Side, totalOf } from './count.ts';
import { useFightLabel } from './labels.ts';
import { type FightScene, losingSide } from './scenes.ts';
import type { FightKey } from './text/en.ts';

interface SideProps {
  readonly side: Side;
  readonly scene: FightScene;
  readonly view: View;
  readonly viewer: Viewer;
}

/** One captain's half of the stage: the ship, its cards, and what they add up to. */
export function FightSide({ side, scene, view, viewer }: SideProps) {
  const { nameOf, word } = useWords();
  const seat = seatOf(scene, side);
  const role = word(side === 'attack' ? 'names.attacker' : 'names.defender');
  return (
    <section
      className="t2-side"
      aria-label={`${nameOf(seat)}, ${role}`}
      data-side={side}
      data-seat={seat}
      data-fate={fateOf(scene, seat)}
    >
      <p className="t2-side-name" data-about={side === 'attack' ? 'attacker' : 'defender'} data-dear="">
        <CaptainFace seat={seat} />
        <b>{nameOf(seat)}</b>
        <small>{role}</small>
      </p>
      <span className="t2-side-ship" data-about={`captain ${seat}`}>
        <ShipArt kind={at(view.captains, seat).ship} seat={seat} />
      </span>
      <LaidOut side={side} scene={scene} view={view} />
      <Tally side={side} scene={scene} view={view} isOwn={viewer === seat} />
    </section>
  );
}

const seatOf = ({ attacker, defender }: FightScene, side: Side): Seat => (side === 'attack' ? attacker : defender);

function fateOf({ winner }: FightScene, seat: Seat): 'open' | 'wins' | 'loses' {
  if (winner === null) return 'open';
  return winner === seat ? 'wins' : 'loses';
}

function LaidOut({ side, scene, view }: Omit<SideProps, 'viewer'>) {
  const label = useFightLabel();
  const { word } = useWords();
  const cards = scene[side];
  const hidden = cards.filter((card) => card === null).length;
  if (cards.length === 0) return <p className="t2-laid-none">{scene.winner === null ? '' : word('fight.noCards')}</p>;
  return (
    <>
      {hidden > 0 && <p className="visually-hidden">{label('faceDown', { count: hidden })}</p>}
      <ul className="t2-laid">
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is turned up where it lies.
          <LaidCard key={place} card={card} place={place} side={side} scene={scene} view={view} />
        ))}
      </ul>
    </>
  );
}

type LaidProps = Omit<SideProps, 'viewer'> & { readonly card: KindId | null; readonly place: number };

/** Turned over as soon as its face is known. */
function LaidCard({ card, place, side, scene, view }: LaidProps) {
  const label = useFightLabel();
  const step = scene.beat === 'count' ? scene.steps.at(-1) : undefined;
  const isFiring = step?.by?.side === side && step.by.place === place;
  const isLost = losingSide(scene) === side && scene.lost.includes(place);
  return (
    <li
      className="t2-laid-card"
      data-about={card === null ? 'fight' : `card ${card}`}
      data-open={card !== null}
      data-fires={isFiring}
      data-lost={isLost}
    >
      <span className="t2-laid-turn">
        <span className="t2-laid-back" aria-hidden="true">
          <CardBack size="small" />
        </span>
        {card !== null && (
          <span className="t2-laid-front">
            <CardFace face={faceNamed(view, card)} size="small" seat={seatOf(scene, side)} />
          </span>
        )}
      </span>
      {isFiring && step && <Shot step={step} />}
      {isLost && (
        <span className="t2-laid-lost">
          <Icon name="fire" />
          {label('lost')}
        </span>
      )}
    </li>
  );
}

/** What the ability of a card does at this moment. */
function Shot({ step }: { readonly step: CountStep }) {
  const label = useFightLabel();
  return (
    <span className="t2-shot" data-what={step.what}>
      {step.what === 'carnage' ? label('fires') : signed(step.points)}
    </span>
  );
}

const LINE: Readonly<Record<FightLine['what'], FightKey>> = {
  cards: 'lineCards',
  abilities: 'lineAbilities',
  weakened: 'lineWeakened',
  turrets: 'lineTurrets',
  sector: 'lineSector',
};

type TallyProps = Omit<SideProps, 'viewer'> & { readonly isOwn: boolean };

/** Line by line; of a side that is still face down only its owner knows anything. */
function Tally({ side, scene, view, isOwn }: TallyProps) {
  const label = useFightLabel();
  const isSecret = scene.beat === 'face' || scene.beat === 'lay';
  if (scene.beat === 'reveal' || (isSecret && !isOwn)) return <Unknown scene={scene} side={side} />;
  const lines = linesOf(scene.steps, side);
  if (lines.length === 0) return null;
  return (
    <dl className="t2-tally" data-clear="">
      {lines.map(({ what, points }) => (
        <div key={what} data-what={what} data-about={`fight ${what}`}>
          <dt>
            {label(LINE[what])}
            <Parts side={side} scene={scene} view={view} what={what} />
          </dt>
          <dd>{what === 'cards' ? points : signed(points)}</dd>
        </div>
      ))}
      <div className="t2-tally-total" data-about="total">
        <dt>{label(isSecret ? 'totalSoFar' : 'total')}</dt>
        <dd>
          <Counter value={totalOf(scene.steps, side)} />
        </dd>
      </div>
    </dl>
  );
}

type PartsProps = Omit<SideProps, 'viewer'> & { readonly what: FightLine['what'] };

/** Which card adds what: `Hacker +1, Bot +1`. */
function Parts({ side, scene, view, what }: PartsProps) {
  const { cardOf } = useWords();
  const parts = scene.steps.flatMap((step) => {
    const card = step.by && scene[step.by.side][step.by.place];
    const isPart = step.side === side && step.what === what;
    return isPart && card ? [`${cardOf(faceNamed(view, card))} ${signed(step.points)}`] : [];
  });
  return parts.length > 0 && <small className="t2-tally-parts">{parts.join(', ')}</small>;
}

function Unknown({ scene, side }: Pick<SideProps, 'side' | 'scene'>) {
  const label = useFightLabel();
  const { language } = useWords();
  return (
    <p className="t2-tally-unknown" data-about="total">
      <b aria-hidden="true">?</b>
      <span className="visually-hidden">{labelled(language, label('total'), label('unknown'))}.</span>
      <span>{label('faceDown', { count: scene[side].length })}</span>
    </p>
  );
}
