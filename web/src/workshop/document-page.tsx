import { type DocumentEditor, useSettings } from '@haven/ui-kit';
import { Bot, ChevronLeft, Copy, Download, Link2, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { type KeptDocument, keepDocument, keptDocuments, useShelf } from '../documents/shelf.ts';
import { useTitle } from '../page/use-title.ts';
import { say } from '../parts/toasts.tsx';
import { LONGEST_TITLE } from './packed-document.ts';
import { isPlayable } from './playable.ts';
import type { RoomProps } from './room-props.ts';
import { type DocumentPlace, shelfOf, useDeeds } from './use-deeds.ts';
import { useWorkshopWords } from './use-words.ts';

interface PageProps extends RoomProps {
  readonly id: string;
  /** Which part of the document is open. */
  readonly part: string;
}

/** One document: its name, what can be done with it, and the game's own form for it. */
export function DocumentPage({ place, editor, id, part }: PageProps) {
  const t = useWorkshopWords();
  const kept = useShelf(shelfOf(place)).find((each) => each.id === id);
  return (
    <>
      <Link className="workshop-back" href={`/${place.workshop.path}`}>
        <ChevronLeft aria-hidden="true" />
        {t('toList')}
      </Link>
      {kept === undefined ? (
        <p className="complaint">{t('gone')}</p>
      ) : (
        <Document place={place} editor={editor} kept={kept} part={part} />
      )}
    </>
  );
}

interface DocumentProps {
  readonly place: DocumentPlace;
  readonly editor: DocumentEditor;
  readonly kept: KeptDocument;
  readonly part: string;
}

function Document({ place, editor, kept, part }: DocumentProps) {
  const t = useWorkshopWords();
  const language = useSettings((settings) => settings.language);
  const { isKept, write } = useWriting(place, kept.id);
  const path = `/${place.workshop.path}/${kept.id}`;
  useTitle(`${kept.title} · ${place.workshop.title[language]}`);
  const tell = (text: string, undo: () => void) =>
    say({ text, mood: 'plain', about: 'edit', stays: true, action: { label: t('undo'), onClick: undo } });
  return (
    <>
      <h1 className="visually-hidden">{kept.title}</h1>
      <Head place={place} kept={kept} isOpen={part === ''} onTitle={(title) => write((now) => ({ ...now, title }))} />
      {!isKept && (
        <p className="complaint" role="alert">
          {t('notKept')}
        </p>
      )}
      <editor.Editor
        value={kept.value}
        language={language}
        tell={tell}
        place={part}
        goTo={(next) => navigate(next === '' ? path : `${path}/${encodeURIComponent(next)}`)}
        change={(edit) => write((now) => ({ ...now, value: edit(now.value) }))}
      />
    </>
  );
}

/** Every letter is kept as it is typed, on top of what is kept by then. */
function useWriting(place: DocumentPlace, id: string) {
  const [isKept, setKept] = useState(true);
  const shelf = shelfOf(place);
  const write = (edit: (now: KeptDocument) => KeptDocument) => {
    const now = keptDocuments(shelf).find((each) => each.id === id);
    if (now) setKept(keepDocument(shelf, { ...edit(now), changed: Date.now() }));
  };
  return { isKept, write };
}

interface HeadProps {
  readonly place: DocumentPlace;
  readonly kept: KeptDocument;
  /** On a small screen there is room for it only while no part is open. */
  readonly isOpen: boolean;
  readonly onTitle: (title: string) => void;
}

function Head({ place, kept, isOpen, onTitle }: HeadProps) {
  const t = useWorkshopWords();
  const isReady = isPlayable(shelfOf(place), kept.value);
  return (
    <div className="workshop-head" data-open={isOpen}>
      <label className="workshop-name">
        <span>{t('name')}</span>
        <input
          className="name-field"
          value={kept.title}
          maxLength={LONGEST_TITLE}
          onChange={({ target }) => onTitle(target.value)}
        />
      </label>
      <p className="workshop-state" role="status" data-sound={isReady}>
        {t(isReady ? 'ready' : 'notReady')}
      </p>
      <DocumentDeeds place={place} kept={kept} />
    </div>
  );
}

function DocumentDeeds({ place, kept }: Pick<HeadProps, 'place' | 'kept'>) {
  const t = useWorkshopWords();
  const { tryOut, use, share, save, copy, remove } = useDeeds(place);
  const leave = () => {
    remove(kept);
    navigate(`/${place.workshop.path}`);
  };
  return (
    <div className="workshop-deeds">
      <button type="button" className="button button-small button-main" onClick={() => tryOut(kept)}>
        <Bot aria-hidden="true" />
        {t('tryOut')}
      </button>
      <button type="button" className="button button-small" data-deed="use" onClick={() => use(kept)}>
        <Play aria-hidden="true" />
        {t('use')}
      </button>
      <button type="button" className="button button-small" data-deed="share" onClick={() => void share(kept)}>
        <Link2 aria-hidden="true" />
        {t('share')}
      </button>
      <button type="button" className="button button-small" data-deed="save" onClick={() => save(kept)}>
        <Download aria-hidden="true" />
        {t('save')}
      </button>
      <button type="button" className="button button-small" data-deed="copy" onClick={() => copy(kept)}>
        <Copy aria-hidden="true" />
        {t('copy')}
      </button>
      <button type="button" className="button button-small" data-deed="delete" onClick={leave}>
        <Trash2 aria-hidden="true" />
        {t('delete')}
      </button>
    </div>
  );
}
