import { KIT_WORDS, LANGUAGES } from '@haven/ui-kit';
import { ShownPart } from './shown-part.tsx';

export function WordsPart() {
  return (
    <ShownPart name="KIT_WORDS">
      <section className="kit-sheet">
        <table>
          <thead>
            <tr>
              <th scope="col">label</th>
              {LANGUAGES.map((language) => (
                <th key={language} scope="col">
                  {language}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.keys(KIT_WORDS.en).map((word) => (
              <tr key={word}>
                <th scope="row">{word}</th>
                {LANGUAGES.map((language) => (
                  <td key={language} lang={language}>
                    {new Map(Object.entries(KIT_WORDS[language])).get(word)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ShownPart>
  );
}
