import { useEffect, useRef, useState, type RefObject } from 'react';
import { onInteraction } from './interaction';

/** Preload margin around the window after an interaction. */
const ahead = '600px';

/**
 * True when an element is in the window or, after the visitor's next interaction, close to it. Before any interaction
 * nothing off screen is fetched.
 */
export const useInView = (enabled = true): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(!enabled);
  useEffect(() => {
    if (isInView || !place.current) return;
    const target = place.current;
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
    watch('0px');
    const stop = onInteraction(() => watch(ahead));
    return () => {
      stop();
      observer?.disconnect();
    };
  }, [isInView]);
  return [place, isInView];
};
