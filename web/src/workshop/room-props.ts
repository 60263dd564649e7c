import type { DocumentEditor } from '@haven/ui-kit';
import type { DocumentPlace } from './use-deeds.ts';

/** What every page of a workshop is handed. */
export interface RoomProps {
  readonly place: DocumentPlace;
  readonly editor: DocumentEditor;
}
