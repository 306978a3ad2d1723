/** Value added tax contained in a gross amount: a tenth of the net. */
export const includedTax = (gross: number): number => Math.round(gross / 11);

export interface Totals {
  items: number;
  ship: number;
  /** Discounts, zero or negative. */
  adjustments: number;
  /** Fee of the chosen way of paying. */
  fee: number;
  total: number;
  tax: number;
  quantity: number;
}

/** Adds up an order from its prices, its delivery fee and its discounts. */
export const totalsOf = (
  lines: readonly { price: number; quantity: number }[],
  fee: number,
  adjustments = 0,
): Totals => {
  const items = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const total = items + fee + adjustments;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { items, ship: fee, adjustments, fee: 0, total, tax: includedTax(total), quantity };
};

/** Including the fee of its payment. */
export const withFee = (totals: Totals, fee: number): Totals => {
  const total = totals.total + fee;
  return { ...totals, fee, total, tax: includedTax(total) };
};
