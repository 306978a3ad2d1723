import { useEffect, useRef } from 'react';

/** Restores the focus when a pressed button disappears: to its replacement, or to the container with `tabIndex` −1. */
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
    next?.focus();
  });
  return place;
};
