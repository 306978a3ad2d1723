/** One sold item, in whole tugrik as paid before discounts on the order. */
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

/**
 * Lines in hundredths with the discount spread over them in proportion; the rounding difference goes to the last ones.
 */
export const taxedLines = (lines: readonly SoldLine[], discount: number): TaxedLine[] => {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  let [seen, allotted] = [0, 0];
  return lines.map(({ amount, ...line }) => {
    seen += amount;
    const share = sum === 0 ? 0 : Math.floor((discount * seen) / sum) - allotted;
    allotted += share;
    const total = (amount - share) * 100;
    return { ...line, total, vat: vatWithin(total) };
  });
};

const sumOf = (lines: readonly SoldLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Receipt lines of a partly refunded sale: lines without the returned pieces, which add up to the retained payment.
 * Refunds without returned goods reduce all lines.
 */
export const remainingLines = (sold: readonly (SoldLine & { returned: number })[], remaining: number): TaxedLine[] => {
  const left = sold.map(({ returned, ...line }) => {
    const quantity = line.quantity - returned;
    return { ...line, quantity, amount: (line.amount / line.quantity) * quantity };
  });
  const listed = sumOf(left) < remaining ? sold.map(({ returned: _, ...line }) => line) : left;
  return taxedLines(listed, sumOf(listed) - remaining).filter(({ total }) => total > 0);
};

const minute = 60_000;
const longest = 6 * 60 * minute;

/** Delay of the next request to the office. */
export const retryAfter = (tries: number): number => Math.min(minute * 2 ** Math.min(tries, 10), longest);
