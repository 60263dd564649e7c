import type { GameTypes } from '@haven/kit';
import { type ReactNode, useEffect } from 'react';
import type { TableProps } from '../contract/table.ts';
import { KIT_LOOK, type Look } from '../theme/look.ts';

/** Tells the table once that a helping tool was used; none is, as long as it is null. */
export function useAid({ aided, aids }: Pick<TableProps<GameTypes>, 'aided' | 'aids'>, aid: string | null): void {
  useEffect(() => {
    if (aid !== null && !aids.includes(aid)) aided(aid);
  }, [aid, aids, aided]);
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly look?: Look;
  readonly children?: ReactNode;
  turn(isOn: boolean): void;
}

/** Something that is on or off, such as a helping tool. */
export function Switch({ label, isOn, look = KIT_LOOK, children, turn }: SwitchProps) {
  return (
    <button
      type="button"
      className={`${look}-switch`}
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => turn(!isOn)}
    >
      {children}
      <i aria-hidden="true" />
    </button>
  );
}
