import type { GameTypes } from '@haven/kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import { useState } from 'react';
import { useWide } from '../page/use-wide.ts';

export const TABS = ['log', 'rules', 'chat'] as const;
export type Tab = (typeof TABS)[number];

export interface DrawerState {
  readonly isWide: boolean;
  readonly isOpen: boolean;
  readonly tab: Tab;
  /** What the reader of the rules looks for: a § or a word. */
  readonly search: string;
  open(tab: Tab): void;
  close(): void;
  lookFor(search: string): void;
  /** Opens the rules at one § of them. */
  showRule(rule: string): void;
}

/** The drawer stands open where there is room for it; on a phone it is a sheet that waits to be called. */
export function useDrawer({ isWide: isBoardWide = false }: Pick<GameUi<GameTypes>, 'isWide'>): DrawerState {
  const isWide = useWide();
  const isShut = useSettings((settings) => settings.isDrawerShut);
  const [wish, setWish] = useState<boolean | null>(null);
  const [tab, setTab] = useState<Tab>('log');
  const [search, setSearch] = useState('');
  const open = (next: Tab) => {
    setTab(next);
    setWish(true);
    if (isWide) useSettings.getState().change({ isDrawerShut: false });
  };
  const close = () => {
    setWish(false);
    if (isWide) useSettings.getState().change({ isDrawerShut: true });
  };
  return {
    isWide,
    isOpen: wish ?? (isWide && !isBoardWide && !isShut),
    tab,
    search,
    open,
    close,
    lookFor: setSearch,
    showRule: (rule) => {
      setSearch(rule);
      open('rules');
    },
  };
}
