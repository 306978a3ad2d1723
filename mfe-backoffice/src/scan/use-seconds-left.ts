import { useEffect, useState } from 'react';
import { type DeviceScan, undoUntil } from './scan.rules';

const leftOf = (scan: DeviceScan): number => Math.max(0, Math.ceil((undoUntil(scan) - Date.now()) / 1000));

/** Seconds in which a scan can still be undone. */
export const useSecondsLeft = (scan: DeviceScan): number => {
  const [, setTick] = useState(0);
  const left = leftOf(scan);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick(tick => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
};
