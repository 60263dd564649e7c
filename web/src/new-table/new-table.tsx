import { gameById } from '@haven/games/rules';
import { doorOf } from '@haven/games/uis';
import type { AnyGame, GameTypes } from '@haven/kit';
import { type GameDoor, type GameUi, useSettings } from '@haven/ui-kit';
import { ChevronLeft, Play } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Missing } from '../missing.tsx';
import { beginHere } from '../table/new-run.ts';
import { TopBar } from '../top-bar.tsx';
import { useTitle } from '../use-title.ts';
import { Waiting } from '../waiting.tsx';
import './new-table.css';
import { type Draft, firstDraft, seatsOf } from './draft.ts';
import { OptionFields } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';

/** Where a table is set: who plays, and by which rules. */
export function NewTable({ game: id }: { readonly game: string }) {
  const door = doorOf(id);
  const game = gameById(id);
  const ui = useUi(door);
  if (door === undefined || game === undefined) return <Missing />;
  return ui === null ? <Waiting /> : <Form {...{ door, game, ui }} />;
}

function useUi(door: GameDoor | undefined): GameUi<GameTypes> | null {
  const [ui, setUi] = useState<GameUi<GameTypes> | null>(null);
  useEffect(() => {
    door?.load().then(setUi, () => undefined);
  }, [door]);
  return ui;
}

interface FormProps {
  readonly door: GameDoor;
  readonly game: AnyGame;
  readonly ui: GameUi<GameTypes>;
}

function Form({ door, game, ui }: FormProps) {
  const t = useTranslations('newTable');
  const { language, nickname } = useSettings();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(game.meta, nickname.trim()));
  const title = door.title[language];
  useTitle(t('title', { game: title }));
  const begin = (event: FormEvent) => {
    event.preventDefault();
    beginHere(game.meta.id, { seats: seatsOf(draft), options: draft.options });
  };
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="new-table">
        <div className="new-table-window" aria-hidden="true">
          <door.Art />
        </div>
        <form className="new-table-form" onSubmit={begin}>
          <Link className="new-table-back" href="/">
            <ChevronLeft aria-hidden="true" />
            {t('back')}
          </Link>
          <h1>{title}</h1>
          <p className="new-table-lead">{t('heading')}</p>
          {game.meta.seats.max > 1 && <SeatFields {...{ draft, ui }} seats={game.meta.seats} onChange={setDraft} />}
          <OptionFields {...{ draft, game, ui }} onChange={setDraft} />
          <button type="submit" className="button button-main new-table-start">
            <Play aria-hidden="true" />
            {t('start')}
          </button>
        </form>
      </main>
    </div>
  );
}
