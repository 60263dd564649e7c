import { KIT_LOOK, type Look } from '../theme/look.ts';

interface TokensProps {
  readonly count: number;
  /** How many there are, in words. */
  readonly label: string;
  readonly look?: Look;
}

/** Equal tokens in a row; told as one. */
export function Tokens({ count, label, look = KIT_LOOK }: TokensProps) {
  const tokens = Array.from({ length: count }, (_, token) => token);
  return (
    <span className={`${look}-tokens`} role="img" aria-label={label}>
      {tokens.map((token) => (
        <i key={token} className={`${look}-token`} />
      ))}
    </span>
  );
}
