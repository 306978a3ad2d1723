import { useEffect, useRef } from 'react';

/** Where a button that was pressed is gone, what now stands in its place has the focus; at worst the place, with `tabIndex` −1. */
export const useRestoredFocus = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const had = useRef(false);
  useEffect(() => {
    const notice = ({ target }: Event) => {
      had.current = place.current?.contains(target as Node) ?? false;
    };
    const events = ['focusin', 'pointerdown'];
    events.forEach(name => document.addEventListener(name, notice));
    return () => events.forEach(name => document.removeEventListener(name, notice));
  }, []);
  useEffect(() => {
    if (!had.current || document.activeElement !== document.body) return;
    const next = place.current?.querySelector<HTMLElement>('button, a[href], summary, input') ?? place.current;
    next?.focus({ preventScroll: true });
  });
  return place;
};
