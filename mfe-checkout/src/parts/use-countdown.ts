import { useEffect, useState } from 'react';

/** Milliseconds until a moment, updated every second; never below zero. */
export const useCountdown = (until: string | null): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return until ? Math.max(0, Date.parse(until) - now) : 0;
};
