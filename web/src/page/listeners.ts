/** Those who want to hear of something. */
export interface Listeners<V> {
  tell(value: V): void;
  /** Returns how to stop. */
  add(hear: (value: V) => void): () => void;
}

export function listeners<V>(): Listeners<V> {
  const all = new Set<(value: V) => void>();
  return {
    tell: (value) => {
      for (const hear of all) hear(value);
    },
    add: (hear) => {
      all.add(hear);
      return () => all.delete(hear);
    },
  };
}
