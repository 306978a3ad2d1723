/** Shares are stored with four decimal places: a hundredth of a percent. */
const places = 10_000;

/** A share of an amount, rounded down. Computed in whole numbers, because 0.29 × 100 is less than 29. */
export const shareOf = (amount: number, share: number): number =>
  Number((BigInt(amount) * BigInt(Math.round(share * places))) / BigInt(places));

/** `amount` scaled by part / whole, rounded down. */
export const proportion = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
