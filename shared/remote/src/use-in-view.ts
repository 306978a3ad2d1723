import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far ahead of the window a part is made ready once the visitor has begun to move. */
const ahead = '600px';

const signs = ['scroll', 'pointermove', 'touchstart', 'keydown'];

/**
 * True from the moment an element is in the window, or, after the first sign of the visitor, close to it. Until somebody
 * moves, nothing is fetched that nobody sees.
 */
export const useInView = (enabled = true): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(!enabled);
  useEffect(() => {
    if (isInView || !place.current) return;
    const target = place.current;
    const controller = new AbortController();
    let observer: IntersectionObserver | undefined;
    const watch = (rootMargin: string) => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) setInView(true);
        },
        { rootMargin },
      );
      observer.observe(target);
    };
    const lookAhead = () => {
      controller.abort();
      watch(ahead);
    };
    watch('0px');
    for (const sign of signs) window.addEventListener(sign, lookAhead, { signal: controller.signal, passive: true });
    return () => {
      controller.abort();
      observer?.disconnect();
    };
  }, [isInView]);
  return [place, isInView];
};
