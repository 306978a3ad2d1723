import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { monthOf } from './calendar.rules';

/** The day that has the focus, and the first month that shows it. */
export const useFocusedDay = (first: string, bounds: { from: string; to: string }) => {
  const [focused, setFocused] = useState(first);
  const [month, setMonth] = useState(monthOf(first));
  const grids = useRef<HTMLDivElement>(null);
  /** Set when the focus has to follow. */
  const follows = useRef(true);
  const within = (date: string) => (date < bounds.from ? bounds.from : date > bounds.to ? bounds.to : date);
  const follow = useEffectEvent(() => {
    if (!follows.current) return;
    const day = grids.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`);
    // On a phone the second month is not shown.
    if (monthOf(focused) !== month && !day?.getClientRects().length) return setMonth(monthOf(focused));
    follows.current = false;
    day?.focus();
  });
  useEffect(() => follow(), [focused, month]);
  return {
    focused,
    month,
    grids,
    moveTo: (date: string) => {
      const next = within(date);
      follows.current = next !== focused;
      setFocused(next);
    },
    setFocused,
    /** Shows other months; the button that was pressed keeps the focus. */
    show: (next: string) => {
      setMonth(next);
      setFocused(within(`${next}-01`));
    },
  };
};

export type FocusedDay = ReturnType<typeof useFocusedDay>;
