import type { Box } from '@haven/ui-kit';
import { Check } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { CardPlace } from '../beside/card-place.ts';
import { findThings, focusOn } from '../beside/find-thing.ts';
import { useCardPlace } from '../beside/use-card-place.ts';
import { useEscape } from '../beside/use-escape.ts';
import { useThing } from '../beside/use-thing.ts';
import './first-games.css';
import { turnHelps } from '../experience/memory.ts';
import type { Helped } from './use-first-games.ts';
import { type DueHint, useOnce } from './use-once.ts';

/** A small card beside its thing: read aloud once, gone with a tap, with Escape, or when it is done. */
export function OnceHint({ helped }: { readonly helped: Helped }) {
  const t = useTranslations('first');
  const card = useRef<HTMLElement>(null);
  const { hint, met, spend } = useOnce(helped);
  const inSight = useThing(hint?.names, 'leave');
  const place = useCardPlace(card, { box: inSight?.box, words: hint?.sentence ?? '', kept: 'answers' });
  const isShown = hint !== undefined && inSight !== undefined;
  useEffect(() => {
    if (isShown) met(hint.id);
  }, [isShown, met, hint]);
  const putAway = () => {
    const hadFocus = card.current?.contains(document.activeElement);
    spend();
    if (hadFocus) leadBack(hint);
  };
  useEscape(card, isShown ? putAway : undefined);
  useUsed(isShown ? hint : undefined, spend);
  return (
    <>
      {isShown && <div className="once-ring" style={ringAround(inSight.box)} aria-hidden="true" />}
      <section
        ref={card}
        className="once-card"
        aria-label={t('hint')}
        data-shown={isShown}
        data-speaks=""
        data-side={place?.tip === undefined ? undefined : place.side}
        {...(place && { style: styleOf(place) })}
      >
        <div role="status">{isShown && <p>{hint.sentence}</p>}</div>
        {isShown && (
          <div className="once-tools">
            <button type="button" className="button button-main button-small once-seen" onClick={putAway}>
              <Check aria-hidden="true" />
              <span>{t('seen')}</span>
            </button>
            <button type="button" className="once-never" onClick={() => turnHelps(['hints'], 'off')}>
              {t('noHints')}
            </button>
          </div>
        )}
      </section>
    </>
  );
}

/** As wide as its line with the gap inside it. */
const RING = 5;

/** What touches the edge of the screen has its ring on the screen, too. */
function ringAround({ left, top, width, height }: Box): Box {
  const [from, above] = [Math.max(left, RING), Math.max(top, RING)];
  const [to, below] = [Math.min(left + width, innerWidth - RING), Math.min(top + height, innerHeight - RING)];
  return { left: from, top: above, width: to - from, height: below - above };
}

function styleOf({ left, top, tip = 0 }: CardPlace): CSSProperties {
  return { left, top, '--tip': `${tip}px` } as CSSProperties;
}

/** Whoever uses the thing, or what leads to it, needs no more words about it: they would lie over what it opens. */
function useUsed(hint: DueHint | undefined, spend: () => void): void {
  const spent = useEffectEvent(spend);
  useEffect(() => {
    if (hint === undefined) return;
    const using = ({ target }: MouseEvent) => {
      if (findThings(hint.names).some((thing) => thing.contains(target as Node))) spent();
    };
    document.addEventListener('click', using, true);
    return () => document.removeEventListener('click', using, true);
  }, [hint]);
}

function leadBack(hint: DueHint | undefined): void {
  const [thing] = findThings(hint?.names ?? []);
  if (thing) focusOn(thing);
}
