import {
  Bubble,
  CardHand,
  type Details,
  Die,
  PIP_FACES,
  type PipFace,
  Pips,
  piecesIn,
  SeatPanels,
  Tokens,
  useAsking,
  useExplaining,
} from '@haven/ui-kit';
import { useRef, useState } from 'react';
import { useExampleWords } from './example.ts';
import { ShownPart } from './shown-part.tsx';

const ARROW = 'M256 48 416 272H304v192h-96V272H96z';
const { Counter, Emblem, Icon } = piecesIn({ icons: { arrow: ARROW } });

export function PiecesPart() {
  return (
    <>
      <CounterShown />
      <ShownPart name="Emblem, Icon, Tokens">
        <p className="kit-page-row">
          {[0, 1, 2, 3].map((seat) => (
            <span key={seat} data-seat={seat}>
              <Emblem seat={seat} />
            </span>
          ))}
          <Icon name="arrow" />
          <Tokens count={5} label="5 tokens" />
        </p>
      </ShownPart>
      <DieShown />
      <HandShown />
      <SeatsShown />
      <BubbleShown />
    </>
  );
}

function CounterShown() {
  const [value, setValue] = useState(12);
  return (
    <ShownPart name="Counter">
      <p className="kit-page-row">
        <button type="button" className="kit-button" onClick={() => setValue(value - 7)}>
          −7
        </button>
        <Counter value={value} />
        <button type="button" className="kit-button" onClick={() => setValue(value + 25)}>
          +25
        </button>
      </p>
    </ShownPart>
  );
}

function DieShown() {
  const [thrown, setThrown] = useState<{ readonly at: number; readonly face: PipFace }>({ at: 0, face: 5 });
  const roll = () => setThrown(({ at, face }) => ({ at: at + 1, face: PIP_FACES[face % PIP_FACES.length] ?? 1 }));
  return (
    <ShownPart name="Die, Pips">
      <p className="kit-page-row">
        <Die key={thrown.at} faces={PIP_FACES} up={thrown.face} tumbles={thrown.at === 0 ? null : 0}>
          {(face) => <Pips face={face} />}
        </Die>
        <button type="button" className="kit-button" onClick={roll}>
          Roll
        </button>
      </p>
    </ShownPart>
  );
}

const RANKS = ['A', 'K', 'Q', 'J'] as const;

function HandShown() {
  const { label } = useExampleWords();
  const [chosen, choose] = useState<string>('A');
  const cards = RANKS.map((rank) => ({
    id: rank,
    label: rank,
    face: <span className="kit-page-card">{rank}</span>,
    move: rank,
    isChosen: rank === chosen,
  }));
  return (
    <ShownPart name="CardHand">
      <CardHand label={label('hand')} cards={cards} legal={RANKS.filter((rank) => rank !== chosen)} play={choose} />
    </ShownPart>
  );
}

function SeatsShown() {
  return (
    <ShownPart name="SeatPanels">
      <SeatPanels seats={4} asked={[1]} viewer={0} words={useExampleWords()}>
        {(seat) => <Tokens count={seat + 1} label={`${seat + 1}`} />}
      </SeatPanels>
    </ShownPart>
  );
}

const TOPIC: Details = {
  title: 'A treasure',
  lines: ['Rest on it, hold it, click it to the right, or press I.', 'Escape puts it away.'],
  sums: [
    {
      title: 'Worth now',
      terms: [
        { what: 'Printed', points: 3 },
        { what: 'Polished', points: 2 },
      ],
      total: 5,
    },
  ],
  rules: ['§1.2'],
};

function BubbleShown() {
  const explainer = useExplaining<Details>(0);
  const { label } = useExampleWords();
  const ref = useRef<HTMLDivElement>(null);
  useAsking(ref, { explainer, topicOf: () => TOPIC });
  return (
    <ShownPart name="Bubble, useAsking">
      <div ref={ref} className="kit-page-row">
        <button
          type="button"
          className="kit-button"
          data-about="treasure"
          onClick={({ currentTarget }) => explainer.show({ topic: TOPIC, thing: currentTarget, isPinned: true })}
        >
          <Icon name="arrow" /> Treasure
        </button>
      </div>
      <Bubble explainer={explainer} rules={{ '§1': 'Treasure' }} language="en" label={label}>
        {() => <small>What can be done with it stands here.</small>}
      </Bubble>
    </ShownPart>
  );
}
