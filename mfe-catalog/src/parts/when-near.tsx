import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far ahead of the window a part is made ready. */
const ahead = '600px';

/** A part below the first screen: its room is kept, it comes when one scrolls near. */
export const WhenNear = ({ room, children }: { room: ReactNode; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near ? children : room}</div>;
};
