import { useEffect, useState } from 'react';

export type Loading<T> = { readonly value: T } | 'failed' | null;

/** What a promise brings, once for its key. */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for its key.
  useEffect(() => {
    load().then(
      (value) => setLoading({ value }),
      () => setLoading('failed'),
    );
  }, [key]);
  return loading;
}
