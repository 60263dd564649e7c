import { loadReference } from '@haven/games/references';
import {
  Bubble,
  type Diagram,
  DiagramView,
  type GameReference,
  KIT_WORDS,
  LANGUAGES,
  type Language,
  useAsked,
} from '@haven/ui-kit';
import { createRoot } from 'react-dom/client';

/** Below the words of each example, if it has a position to show. */
export async function drawDiagrams(game: string, examples: readonly Element[]): Promise<void> {
  const reference = await loadReference(game);
  if (reference === undefined) return;
  const language = LANGUAGES.find((each) => each === document.documentElement.lang) ?? 'en';
  for (const example of examples) {
    const number = Number(example.getAttribute('data-example'));
    const diagram = reference.diagrams.find((each) => each.example === number);
    if (diagram === undefined) continue;
    const place = document.createElement('div');
    place.className = 'diagram';
    example.append(place);
    createRoot(place).render(<RulesDiagram reference={reference} diagram={diagram} language={language} />);
  }
}

interface RulesDiagramProps {
  readonly reference: GameReference;
  readonly diagram: Diagram;
  readonly language: Language;
}

function RulesDiagram({ reference, diagram, language }: RulesDiagramProps) {
  const { explainer, ask } = useAsked({ reference, language });
  const { World, Picture, look } = reference;
  return (
    <World language={language}>
      <DiagramView rows={diagram.rows(language)} language={language} Picture={Picture} ask={ask} />
      <Bubble
        look={look}
        explainer={explainer}
        rules={reference.rules[language]}
        language={language}
        showRule={showRule}
        label={(word) => KIT_WORDS[language][word]}
      />
    </World>
  );
}

function showRule(rule: string): void {
  location.hash = `s${rule.replace('§', '')}`;
}
