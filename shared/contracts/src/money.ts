declare const unit: unique symbol;

/** Whole tugrik. Inside our code money is always this integer, never a float or a string. */
export type Money = number & { readonly [unit]: 'tugrik' };

/** An amount on the Shop API's wire: a decimal string such as `129000.0`. */
export type WireMoney = string;

/** Marks a whole number as money. Throws on anything else, for a wrong amount must never travel on. */
export const money = (amount: number): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole tugrik: ${amount}`);
  return amount as Money;
};

/** Reads an amount of the wire: `"129000.0"` or the number of a search document. */
export const toMoney = (wire: WireMoney | number): Money => money(Math.round(Number(wire)));

/** Writes an amount for the wire: `"129000.0"`. */
export const toWire = (amount: Money): WireMoney => `${amount}.0`;

/** The one currency of the shop (ISO 4217). */
export const currency = 'MNT';
