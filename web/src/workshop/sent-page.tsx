import { useSettings } from '@haven/ui-kit';
import { Bot, Download, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFragment } from '../page/use-fragment.ts';
import { useTitle } from '../page/use-title.ts';
import { Waiting } from '../shell/waiting.tsx';
import { type Sent, unpackedDocument } from './packed-document.ts';
import { isPlayable } from './playable.ts';
import type { RoomProps } from './room-props.ts';
import { shelfOf, useDeeds } from './use-deeds.ts';
import { useWorkshopWords } from './use-words.ts';

/** A document that the address itself carries; nothing is kept before somebody wishes it. */
export function SentPage(room: RoomProps) {
  const t = useWorkshopWords();
  const language = useSettings((settings) => settings.language);
  const sent = useSent();
  useTitle(room.place.workshop.title[language]);
  if (sent === null) return <Waiting />;
  const isOne = sent !== undefined && room.editor.isOne(sent.value);
  return isOne ? <SentDocument {...room} sent={sent} /> : <p className="complaint">{t('badLink')}</p>;
}

function useSent(): Sent | undefined | null {
  const fragment = useFragment();
  const [sent, setSent] = useState<Sent | undefined | null>(null);
  useEffect(() => {
    void unpackedDocument(fragment).then(setSent);
  }, [fragment]);
  return sent;
}

function SentDocument({ place, sent }: RoomProps & { readonly sent: Sent }) {
  const t = useWorkshopWords();
  const { add, save, tryOut } = useDeeds(place);
  const isReady = isPlayable(shelfOf(place), sent.value);
  return (
    <>
      <h1>{sent.title}</h1>
      <p className="workshop-lead">{t('sent')}</p>
      <p className="workshop-state" data-sound={isReady}>
        {t(isReady ? 'ready' : 'notReady')}
      </p>
      <div className="workshop-deeds">
        <button type="button" className="button button-main" data-deed="keep" onClick={() => add(sent)}>
          <Pencil aria-hidden="true" />
          {t('keep')}
        </button>
        <button type="button" className="button" data-deed="try" onClick={() => tryOut(sent)}>
          <Bot aria-hidden="true" />
          {t('tryOut')}
        </button>
        <button type="button" className="button" data-deed="save" onClick={() => save(sent)}>
          <Download aria-hidden="true" />
          {t('save')}
        </button>
      </div>
    </>
  );
}
