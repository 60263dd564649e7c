import { useEffect } from 'react';

/** What a search engine and a bookmark tell of the page, in the language that it speaks. */
export function useDescription(description: string): void {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
