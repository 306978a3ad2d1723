import { useEffect, useState } from 'react';
import { type DeviceScan, undoUntil } from './scan.rules';

const isFuture = (time: number): boolean => time > Date.now();

/** Whether a scan can still be undone. One timer for each: a list of clocks would redraw the page all the time. */
export const useIsUndoable = (scan: DeviceScan): boolean => {
  const until = undoUntil(scan);
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const left = until - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setPassed(until), left);
    return () => clearTimeout(timer);
  }, [until]);
  return passed !== until && isFuture(until);
};
