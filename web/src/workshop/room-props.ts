import type { DocumentEditor } from '@haven/ui-kit';
import type { Place } from './use-deeds.ts';

/** What every page of a workshop is handed. */
export interface RoomProps {
  readonly place: Place;
  readonly editor: DocumentEditor;
}
