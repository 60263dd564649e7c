/** First or second position at an action. */
export function Medal({ position }: { readonly position: 1 | 2 | null }) {
  return (
    <span className="tt-medal" data-position={position ?? 'none'} aria-hidden="true">
      {position}
    </span>
  );
}
