import { GAME_ICONS, type GameIcon } from './game-icons.ts';

/** An icon in the colour of the text around it. */
export function Icon({ name }: { readonly name: GameIcon }) {
  return (
    <svg className="t2-icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={GAME_ICONS[name]} fill="currentColor" />
    </svg>
  );
}
