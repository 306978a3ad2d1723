const [first, longest] = [30_000, 6 * 3_600_000];
/** About 15 hours of tries. */
const maxTries = 12;
/** Responses that are independent of the request. */
const passing: readonly number[] = [401, 403, 408, 425, 429];

/**
 * When to retry a failed refund; undefined when staff must handle it.
 * @param status of the provider's answer, if there was one
 */
export const retryRefundAfter = (tries: number, status: number | undefined): number | undefined => {
  const isRejected = status !== undefined && status < 500 && !passing.includes(status);
  return isRejected || tries >= maxTries ? undefined : Math.min(longest, first * 2 ** (tries - 1));
};
