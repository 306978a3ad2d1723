import { useSyncExternalStore } from 'react';

const every = (milliseconds: number) => (tick: () => void) => {
  const timer = setInterval(tick, milliseconds);
  return () => clearInterval(timer);
};

const [bySecond, byMinute] = [every(1000), every(60_000)];

/**
 * The current time, in steps of a second or a minute; undefined on the server, whose pages have no clock, and at first.
 */
export const useNow = (step: 'second' | 'minute'): number | undefined => {
  const length = step === 'second' ? 1000 : 60_000;
  return useSyncExternalStore(
    step === 'second' ? bySecond : byMinute,
    () => Math.floor(Date.now() / length) * length,
    () => undefined,
  );
};
