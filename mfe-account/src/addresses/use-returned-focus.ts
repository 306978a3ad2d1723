import { useEffect, useRef } from 'react';

/** When a part with the focus is gone, the focus goes to the first button of the place around it. */
export const useReturnedFocus = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const had = useRef(false);
  useEffect(() => {
    const notice = ({ target }: Event) => {
      had.current = target instanceof Node && place.current?.contains(target) === true;
    };
    const events = ['focusin', 'pointerdown'];
    for (const name of events) document.addEventListener(name, notice);
    return () => events.forEach(name => document.removeEventListener(name, notice));
  }, []);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  });
  return place;
};
