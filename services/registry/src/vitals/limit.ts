/** Limits the calls of each address per minute. Addresses are dropped after the minute. */
export const createLimit = (perMinute: number, clock: () => Date) => {
  let minute = 0;
  let used = new Map<string, number>();
  return (address: string): boolean => {
    const now = Math.floor(clock().getTime() / 60_000);
    if (now !== minute) {
      minute = now;
      used = new Map();
    }
    const times = (used.get(address) ?? 0) + 1;
    used.set(address, times);
    return times <= perMinute;
  };
};
