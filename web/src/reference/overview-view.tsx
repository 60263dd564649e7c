import { type Asked, type GameReference, type Language, ThingButton } from '@haven/ui-kit';
import { useReferenceWords } from '../reference-link/use-words.ts';

interface OverviewProps extends Pick<Asked, 'ask'> {
  readonly reference: GameReference;
  readonly language: Language;
}

/** The board, then everything on it by name, shelf by shelf. */
export function OverviewView({ reference, language, ask }: OverviewProps) {
  const { Board, Picture } = reference;
  return (
    <>
      {Board && <WholeBoard Board={Board} />}
      {reference.overview(language).map(({ title, things }) => (
        <section key={title} className="reference-shelf">
          <h2>{title}</h2>
          <div className="reference-things">
            {things.map((thing) => (
              <ThingButton key={thing.about} thing={thing} Picture={Picture} ask={ask} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function WholeBoard({ Board }: Required<Pick<GameReference, 'Board'>>) {
  const t = useReferenceWords();
  return (
    <section className="reference-shelf">
      <h2>{t('board')}</h2>
      <Board />
    </section>
  );
}
