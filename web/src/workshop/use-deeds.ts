import { gameById } from '@haven/games/rules';
import { type GameListing, useSettings, type Workshop } from '@haven/ui-kit';
import { navigate } from 'wouter/use-browser-location';
import { forgetDocument, type KeptDocument, keepDocument, newId, type Shelf } from '../documents/shelf.ts';
import { firstDraft, seatsOf } from '../new-table/draft.ts';
import { say } from '../parts/toasts.tsx';
import { copyLink } from '../share/copy-link.ts';
import { saveText } from '../share/save-text.ts';
import { beginHere } from '../start/new-run.ts';
import { packedDocument, type Sent } from './packed-document.ts';
import { isPlayable } from './playable.ts';
import { useWorkshopWords } from './use-words.ts';

/** A game with a place where its documents are written. */
export interface DocumentPlace {
  readonly listing: GameListing;
  readonly workshop: Workshop;
}

export function shelfOf({ listing, workshop }: DocumentPlace): Shelf {
  return { game: listing.id, option: workshop.option };
}

/** What one can do with a document, whether it is kept here or not. */
export function useDeeds(place: DocumentPlace) {
  const t = useWorkshopWords();
  const nickname = useSettings((settings) => settings.nickname);
  const shelf = shelfOf(place);
  const { game, option } = shelf;
  const add = (sent: Sent) => {
    const id = newId();
    keepDocument(shelf, { ...sent, id, changed: Date.now() });
    navigate(`/${place.workshop.path}/${id}`);
  };
  const save = ({ title, value }: Sent) => saveText(`${fileName(title)}.json`, `${JSON.stringify(value, null, 2)}\n`);
  const share = async (sent: Sent) => {
    const fragment = await packedDocument(sent);
    const action = { label: t('save'), onClick: () => save(sent) };
    if (fragment === undefined)
      return say({ text: t('linkTooLong'), mood: 'plain', about: 'document', stays: true, action });
    const told = { copied: t('linkCopied'), failed: (link: string) => t('failed', { link }) };
    copyLink(`/${place.workshop.path}/shared#${fragment}`, told);
  };
  const remove = (kept: KeptDocument) => {
    forgetDocument(shelf, kept.id);
    const action = { label: t('undo'), onClick: () => void keepDocument(shelf, kept) };
    say({ text: t('deleted', { title: kept.title }), mood: 'plain', about: kept.id, stays: true, action });
  };
  /** Does it if nothing is wrong with the document, else says that something is. */
  const ifSound = (value: unknown, deed: () => void) => {
    if (isPlayable(shelf, value)) deed();
    else say({ text: t('notYet'), mood: 'bad', about: 'document' });
  };
  const tryOut = ({ value }: Sent) =>
    ifSound(value, () => {
      const meta = gameById(game)?.meta;
      if (meta) beginHere(game, { seats: seatsOf(firstDraft(meta, nickname.trim())), options: { [option]: value } });
    });
  const use = ({ id, value }: KeptDocument) =>
    ifSound(value, () => navigate(`/new/${game}?${new URLSearchParams({ [option]: id })}`));
  const copy = ({ title, value }: Sent) => add({ title: t('copyOf', { title }), value });
  return { add, save, share, remove, tryOut, use, copy };
}

export type Deeds = ReturnType<typeof useDeeds>;

/** Letters and digits of any language: a name that every system can keep. */
function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'haven';
}
