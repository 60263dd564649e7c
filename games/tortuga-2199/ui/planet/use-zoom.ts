import { isMeantElsewhere } from '@haven/ui-kit';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Fingers } from './fingers.ts';
import { Lens } from './lens.ts';
import { useTaps } from './use-taps.ts';
import { centredOn, isWhole, movedBy, type Place, STRIDE, WHOLE, zoomedAt } from './zoom.ts';

const MIDDLE: Place = { x: 0.5, y: 0.5 };
/** How fast a wheel turns the scale. */
const WHEEL = 1 / 500;
const KEYS: Readonly<Record<string, number>> = { '+': STRIDE, '=': STRIDE, '-': 1 / STRIDE };

const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Place => ({
  x: clientX,
  y: clientY,
});

/** Two fingers, two taps, the wheel, + and - bring the planet nearer; a tap of one finger still presses what it meets. */
export function useZoom(globe: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  const lens = useRef<Lens | null>(null);
  useEffect(() => {
    if (globe.current) lens.current = new Lens(globe.current, setNear);
  }, [globe]);
  useWheel(globe, lens);
  useKeys(lens);
  const backToWhole = () => lens.current?.leap(() => WHOLE);
  const twice = (at: Place) =>
    lens.current?.leap((zoom) =>
      isWhole(zoom) ? zoomedAt(zoom, lens.current?.placeOf(at) ?? MIDDLE, STRIDE * STRIDE) : WHOLE,
    );
  return { isNear, backToWhole, handlers: { ...useFingers(lens, twice), onFocus: useSight(lens) } };
}

type LensRef = RefObject<Lens | null>;

function useFingers(lens: LensRef, twice: (at: Place) => void) {
  const fingers = useMemo(() => new Fingers(), []);
  const taps = useTaps(twice);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => fingers.press(event.pointerId, pointOf(event)),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const pull = fingers.move(event.pointerId, pointOf(event));
      const near = lens.current;
      if (pull === undefined || near === null) return;
      near.follow((zoom) => zoomedAt(movedBy(zoom, near.partOf(pull.by)), near.placeOf(pull.middle), pull.spread));
      if (near.isNear) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: ({ pointerId }: PointerEvent) => fingers.lift(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => fingers.lift(pointerId),
    onPointerLeave: ({ pointerId }: PointerEvent) => fingers.lift(pointerId),
    onClickCapture: (event: MouseEvent) =>
      fingers.isTap || event.detail === 0 ? taps(event) : event.stopPropagation(),
  };
}

/** The page scrolls on where there is nothing to bring nearer or farther. */
function useWheel(globe: RefObject<HTMLElement | null>, lens: LensRef): void {
  useEffect(() => {
    const planet = globe.current?.parentElement;
    const onWheel = (event: WheelEvent) => {
      const near = lens.current;
      if (near === null || (event.deltaY >= 0 && !near.isNear)) return;
      event.preventDefault();
      near.follow((zoom) => zoomedAt(zoom, near.placeOf(pointOf(event)), Math.exp(-event.deltaY * WHEEL)));
    };
    planet?.addEventListener('wheel', onWheel, { passive: false });
    return () => planet?.removeEventListener('wheel', onWheel);
  }, [globe, lens]);
}

function useKeys(lens: LensRef): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const factor = KEYS[event.key];
      if (factor === undefined || isMeantElsewhere(event)) return;
      lens.current?.leap((zoom) => zoomedAt(zoom, MIDDLE, factor));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [lens]);
}

/** Whoever goes from sector to sector by keyboard sees the one they are at. */
function useSight(lens: LensRef) {
  return ({ target }: FocusEvent<HTMLElement>) => {
    const near = lens.current;
    if (near?.isNear && target.matches('.t2-hex:focus-visible'))
      near.leap((zoom) => centredOn(zoom, near.middleOf(target)));
  };
}
