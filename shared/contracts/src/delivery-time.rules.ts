interface Promised {
  from: Date;
  to: Date;
}

const hoursOf = ({ from, to }: Promised) => (to.getTime() - from.getTime()) / 3_600_000;

/**
 * What a delivery is promised for: some days when its day is not certain, else a day. Only an express delivery is
 * promised to the minute: no courier comes at three in the morning.
 */
export const promiseOf = (promised: Promised): 'time' | 'day' | 'days' => {
  if (hoursOf(promised) > 48) return 'days';
  return hoursOf(promised) > 12 ? 'day' : 'time';
};
