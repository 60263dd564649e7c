import { create } from 'zustand';

interface Countdown {
  readonly seconds: number | null;
}

/** The last seconds of whoever looks at this screen. */
const useCountdown = create<Countdown>(() => ({ seconds: null }));

export function countDown(seconds: number | null): void {
  useCountdown.setState({ seconds });
}

/** The last seconds, large, for the place where a game asks. They are read aloud elsewhere, once. */
export function LastSeconds() {
  const { seconds } = useCountdown();
  if (seconds === null) return null;
  return (
    <span className="last-seconds" aria-hidden="true">
      {seconds}
    </span>
  );
}
