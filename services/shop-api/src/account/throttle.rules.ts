/** Failures without a wait, and the wait that doubles after them. */
export interface ThrottlePolicy {
  free: number;
  firstSeconds: number;
  longestSeconds: number;
}

export const perPerson: ThrottlePolicy = { free: 4, firstSeconds: 1, longestSeconds: 3600 };
/** From any address: an attacker can make the owner wait, so the wait is short. */
export const perAccount: ThrottlePolicy = { free: 20, firstSeconds: 1, longestSeconds: 300 };
export const perAddress: ThrottlePolicy = { free: 30, firstSeconds: 1, longestSeconds: 3600 };

/** Seconds to wait before the next attempt, after this number of failures in a row. */
export const waitAfter = (failures: number, policy: ThrottlePolicy): number =>
  failures <= policy.free
    ? 0
    : Math.min(policy.longestSeconds, policy.firstSeconds * 2 ** (failures - policy.free - 1));
