/** Dice that lie behind a screen, out of sight. */
export function HiddenDice({ count }: { readonly count: number }) {
  return (
    <span className="tt-hidden-dice" aria-hidden="true">
      {SPOTS.slice(0, count).map((spot) => (
        <span key={spot} className="tt-hidden-die" />
      ))}
    </span>
  );
}

const SPOTS = ['A', 'B', 'C', 'D', 'E'] as const;
