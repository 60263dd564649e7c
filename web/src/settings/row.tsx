import type { ReactNode } from 'react';

interface RowProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function Row({ label, hint, children }: RowProps) {
  return (
    <div className="settings-row">
      <div>
        {label}
        {hint && <p className="settings-hint">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
