/** Delay of the first check after a payment was created, in milliseconds. */
export const firstCheckAfter = 20_000;
/** Max age of a checked payment. */
export const followedFor = 7 * 86_400_000;
const longestRetry = 10 * 60_000;

/** Delay of the next check: the older a payment, the less it changes. */
export const checkAgainAfter = (age: number): number => Math.max(firstCheckAfter, age / 2);

/** The same after this number of consecutive failed checks. */
export const retryCheckAfter = (tries: number): number => Math.min(longestRetry, firstCheckAfter * 2 ** (tries - 1));
