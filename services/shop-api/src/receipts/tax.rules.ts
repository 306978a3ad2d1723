/** One thing sold, in whole tugrik as paid for before discounts on the order. */
export interface SoldLine {
  name: string;
  sku: string;
  hotel: boolean;
  quantity: number;
  amount: number;
}

export interface TaxedLine extends Omit<SoldLine, 'amount'> {
  /** In hundredths of a tugrik, after its part of the discount. */
  total: number;
  vat: number;
}

/** The tax of 10 % is inside the price: an eleventh of it. In and out in hundredths. */
export const vatWithin = (gross: number): number => Math.round(gross / 11);

/** Lines in hundredths with the discount spread over them in proportion; what rounding leaves goes to the last ones. */
export const taxedLines = (lines: readonly SoldLine[], discount: number): TaxedLine[] => {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  let [seen, given] = [0, 0];
  return lines.map(({ amount, ...line }) => {
    seen += amount;
    const share = sum === 0 ? 0 : Math.floor((discount * seen) / sum) - given;
    given += share;
    const total = (amount - share) * 100;
    return { ...line, total, vat: vatWithin(total) };
  });
};

const minute = 60_000;
const longest = 6 * 60 * minute;

/** How long to wait before the office is asked again. */
export const retryAfter = (tries: number): number => Math.min(minute * 2 ** Math.min(tries, 10), longest);
