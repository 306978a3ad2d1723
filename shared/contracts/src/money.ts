declare const unit: unique symbol;

/** Whole tugrik. In code money is always this integer, never a float or a string. */
export type Money = number & { readonly [unit]: 'tugrik' };

/** An amount in the Shop API's JSON: a decimal string such as `129000.0`. */
export type WireMoney = string;

/** Marks a whole number as money. Throws on anything else, so that a wrong amount is never passed on. */
export const money = (amount: number): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole tugrik: ${amount}`);
  return amount as Money;
};

/** Parses an amount of the API: `"129000.0"` or the number of a search document. */
export const toMoney = (wire: WireMoney | number): Money => money(Math.round(Number(wire)));

/** Serializes an amount for the API: `"129000.0"`. */
export const toWire = (amount: Money): WireMoney => `${amount}.0`;

/** The one currency of the shop (ISO 4217). */
export const currency = 'MNT';
