import { useEffect, useRef, useState, type RefObject } from 'react';

/** Preload margin around the window after the visitor's first interaction. */
const ahead = '600px';

const signs = ['scroll', 'pointermove', 'touchstart', 'keydown'];

/**
 * True when an element is in the window or, after the visitor's first interaction, close to it. Before any interaction
 * nothing off screen is fetched.
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
