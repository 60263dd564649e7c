import { choiceOf } from '@haven/games/levels';
import { gameById } from '@haven/games/rules';
import { listingOf } from '@haven/games/uis';
import type { AnyGame, GameTypes } from '@haven/kit';
import { type GameListing, type GameUi, useSettings } from '@haven/ui-kit';
import { BookOpen, ChevronLeft, Play } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { firstLevel } from '../experience/lessons.ts';
import { lastLevel } from '../levels/last-level.ts';
import { useBusy } from '../page/use-busy.ts';
import { useTitle } from '../page/use-title.ts';
import { ReferenceLink } from '../reference-link/reference-link.tsx';
import { rulesAddress } from '../rules/rules-address.ts';
import { Missing } from '../shell/missing.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { beginHere, openOnline } from '../start/new-run.ts';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import './new-table.css';
import { type Draft, firstDraft, seatsOf } from './draft.ts';
import { agreedIn, FIRST_ONLINE, type OnlineDraft } from './online-draft.ts';
import { OnlineFields } from './online-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { wishedOptions } from './wished-documents.ts';

/** Where a table is set: who plays, and by which rules. */
export function NewTable({ game: id }: { readonly game: string }) {
  const listing = listingOf(id);
  const game = gameById(id);
  const ui = useUi(listing);
  if (listing === undefined || game === undefined) return <Missing />;
  return ui === null ? <Waiting /> : <Form listing={listing} game={game} ui={ui} />;
}

function useUi(listing: GameListing | undefined): GameUi<GameTypes> | null {
  const [ui, setUi] = useState<GameUi<GameTypes> | null>(null);
  useEffect(() => {
    listing?.load().then(setUi, () => undefined);
  }, [listing]);
  return ui;
}

interface FormProps {
  readonly listing: GameListing;
  readonly game: AnyGame;
  readonly ui: GameUi<GameTypes>;
}

function Form({ listing, game, ui }: FormProps) {
  const t = useTranslations('newTable');
  const { language, nickname } = useSettings();
  const levels = choiceOf(game.meta.id);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...firstDraft(
      game.meta,
      nickname.trim(),
      levels.length > 0 ? lastLevel(firstLevel(game.meta.id).level) : undefined,
    ),
    options: wishedOptions(game),
  }));
  const [online, setOnline] = useState(FIRST_ONLINE);
  const { complaint, begin, isBusy } = useBegin(game.meta.id, { draft, online });
  const title = listing.title[language];
  const isSolo = game.meta.seats.max === 1;
  const isOnline = online.where === 'online';
  useTitle(t('title', { game: title }));
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="new-table">
        <div className="new-table-window" aria-hidden="true">
          <listing.Art />
        </div>
        <form className="new-table-form" onSubmit={begin}>
          <FormHead game={game.meta.id} title={title} />
          <OnlineFields draft={online} isSolo={isSolo} onChange={setOnline} />
          {!isSolo && (
            <SeatFields
              draft={draft}
              ui={ui}
              isOnline={isOnline}
              seats={game.meta.seats}
              levels={levels}
              onChange={setDraft}
            />
          )}
          <OptionFields draft={draft} game={game} ui={ui} onChange={setDraft} />
          <button type="submit" className="button button-main new-table-start" aria-busy={isBusy}>
            <Play aria-hidden="true" />
            {t(isOnline && !isSolo ? 'open' : 'start')}
          </button>
          <p className="complaint" role="alert">
            {complaint}
          </p>
        </form>
      </main>
    </div>
  );
}

interface Titled {
  readonly game: string;
  readonly title: string;
}

function FormHead({ game, title }: Titled) {
  const t = useTranslations('newTable');
  return (
    <header className="new-table-head">
      <Link className="new-table-back" href="/">
        <ChevronLeft aria-hidden="true" />
        {t('back')}
      </Link>
      <h1>{title}</h1>
      <p className="new-table-lead">{t('heading')}</p>
      <div className="new-table-links">
        <RulesLink game={game} title={title} />
        <ReferenceLink game={game} className="new-table-rules" />
      </div>
    </header>
  );
}

/** Beside the form: what is written in it stays. */
function RulesLink({ game, title }: Titled) {
  const t = useTranslations('rules');
  const language = useSettings((settings) => settings.language);
  return (
    <a className="new-table-rules" href={rulesAddress(game, language)} target="_blank" rel="noopener">
      <BookOpen aria-hidden="true" />
      {t('linkLabel', { game: title })}
    </a>
  );
}

interface Drafts {
  readonly draft: Draft;
  readonly online: OnlineDraft;
}

/** Begins here, or opens a table on the server; says so if there is none to be had. */
function useBegin(game: string, { draft, online }: Drafts) {
  const t = useTranslations('newTable');
  const platformLine = usePlatformRefusals();
  const [complaint, setComplaint] = useState('');
  const { isBusy, once } = useBusy();
  const open = async () => {
    const { count: seats, options } = draft;
    const refusal = await openOnline({ game, seats, options, ...agreedIn(online) });
    setComplaint(refusal ? (platformLine(refusal) ?? refusal.code) : '');
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(draft.options).includes(undefined)) return setComplaint(t('documentMissing'));
    if (online.where === 'online') once(open);
    else beginHere(game, { seats: seatsOf(draft), options: draft.options });
  };
  return { complaint, begin, isBusy };
}
