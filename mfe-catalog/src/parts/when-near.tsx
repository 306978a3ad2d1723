import type { ReactNode } from 'react';
import { useNear } from '@ortoo/remote';

/** A part below the first screen: its room is kept, it comes when one scrolls near. */
export const WhenNear = ({ room, children }: { room: ReactNode; children: ReactNode }) => {
  const [place, near] = useNear();
  return <div ref={place}>{near ? children : room}</div>;
};
