import { cutText, type GameTypes, type Level, type Meta, USUAL_LEVEL } from '@haven/kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import { Bot, User } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LevelChoice } from '../levels/level-choice.tsx';
import { humansOf } from '../links/hand-over.ts';
import { LONGEST_NAME } from '../name/name-form.tsx';
import { Segments } from '../parts/segments.tsx';
import { type Draft, seatsOf, withSeat } from './draft.ts';

interface SeatFieldsProps {
  readonly draft: Draft;
  readonly ui: GameUi<GameTypes>;
  readonly seats: Meta['seats'];
  /** The bots to choose from; none where there is one alone. */
  readonly levels: readonly Level[];
  /** Far apart everybody takes a chair of their own. */
  readonly isOnline: boolean;
  readonly onChange: (draft: Draft) => void;
}

export function SeatFields({ draft, ui, seats, levels, isOnline, onChange }: SeatFieldsProps) {
  const t = useTranslations('newTable');
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => String(seats.min + more));
  return (
    <section className="new-table-part" aria-label={t('seats')}>
      <Segments
        label={t('count')}
        chosen={String(draft.count)}
        values={counts.map((count) => [count, count])}
        onChoose={(count) => onChange({ ...draft, count: Number(count) })}
      />
      {!isOnline && <SeatRows draft={draft} ui={ui} levels={levels} onChange={onChange} />}
    </section>
  );
}

type RowsProps = Pick<SeatFieldsProps, 'draft' | 'ui' | 'levels' | 'onChange'>;

function SeatRows(rows: RowsProps) {
  const { draft } = rows;
  const t = useTranslations('newTable');
  const people = humansOf(seatsOf(draft)).length;
  return (
    <>
      <h2>{t('seats')}</h2>
      <ol className="seat-rows">
        {seatsOf(draft).map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <SeatRow key={seat} seat={seat} {...rows} />
        ))}
      </ol>
      {people > 1 && <p className="new-table-hint">{t('hotSeat')}</p>}
      {people === 0 && <p className="new-table-hint">{t('watchOnly')}</p>}
    </>
  );
}

interface RowProps extends RowsProps {
  readonly seat: number;
}

function SeatRow(row: RowProps) {
  const { draft, ui, seat, onChange } = row;
  const t = useTranslations('newTable');
  const language = useSettings((settings) => settings.language);
  const colour = ui.seatName?.(seat, language) ?? String(seat + 1);
  const tint = ui.seatColours?.[seat];
  const kind = draft.seats[seat]?.kind ?? 'bot';
  const Sign = kind === 'bot' ? Bot : User;
  return (
    <li className="seat-row" data-kind={kind}>
      <Sign aria-hidden="true" style={tint ? { color: tint } : {}} />
      <span className="seat-colour">{colour}</span>
      <Segments
        label={t('kind', { seat: colour })}
        isLabelHidden
        chosen={kind}
        values={[
          ['human', t('human')],
          ['bot', t('bot')],
        ]}
        onChoose={(next) => onChange(withSeat(draft, seat, { kind: next }))}
      />
      <Occupant {...row} colour={colour} />
    </li>
  );
}

/** The name of a person, or which bot it is. */
function Occupant({ draft, levels, seat, colour, onChange }: RowProps & { readonly colour: string }) {
  const t = useTranslations('newTable');
  const { name = '', kind = 'bot', level = USUAL_LEVEL } = draft.seats[seat] ?? {};
  const isBot = kind === 'bot';
  if (isBot && levels.length > 0)
    return (
      <LevelChoice
        seat={colour}
        levels={levels}
        chosen={level}
        onChoose={(next) => onChange(withSeat(draft, seat, { level: next }))}
      />
    );
  return (
    <input
      className="name-field"
      aria-label={t('seatName', { seat: colour })}
      placeholder={colour}
      value={isBot ? '' : name}
      disabled={isBot}
      onChange={({ target }) => onChange(withSeat(draft, seat, { name: cutText(target.value, LONGEST_NAME) }))}
    />
  );
}
