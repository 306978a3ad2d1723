import type { ReactNode } from 'react';
import { useInView } from '@ortoo/remote';

/** A part below the first screen: its space is reserved, and it renders when scrolled near. */
export const RenderInView = ({ room, children }: { room: ReactNode; children: ReactNode }) => {
  const [place, isInView] = useInView();
  return <div ref={place}>{isInView ? children : room}</div>;
};
