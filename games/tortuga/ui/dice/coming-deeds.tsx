import { labelled } from '@haven/text-kit';
import { Medal } from '../art/medal.tsx';
import { useBoard } from '../board-context.ts';
import { Emblem, Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { FACE_ICON } from './faces.ts';

/** §3.1, §3.6 Who acts next, in order. */
export function ComingDeeds() {
  const { view } = useBoard();
  const { label, nameOf, shortOf, language } = useWords();
  return (
    <div className="tt-coming" data-about="wait">
      <h3>{label('comingDeeds')}</h3>
      <ol>
        {view.deeds.map(({ seat, action, position }) => (
          <li key={`${action} ${position}`} data-about={`action ${action}`}>
            <Icon name={FACE_ICON[action]} />
            <Medal position={position} />
            <Emblem seat={seat} />
            <span className="visually-hidden">
              {labelled(language, `${shortOf(action)} ${position}`, nameOf(seat))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
