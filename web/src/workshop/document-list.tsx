import { useSettings } from '@haven/ui-kit';
import { ChevronLeft, Copy, FilePlus2, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormatter, useNow } from 'use-intl';
import { Link } from 'wouter';
import { type KeptDocument, useShelf } from '../documents/shelf.ts';
import { useTitle } from '../page/use-title.ts';
import { OpenDocument } from './open-document.tsx';
import { isPlayable } from './playable.ts';
import type { RoomProps } from './room-props.ts';
import { type Deeds, type DocumentPlace, shelfOf, useDeeds } from './use-deeds.ts';
import { useWorkshopWords } from './use-words.ts';

/** All documents of this browser, and the ways to another one. */
export function DocumentList({ place, editor }: RoomProps) {
  const t = useWorkshopWords();
  const language = useSettings((settings) => settings.language);
  const deeds = useDeeds(place);
  const title = place.workshop.title[language];
  useTitle(title);
  return (
    <>
      <Link className="workshop-back" href={`/new/${place.listing.id}`}>
        <ChevronLeft aria-hidden="true" />
        {t('toTable')}
      </Link>
      <h1>{title}</h1>
      <p className="workshop-lead">{place.workshop.lead[language]}</p>
      <section className="workshop-part" aria-label={t('begin')}>
        <h2>{t('begin')}</h2>
        <div className="workshop-deeds">
          {editor.starts.map(({ id, label, make }) => (
            <button
              key={id}
              type="button"
              className="button"
              data-start={id}
              onClick={() => deeds.add({ title: editor.title(language), value: make() })}
            >
              <FilePlus2 aria-hidden="true" />
              {label(language)}
            </button>
          ))}
          <OpenDocument place={place} editor={editor} />
        </div>
      </section>
      <KeptList place={place} deeds={deeds} />
    </>
  );
}

interface ListProps {
  readonly place: DocumentPlace;
  readonly deeds: Deeds;
}

function KeptList({ place, deeds }: ListProps) {
  const t = useWorkshopWords();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const kept = useShelf(shelfOf(place));
  const remove = (document: KeptDocument) => {
    deeds.remove(document);
    // The row goes with its buttons: the focus has to stay near.
    title.current?.focus();
  };
  return (
    <section className="workshop-part" aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {t('mine')}
      </h2>
      {kept.length === 0 && <p className="workshop-quiet">{t('none')}</p>}
      <ul className="workshop-list">
        {kept.map((document) => (
          <KeptRow key={document.id} place={place} document={document} onCopy={deeds.copy} onRemove={remove} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly place: DocumentPlace;
  readonly document: KeptDocument;
  readonly onCopy: (document: KeptDocument) => void;
  readonly onRemove: (document: KeptDocument) => void;
}

function KeptRow({ place, document, onCopy, onRemove }: RowProps) {
  const t = useWorkshopWords();
  const { id, title, value, changed } = document;
  const when = useFormatter().relativeTime(changed, useNow());
  const state = t(isPlayable(shelfOf(place), value) ? 'ready' : 'notReady');
  return (
    <li className="workshop-row">
      <div>
        <Link href={`/${place.workshop.path}/${id}`}>{title}</Link>
        <p className="workshop-quiet">{[state, t('changed', { when })].join(' · ')}</p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('copyThis', { title })}
        onClick={() => onCopy(document)}
      >
        <Copy aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('deleteThis', { title })}
        onClick={() => onRemove(document)}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </li>
  );
}
