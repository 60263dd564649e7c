import { useWords } from '../words.ts';

/** §5.4 Heads doubles the damage: the coin says so on its face. */
export function Coin({ isHeads }: { readonly isHeads: boolean }) {
  const { label } = useWords();
  return (
    <span
      className="sb-coin"
      data-about="coin"
      data-heads={isHeads}
      role="img"
      aria-label={label(isHeads ? 'heads' : 'tails')}
    >
      <span className="sb-coin-disc">
        <CoinSide className="sb-coin-heads" text="×2" ring="#ff2e88" />
        <CoinSide className="sb-coin-tails" text="×1" ring="#1497c4" />
      </span>
    </span>
  );
}

interface SideProps {
  readonly className: string;
  readonly text: string;
  readonly ring: string;
}

function CoinSide({ className, text, ring }: SideProps) {
  return (
    <svg className={`sb-coin-side ${className}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill="#ffd34d" stroke="#8a5a00" strokeWidth="3" />
      <circle cx="50" cy="50" r="38" fill="#f2b93b" stroke={ring} strokeWidth="4" strokeDasharray="6 4" />
      <text x="50" y="63" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
