import type { DocumentEditor, GameListing, Workshop as WorkshopOf } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { Toasts } from '../parts/toasts.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentPage } from './document-page.tsx';
import type { RoomProps } from './room-props.ts';
import { SentPage } from './sent-page.tsx';
import './workshop.css';

interface WorkshopProps {
  readonly listing: GameListing;
  readonly workshop: WorkshopOf;
}

/** Where documents for a game's tables are written: all of them, one of them, or one that a link brought. */
export function Workshop({ listing, workshop }: WorkshopProps) {
  const editor = useEditor(workshop);
  if (editor === null) return <Waiting />;
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="workshop">
        <Rooms place={{ listing, workshop }} editor={editor} />
      </main>
      <Toasts />
    </div>
  );
}

function Rooms(room: RoomProps) {
  const { path } = room.place.workshop;
  return (
    <Switch>
      <Route path={`/${path}`}>{() => <DocumentList {...room} />}</Route>
      <Route path={`/${path}/shared`}>{() => <SentPage {...room} />}</Route>
      <Route path={`/${path}/:id/:part?`}>
        {({ id = '', part = '' }) => <DocumentPage {...room} id={id} part={part} key={id} />}
      </Route>
    </Switch>
  );
}

function useEditor(workshop: WorkshopOf): DocumentEditor | null {
  const [editor, setEditor] = useState<DocumentEditor | null>(null);
  useEffect(() => {
    workshop.load().then(setEditor, () => undefined);
  }, [workshop]);
  return editor;
}
