import { useEffect, useRef } from 'react';

/** Where a button that was pressed is gone, what now stands in its place has the focus. */
export const useKeptFocus = <Place extends HTMLElement>() => {
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
    place.current?.querySelector<HTMLElement>('button, a[href], summary, input')?.focus({ preventScroll: true });
  });
  return place;
};
