import { cutText, type GameTypes, type Meta } from '@haven/kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import { Bot, User } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { humansOf } from '../links/hand-over.ts';
import { LONGEST_NAME } from '../name/name-form.tsx';
import { Segments } from '../parts/segments.tsx';
import { type Draft, seatsOf, withSeat } from './draft.ts';

interface SeatFieldsProps {
  readonly draft: Draft;
  readonly ui: GameUi<GameTypes>;
  readonly seats: Meta['seats'];
  /** Far apart everybody takes a chair of their own. */
  readonly isOnline: boolean;
  readonly onChange: (draft: Draft) => void;
}

export function SeatFields({ draft, ui, seats, isOnline, onChange }: SeatFieldsProps) {
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
      {!isOnline && <SeatRows draft={draft} ui={ui} onChange={onChange} />}
    </section>
  );
}

type RowsProps = Pick<SeatFieldsProps, 'draft' | 'ui' | 'onChange'>;

function SeatRows({ draft, ui, onChange }: RowsProps) {
  const t = useTranslations('newTable');
  const people = humansOf(seatsOf(draft)).length;
  return (
    <>
      <h2>{t('seats')}</h2>
      <ol className="seat-rows">
        {seatsOf(draft).map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <SeatRow key={seat} draft={draft} ui={ui} seat={seat} onChange={onChange} />
        ))}
      </ol>
      {people > 1 && <p className="new-table-hint">{t('hotSeat')}</p>}
      {people === 0 && <p className="new-table-hint">{t('watchOnly')}</p>}
    </>
  );
}

function SeatRow({ draft, ui, seat, onChange }: RowsProps & { readonly seat: number }) {
  const t = useTranslations('newTable');
  const language = useSettings((settings) => settings.language);
  const colour = ui.seatName?.(seat, language) ?? String(seat + 1);
  const tint = ui.seatColours?.[seat];
  const { name, kind } = draft.seats[seat] ?? { name: '', kind: 'bot' };
  const isBot = kind === 'bot';
  const Sign = isBot ? Bot : User;
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
      <input
        className="name-field"
        aria-label={t('seatName', { seat: colour })}
        placeholder={colour}
        value={isBot ? '' : name}
        disabled={isBot}
        onChange={({ target }) => onChange(withSeat(draft, seat, { name: cutText(target.value, LONGEST_NAME) }))}
      />
    </li>
  );
}
