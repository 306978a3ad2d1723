/** A provider is asked for the first time so long after a payment was made. Milliseconds. */
export const firstCheckAfter = 20_000;
/** A payment is followed for so long. */
export const followedFor = 7 * 86_400_000;
const longestRetry = 10 * 60_000;

/** How long to wait for the next check: a payment changes less and less as it ages. */
export const checkAgainAfter = (age: number): number => Math.max(firstCheckAfter, age / 2);

/** The same after so many failed checks in a row. */
export const retryCheckAfter = (tries: number): number => Math.min(longestRetry, firstCheckAfter * 2 ** (tries - 1));
