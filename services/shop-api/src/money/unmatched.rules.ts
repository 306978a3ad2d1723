const [first, longest] = [30_000, 6 * 3_600_000];
/** About a day of tries. */
const maxTries = 12;
/** Answers that say nothing about the request itself. */
const passing: readonly number[] = [401, 403, 408, 425, 429];

/**
 * When to ask a provider again for a refund that has failed; undefined when a person has to see to it.
 * @param status of the provider's answer, if there was one
 */
export const retryRefundAfter = (tries: number, status: number | undefined): number | undefined => {
  const isRejected = status !== undefined && status < 500 && !passing.includes(status);
  return isRejected || tries >= maxTries ? undefined : Math.min(longest, first * 2 ** (tries - 1));
};
