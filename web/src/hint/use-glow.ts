import { useEffect } from 'react';

/** Every button of this move glows: the games mark them by the move's notation. */
export function useGlow(move: string | undefined): void {
  useEffect(() => {
    if (move === undefined) return;
    const sheet = new CSSStyleSheet();
    const name = JSON.stringify(move);
    sheet.replaceSync(`[data-move=${name}], [data-in-hand=${name}] { ${GLOW} }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [move]);
}

const GLOW = 'outline: 3px solid #ffd76a; outline-offset: 2px; filter: drop-shadow(0 0 10px #ffd76a);';
