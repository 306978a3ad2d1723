import { useEffect, useRef, useState } from 'react';

/** A pixel of rounding. */
const tolerance = 2;

/** Where a row that scrolls sideways is: at its start, at its end, or at both when all of it is in view. */
export function useRailEnds(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list;
      const next = { atStart: scrollLeft <= tolerance, atEnd: scrollLeft + clientWidth >= scrollWidth - tolerance };
      setEnds(last => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next));
    };
    measure();
    list.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      list.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [count]);
  /** Moves by most of what is in view, so that one item stays as a landmark. */
  const move = (direction: -1 | 1) => {
    if (ref.current) ref.current.scrollLeft += direction * ref.current.clientWidth * 0.8;
  };
  return { ref, ...ends, move };
}
