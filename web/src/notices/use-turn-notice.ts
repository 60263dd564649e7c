import { playSound } from '@haven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { countAnew } from './badge.ts';
import { notify } from './notify.ts';

const BLINK_MS = 1000;

interface Turn {
  readonly isMine: boolean;
  /** The page's title otherwise. */
  readonly title: string;
  readonly game: string;
}

/** Says that it is one's turn: in the title while the page is out of sight, by a sound, and as a notice if wished. */
export function useTurnNotice({ isMine, title, game }: Turn): void {
  const t = useTranslations('notices');
  const isHidden = useHidden();
  const isLit = useBlinking(isMine && isHidden);
  const wasMine = useRef<boolean | null>(null);
  useEffect(() => {
    document.title = isLit ? `● ${t('yourTurn', { game })}` : title;
  }, [isLit, title, game, t]);
  useEffect(() => {
    const isNews = isMine && wasMine.current === false;
    if (wasMine.current !== null && wasMine.current !== isMine) void countAnew();
    wasMine.current = isMine;
    if (!isNews) return;
    playSound('coin');
    notify(t('yourTurn', { game }));
  }, [isMine, game, t]);
}

function useHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

function useBlinking(isOn: boolean): boolean {
  const [isLit, setLit] = useState(isOn);
  useEffect(() => {
    setLit(isOn);
    if (!isOn) return;
    const blink = setInterval(() => setLit((lit) => !lit), BLINK_MS);
    return () => clearInterval(blink);
  }, [isOn]);
  return isLit;
}
