/** Wrong tries of one code. */
export const maxTries = 5;

const minute = 60_000;

/** Codes to one address or number; the second limit holds against patient guessing. */
export const codeLimits = {
  short: { count: 3, window: 10 * minute },
  long: { count: 15, window: 24 * 60 * minute },
} as const;

/** Seconds until one more code may be sent to somebody who got codes at these moments. */
export const secondsToNextCode = (sentAt: readonly Date[], now: Date): number => {
  const waits = Object.values(codeLimits).map(({ count, window }) => {
    const times = sentAt.map(moment => moment.getTime()).filter(moment => moment > now.getTime() - window);
    const blocking = times.toSorted((a, b) => b - a)[count - 1];
    return blocking === undefined ? 0 : blocking + window - now.getTime();
  });
  return Math.ceil(Math.max(1000, ...waits) / 1000);
};
