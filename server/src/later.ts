/** What happens later, by the clock of the machine or by that of whoever plays with time. Nothing of it keeps a process alive. */
export interface Later {
  /** Once, after so long; returns how to call it off. */
  after(ms: number, call: () => void): () => void;
  /** Again and again; returns how to end it. */
  every(ms: number, call: () => void): () => void;
  /** As soon as all that is under way has had its turn. */
  soon(call: () => void): void;
}

/** By the clock of this machine. */
export const LATER: Later = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, call) => {
    const timer = setInterval(call, ms).unref();
    return () => clearInterval(timer);
  },
  soon: (call) => void setImmediate(call),
};

export function pause({ after }: Pick<Later, 'after'>, ms: number): Promise<void> {
  return new Promise((resolve) => void after(ms, resolve));
}
