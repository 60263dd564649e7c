/** Shapes of game-icons.net by their names, each in a box of 512 by 512. */
export type Icons<Name extends string> = Readonly<Record<Name, string>>;

interface IconProps {
  readonly path: string | undefined;
  readonly className: string;
}

/** An icon in the colour of the text around it. */
export function IconShape({ path, className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
